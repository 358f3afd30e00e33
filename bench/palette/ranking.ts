import { corpus, knownAnswers } from '#commands/palette/ranking-fixture.ts';
import { rank } from '#commands/palette/ranking.ts';
import { wordIndexOf, type Searchable } from '#commands/palette/word-index.ts';
import type { Measured } from '../budgets.ts';

const entriesWanted = 10_000;
const rounds = 40;

/** Made-up words in Portuguese syllables: as many as a catalogue of ten thousand titles has, none of them an answer. */
const syllables = ['zu', 'xo', 'que', 'ji', 'wa', 'vro', 'gle', 'tri', 'pnu', 'kle', 'bji', 'drô', 'fão', 'nhé'];
const wordOf = (seed: number): string =>
  [seed % 14, Math.floor(seed / 14) % 14, Math.floor(seed / 196) % 14, Math.floor(seed / 2744) % 14]
    .map((at) => syllables[at] ?? '')
    .join('');
const fillerOf = (each: number): Searchable => ({
  title: [1, 2, 3, 4, 5].map((at) => wordOf((each * at * 31 + at) % 38_416)).join(' '),
  aliases: [],
});

/** The known answers asked among ten thousand entries: how many do not come first, and what one query costs. */
export const measureRanking = (): Measured => {
  const known = corpus.map(({ title, aliases = [] }): Searchable => ({ title, aliases }));
  const entries = [...known, ...Array.from({ length: entriesWanted - known.length }, (_, each) => fillerOf(each))];
  const index = wordIndexOf(entries);
  const misses = knownAnswers.filter(([query, first]) => entries[rank(index, query).positions[0] ?? -1]?.title !== first);
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) for (const [query] of knownAnswers) rank(index, query);
  return { 'ranking.misses': misses.length, 'ranking.query': (performance.now() - began) / rounds / knownAnswers.length };
};
