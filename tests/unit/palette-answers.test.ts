import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { commands } from '#commands/registry.ts';
import type { Entry } from '#palette/entries.ts';
import { theAnswerSaid } from '#palette/phrase-words.ts';
import { rank } from '#palette/ranking.ts';
import { wordIndexOf } from '#palette/word-index.ts';
import { searchOf } from '#palette/prefixes.ts';
import { cancelReasons } from '../../server/orders/cancel-reasons.ts';
import { firstRowFor, palettes, rowsFor, viewers } from '../support/home-palettes.ts';

/** What somebody types from the home page, and what they mean by it. */
const meant: Readonly<Record<string, readonly (readonly [query: string, first: string])[]>> = {
  superuser: [
    ['anuncio', 'Anúncios'],
    ['anúncios', 'Anúncios'],
    ['conta', 'Contas'],
    ['empresa', 'Empresas'],
    ['perfil', 'Meu perfil'],
    ['usuarios', 'Usuários'],
    ['exped', 'Expedição'],
    ['mediacao', 'Mediação'],
    ['financeiro', 'Financeiro'],
    ['produto', 'Produtos'],
    ['relatorio', 'Relatórios'],
    ['pedido', 'Vendas'],
    ['vendas', 'Vendas'],
    ['dinheiro', 'Financeiro'],
    ['repasse', 'Financeiro'],
    ['atrasado', 'Expedição'],
    ['recusado', 'Anúncios'],
  ],
  reviewer: [
    ['anuncio', 'Revisão'],
    ['recusado', 'Revisão'],
    ['perfil', 'Meu perfil'],
    ['config', 'Configurações'],
  ],
  seller: [
    ['produto', 'Produtos'],
    ['preco', 'Regras de Preço'],
    ['anuncio', 'Meus anúncios'],
    ['venda', 'Vendas'],
    ['pergunta', 'Perguntas'],
    ['exped', 'Expedição'],
    ['dinheiro', 'Financeiro'],
    ['atrasado', 'Expedição'],
    ['recusado', 'Meus anúncios'],
  ],
  manager: [
    ['repasse', 'Financeiro'],
    ['dinheiro', 'Financeiro'],
    ['receber', 'Financeiro'],
    ['atrasado', 'Expedição'],
  ],
};

describe.each(Object.entries(meant))('a %s at home', (who, asked) => {
  test.each(asked)('who types %j finds %j first', (query, first) => {
    expect(rowsFor(who, query)[0]?.title).toBe(first);
  });
});

const none = wordIndexOf([]);

const kinds = ['exact', 'prefix', 'word order', 'accents', 'acronym', 'slip', 'stitched', 'alias'] as const;

interface Query {
  readonly role: keyof typeof viewers;
  readonly kind: (typeof kinds)[number];
  readonly query: string;
  readonly first: string;
}

/** What somebody types from the home page, and what they mean by it: the first row. */
const { data: queries } = Papa.parse<Query>(readFileSync(new URL('palette-queries.csv', import.meta.url), 'utf8'), {
  header: true,
  skipEmptyLines: true,
});

const missesOf = (asked: readonly Query[]): readonly string[] =>
  asked.flatMap(({ role, query, first }) => {
    const found = rowsFor(role, query)[0]?.title;
    return found === first ? [] : [`${query}: ${found}, not ${first}`];
  });

describe.each(['superuser', 'reviewer', 'seller'])('a %s at home', (who) => {
  test.each(kinds)('who types a query of the kind %j finds what was meant first', (kind) => {
    const asked = queries.filter((each) => each.role === who && each.kind === kind);
    expect(asked.length).toBeGreaterThanOrEqual(12);
    expect(missesOf(asked)).toEqual([]);
  });

  test('finds what runs at once above what asks, and that above what can not run, in everything that was meant', () => {
    const { standings } = palettes[who] ?? {};
    const rankOf = (entry: Entry): number => (standings?.refusalOf(entry) ? 2 : standings?.isAsking(entry) ? 1 : 0);
    const wrong = queries.filter(({ query, kind }) => {
      if (kind === 'acronym' || kind === 'slip') return false;
      const { begins, positions } = rank(palettes[who]?.catalogue.index ?? none, query, standings?.forRanking(query));
      const ranks = [...positions.subarray(0, begins.near)].map((at) => rankOf(palettes[who]?.catalogue.entries[at] as Entry));
      return ranks.some((each, at) => each < (ranks[at - 1] ?? 0));
    });
    expect(wrong).toEqual([]);
  });
});

test('what is to be done in a list is found by who has the list, and by nobody else', () => {
  const placesFor = (who: string) =>
    rowsFor(who, 'pedidos de cancelamento').flatMap((entry) => (entry.kind === 'link' && entry.where === 'view' ? [entry.to] : []));
  expect(Object.keys(viewers).map((who) => [who, placesFor(who)])).toEqual([
    ['superuser', ['/sale?status=pending_cancelled']],
    ['reviewer', []],
    ['seller', ['/sale?status=pending_cancelled']],
    ['manager', ['/sale?status=pending_cancelled']],
  ]);
});

test.each(['não', 'nunca', 'não não'])('no and nothing besides (%j) chooses none of the reasons there are', (said) => {
  expect(theAnswerSaid(said, cancelReasons, ({ description }) => description)).toBeNull();
});

test('there are three hundred queries at least', () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
});

test('who looks for money goes there; who may not see it reads who can', () => {
  const answer = (who: string) => {
    const [first] = rowsFor(who, 'receber');
    const refusal = first && palettes[who]?.standings.refusalOf(first);
    return [first?.kind, refusal?.key];
  };
  expect([answer('manager'), answer('superuser'), answer('seller')]).toEqual([
    ['link', undefined],
    ['link', undefined],
    ['command', 'money.refused.notManager'],
  ]);
});

test.each(Object.keys(viewers))('a %s is shown at most two rows of what only others may do, whatever was typed', (who) => {
  const words = new Set(commands.flatMap(({ aliases }) => aliases.flatMap((alias) => [alias, alias.slice(0, 3)])));
  const crowded = [...words, 'cancelar', 'a', 'e', 're', 'anuncio', 'pedido'].filter(
    (query) => rowsFor(who, query).filter((entry) => palettes[who]?.standings.isBarred(entry)).length > 2,
  );
  expect(crowded).toEqual([]);
});

test.each([
  ['reviewer', 'aprovar caneca barro vivo', 'Aprovar'],
  ['reviewer', 'SER-BOT-0357 aprovar', 'Aprovar'],
  ['superuser', 'retomar conta planalto', 'Retomar conta'],
  // What runs at once would run on something else than was named; and a noun says what it is about.
  ['reviewer', 'alternar tema claro e escuro agora', undefined],
  ['superuser', 'vendas de marte', undefined],
  // What is said not to be done, and what another command or kind is named for.
  ['superuser', '2000012000001918 não cancelar', undefined],
  ['superuser', 'cancelar observação 2000012000001918', undefined],
  ['superuser', 'recusar mediação 2000012000001918', undefined],
  ['superuser', 'recusar reembolso 2000012000001918', undefined],
])('a %s who says %j, which finds nothing, is led to the command that asks: %s', (who, text, title) => {
  expect(firstRowFor(who, text, [])?.title).toBe(title);
});

test.each([
  ['seller', 'abrir pedido 2000013000000548', { kind: 'order', text: '2000013000000548' }],
  ['superuser', 'ver o anúncio SER-BOT-0357', { kind: 'listing', text: 'SER-BOT-0357' }],
  ['superuser', 'abrir empresa Foto Paulista', { kind: 'company', text: 'Foto Paulista' }],
  ['seller', 'abrir pedido', { kind: 'all', text: 'abrir pedido' }],
  ['seller', 'abrir notificações agora', { kind: 'all', text: 'abrir notificações agora' }],
  // A reviewer's server finds no orders.
  ['reviewer', 'abrir pedido 2000013000000548', { kind: 'all', text: 'abrir pedido 2000013000000548' }],
] as const)('for a %s %j is looked for as %o', (role, text, search) => {
  expect(searchOf(text, role)).toEqual(search);
});
