import { describe, expect, test } from 'vitest';
import { menuLeadsTo } from '../../src/app/menu-leads-to.ts';
import { createAppRouter } from '../../src/app/routes.tsx';
import type { Services } from '../../src/app/services.ts';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { commands, intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { outbox } from '#events/projections/outbox.ts';
import { linksOf, mergeMenus } from '#features/shell/menu.ts';
import { catalogueOf } from '#palette/catalogue.ts';
import { createContextRegistry } from '#palette/context-registry.ts';
import { standingEntries, type Entry } from '#palette/entries.ts';
import { noFrecency } from '#palette/frecency.ts';
import { search } from '#palette/results.ts';
import { standingsOf } from '#palette/standings.ts';
import { buildMenu } from '../../server/shell/build-menu.ts';
import { generalMenu, moneyMenu, type MenuViewer } from '../../server/shell/menu-table.ts';

const viewers = {
  superuser: { role: 'superuser', isMoneyManager: false, hadSellout: true },
  reviewer: { role: 'reviewer', isMoneyManager: false, hadSellout: true },
  seller: { role: 'seller', isMoneyManager: false, hadSellout: true },
  manager: { role: 'seller', isMoneyManager: true, hadSellout: false },
} as const satisfies Readonly<Record<string, MenuViewer>>;

const linksFor = (viewer: MenuViewer) => {
  const session = { state: () => ({ hadSellout: viewer.hadSellout, hadSell: viewer.isMoneyManager }) };
  const leadsSomewhere = menuLeadsTo(createAppRouter({ session } as unknown as Services));
  return linksOf(
    mergeMenus(buildMenu(generalMenu, viewer), buildMenu(moneyMenu, viewer), { leadsSomewhere, unread: null, nameOf: ({ name }) => name }),
  );
};

/** What the palette of such a person shows from the home page, where nothing is chosen: the real commands and the real menu. */
const palettes = Object.fromEntries(
  Object.entries(viewers).map(([who, viewer]) => {
    const catalogue = catalogueOf(standingEntries(commands, linksFor(viewer), 'br'));
    const context = {
      offered: createContextRegistry().state(),
      actor: aReviewer({ role: viewer.role, isMoneyManager: viewer.isMoneyManager, ...(viewer.role === 'seller' && { sellerId: 's1' }) }),
      outbox: outbox.initial,
      index: indexCommands(intentCommands),
      baseOf: () => null,
      navigate: () => undefined,
    };
    return [who, { catalogue, standings: standingsOf(catalogue, context, noFrecency, 0) }];
  }),
);

const rowsFor = (who: string, query: string): readonly Entry[] => {
  const palette = palettes[who];
  if (!palette) throw new Error(`Nobody is ${who}`);
  const rows = search(palette.catalogue, query, palette.standings, null);
  return Array.from({ length: rows.length }, (_, at) => rows.at(at)).flatMap((row) => (row?.kind === 'entry' ? [row.entry] : []));
};

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

describe.each(Object.entries(meant))('a %s at home', (who, queries) => {
  test.each(queries)('who types %j finds %j first', (query, first) => {
    expect(rowsFor(who, query)[0]?.title).toBe(first);
  });
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
