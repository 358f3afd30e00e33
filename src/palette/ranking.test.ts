import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { foldedWords } from '#lib/fold-text.ts';
import { isOneSlipFrom, isSubsequence } from './fuzzy.ts';
import { corpus, knownAnswers } from './ranking-fixture.ts';
import { rank, type Standing, type Tier } from './ranking.ts';
import { wordIndexOf, type Searchable } from './word-index.ts';

const entries: readonly Searchable[] = corpus.map(({ title, aliases = [] }) => ({ title, aliases }));
const index = wordIndexOf(entries);
const titlesFor = (query: string, standing?: Standing): readonly string[] =>
  [...rank(index, query, standing).positions].map((at) => entries[at]?.title ?? '');

describe('known answers', () => {
  test('there are at least sixty', () => {
    expect(knownAnswers.length).toBeGreaterThanOrEqual(60);
  });
  test.each(knownAnswers)('%j finds %j first', (query, first) => {
    expect(titlesFor(query)[0]).toBe(first);
  });
});

const realTitles = new URL('../../../shared/data/mercadolivre/listing-titles.csv', import.meta.url);

test.skipIf(!existsSync(realTitles))(
  'every real listing title is first when it is typed without accents and with its words turned round',
  () => {
    const { data } = Papa.parse<{ readonly title: string }>(readFileSync(realTitles, 'utf8'), { header: true, skipEmptyLines: true });
    const seen = new Set<string>();
    const titles = data
      .map(({ title }) => title)
      .filter((title) => {
        const key = foldedWords(title).toSorted().join(' ');
        return seen.has(key) ? false : Boolean(seen.add(key));
      });
    const real = wordIndexOf(titles.map((title) => ({ title, aliases: [] })));
    const missed = titles.filter((title, at) => {
      const words = foldedWords(title);
      // Eight words are read; a title that contains all of another's may rightly come first or second.
      const turned = words.slice(0, 8).toReversed().join(' ').toUpperCase();
      const first = rank(real, turned).positions[0];
      const containsAll = words.slice(0, 8).every((word) => foldedWords(titles[first ?? -1] ?? '').some((each) => each.startsWith(word)));
      return first !== at && !containsAll;
    });
    expect(titles.length).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  },
);

test.each(['reset email', 'reset e-mail', 'reset e mail', 'reset e-mail?'])('%j finds what is written with a hyphen', (query) => {
  const hyphened = wordIndexOf([
    { title: 'Configurações', aliases: [] },
    { title: 'Reset de e-mail', aliases: [] },
  ]);
  expect([...rank(hyphened, query).positions]).toEqual([1]);
});

describe('tiers', () => {
  const tierOf = (query: string, title: string): Tier | null => {
    const ranked = rank(index, query);
    const at = [...ranked.positions].findIndex((position) => entries[position]?.title === title);
    return at < 0 ? null : ranked.tierAt(at);
  };
  test.each([
    ['anuncios', 'Anúncios', 'exact'],
    ['skip', 'Pular', 'exact'],
    ['anu', 'Anúncios', 'prefix'],
    ['sni', 'Pular', null],
    ['escuro tema', 'Alternar tema claro e escuro', 'words'],
    ['config', 'Configurações', 'prefix'],
    ['cnfg', 'Configurações', 'near'],
    ['ma', 'Meus anúncios', 'words'],
  ] as const)('%j finds %j in tier %s', (query, title, tier) => {
    expect(tierOf(query, title)).toBe(tier);
  });

  test('what is near comes only while the stricter tiers leave room', () => {
    const many = wordIndexOf([
      ...Array.from({ length: 8 }, (_, each) => ({ title: `Anuncio ${each}`, aliases: [] })),
      { title: 'Anzuncio', aliases: [] },
    ]);
    expect(rank(many, 'anuncio').positions).toHaveLength(8);
    const few = wordIndexOf([
      { title: 'Anuncio 1', aliases: [] },
      { title: 'Anuuncio', aliases: [] },
    ]);
    expect([...rank(few, 'anuncio').positions]).toEqual([0, 1]);
  });
});

describe('standing', () => {
  const used = (...titles: readonly string[]): number[] => titles.map((title) => entries.findIndex((each) => each.title === title));

  test('what was used comes first inside its tier, in its order', () => {
    expect(titlesFor('fone', { used: used('Fone de Ouvido com Fio P2 Branco'), asking: [], out: [] })[0]).toBe(
      'Fone de Ouvido com Fio P2 Branco',
    );
    expect(titlesFor('a', { used: used('Adiar', 'Aprovar'), asking: [], out: [] }).slice(0, 2)).toEqual(['Adiar', 'Aprovar']);
  });
  test('what was used never passes a better tier', () => {
    expect(titlesFor('anuncios', { used: used('Meus anúncios'), asking: [], out: [] })[0]).toBe('Anúncios');
  });
  test('what can not run now stands below everything that was meant and can', () => {
    const standing = { used: used('Recusar!'), asking: [], out: used('Recusar!', 'Resumo', 'Regras de Preço') };
    expect(titlesFor('re', standing).slice(-3)).toEqual(['Recusar!', 'Resumo', 'Regras de Preço']);
    const { begins, tierAt } = rank(index, 're', standing);
    expect(begins.near - begins.out).toBe(3);
    expect([tierAt(0), tierAt(begins.out)]).toEqual(['prefix', 'prefix']);
  });
  test('the name of what can not run leads to nothing else: what is only near stands below it', () => {
    expect(titlesFor('pular').slice(0, 2)).toEqual(['Pular', 'Aprovar']);
    const out = used('Pular');
    expect(titlesFor('pular', { used: [], asking: [], out }).slice(0, 2)).toEqual(['Pular', 'Aprovar']);
    expect(titlesFor('pulra', { used: [], asking: [], out }).at(-1)).toBe('Pular');
  });
});

test.each([
  ['piz', 'Pizzaria'],
  ['jazz', 'Jazz ao vivo'],
  ['привет ми', 'Привет, мир'],
])('%j begins %j, whatever letter follows', (query, title) => {
  const own = wordIndexOf([{ title, aliases: [] }]);
  const ranked = rank(own, query);
  expect([ranked.positions.length, ranked.tierAt(0)]).toEqual([1, 'prefix']);
});

test('what is called by just these words stands above what has others besides, in whatever order, and with a slip in one', () => {
  const own = wordIndexOf([
    { title: 'Alternar tema claro e escuro', aliases: [] },
    { title: 'Tema escuro', aliases: [] },
  ]);
  expect(['escuro tema', 'tema excuro'].map((query) => [...rank(own, query).positions])).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

describe('whatever is typed or pasted', () => {
  test.each(['.*', '(', '[a-', '\\', '^$', 'a{9999}', '+?', '%', '"', '<b>', '🙂', ' ', '\u0000', 'a'.repeat(500), 'ção '.repeat(125)])(
    '%j is harmless',
    (query) => {
      expect(() => rank(index, query)).not.toThrow();
    },
  );
  test('only punctuation finds nothing', () => {
    expect(titlesFor('.*')).toEqual([]);
    expect(titlesFor('  ')).toEqual([]);
  });
  test('anything at all is harmless, and every entry comes at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (query) => {
        const found = [...rank(index, query).positions];
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

const near = 4;
const none = 6;

/** The tiers as they are described, one entry at a time and without an index. */
const tierByHand = (query: readonly string[], { title, aliases }: Searchable): number => {
  const phrases = [title, ...aliases].map((text) => foldedWords(text));
  const asked = query.join(' ');
  const words = phrases.flat();
  if (phrases.some((phrase) => phrase.join(' ') === asked)) return 0;
  if (phrases.some((phrase) => phrase.join(' ').startsWith(asked))) return 1;
  // What has a name of so many words stands above what does not.
  const isWhole = phrases.some((phrase) => phrase.length === query.length);
  if (query.every((each) => words.some((word) => word.startsWith(each)))) return isWhole && query.length > 1 ? 2 : 3;
  const isNear = (each: string, word: string): boolean =>
    word.startsWith(each) || (each.length >= 3 && isSubsequence(each, word)) || (each.length >= 4 && isOneSlipFrom(each, word));
  const [only = ''] = query;
  const several = query.length === 1 ? phrases.filter((phrase) => phrase.length > 1) : [];
  const stitched = several.map((phrase) => phrase.join(''));
  const initials = several
    .flatMap((phrase) => [phrase, phrase.filter((each) => each !== 'a')])
    .flatMap((phrase) => (phrase.length > 1 ? phrase.map((each) => each.charAt(0)).join('') : []));
  if (only.length >= 2 && [...stitched, ...initials].includes(only)) return 3;
  const isBegun =
    (only.length > 1 && initials.some((each) => each.startsWith(only))) ||
    (only.length >= 5 && stitched.some((each) => each.startsWith(only)));
  if (query.every((each) => words.some((word) => isNear(each, word)))) return isWhole ? 4 : 5;
  return isBegun ? 5 : none;
};

const word = fc
  .array(fc.constantFrom('a', 'b', 'ã', 'ç', 'C', 'n', '1'), { minLength: 1, maxLength: 5 })
  .map((letters) => letters.join(''));
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const anEntry = fc.record({ title: phrase, aliases: fc.array(phrase, { maxLength: 2 }) });
const positionsOf = (length: number) => fc.uniqueArray(fc.nat({ max: length - 1 }), { maxLength: length });

test('the index finds what looking at each entry finds, in the same order', () => {
  fc.assert(
    fc.property(
      fc
        .array(anEntry, { minLength: 1, maxLength: 14 })
        .chain((list) => fc.tuple(fc.constant(list), phrase, positionsOf(list.length), positionsOf(list.length), positionsOf(list.length))),
      ([list, query, used, out, among]) => {
        const asking = among.filter((position) => !out.includes(position));
        const words = foldedWords(query);
        const tiers = list.map((entry) => tierByHand(words, entry));
        const strict = tiers.filter((tier) => tier < near).length;
        const order = list
          .map((_, position) => position)
          .filter((position) => (tiers[position] ?? none) < (strict < 8 ? none : near))
          .toSorted((a, b) => {
            const [tierOfA, tierOfB] = [tiers[a] ?? none, tiers[b] ?? none];
            const areNear = tierOfA >= near && tierOfB >= near;
            const lowered = (position: number): number => (out.includes(position) ? 2 : Number(asking.includes(position)));
            const isOut = lowered(a) - lowered(b);
            const rankOf = (position: number): number => (used.includes(position) ? used.indexOf(position) : used.length);
            const isNear = Number(tierOfA >= near) - Number(tierOfB >= near);
            // Of what is only near, what does not run at once is in no further order.
            const tier = areNear && (lowered(a) > 0 || lowered(b) > 0) ? 0 : tierOfA - tierOfB;
            return isNear || isOut || tier || rankOf(a) - rankOf(b) || a - b;
          });
        expect([...rank(wordIndexOf(list), query, { used, asking, out }).positions]).toEqual(order);
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? 500) },
  );
});

test('accents and case change nothing; the order of words nothing but exactness', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { minLength: 1, maxLength: 10 }), phrase, (list, query) => {
      const own = wordIndexOf(list);
      const plain = [...rank(own, query).positions];
      expect([...rank(own, query.toUpperCase().normalize('NFD')).positions]).toEqual(plain);
      const turned = [...rank(own, query.split(' ').toReversed().join(' ')).positions];
      expect(turned.toSorted((a, b) => a - b)).toEqual(plain.toSorted((a, b) => a - b));
    }),
  );
});

describe('near words', () => {
  test.each([
    ['cnfg', 'configuracoes', true],
    ['nfg', 'configuracoes', false],
    ['cgz', 'configuracoes', false],
  ])('%j as letters of %j: %j', (query, wordGiven, isNear) => {
    expect(isSubsequence(query, wordGiven)).toBe(isNear);
  });
  test.each([
    ['anucnios', 'anuncios', true],
    ['anunxios', 'anuncios', true],
    ['anuncxios', 'anuncios', true],
    ['anunc', 'anuncios', true],
    ['xnuncios', 'anuncios', false],
    ['anuxxios', 'anuncios', false],
    ['anusoicn', 'anuncios', false],
  ])('%j is a slip away from %j: %j', (query, wordGiven, isNear) => {
    expect(isOneSlipFrom(query, wordGiven)).toBe(isNear);
  });
});
