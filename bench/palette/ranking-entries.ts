import { corpus, knownAnswers } from '#palette/ranking-fixture.ts';
import type { Searchable } from '#palette/word-index.ts';

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

/** The rows the known answers are among. */
export const rankedEntries = (): readonly Searchable[] => {
  const known = corpus.map(({ title, aliases = [] }): Searchable => ({ title, aliases }));
  return [...known, ...Array.from({ length: entriesWanted - known.length }, (_, each) => fillerOf(each))];
};

export interface RankingFigures {
  readonly misses: number;
  /** Milliseconds a query. */
  readonly query: number;
}

/** Asks every known answer: how many do not come first, and what one query costs. `first` gives the title of the first row found. */
export const askKnownAnswers = (first: (query: string) => string | undefined): RankingFigures => {
  const misses = knownAnswers.filter(([query, answer]) => first(query) !== answer).length;
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) for (const [query] of knownAnswers) first(query);
  return { misses, query: (performance.now() - began) / rounds / knownAnswers.length };
};
