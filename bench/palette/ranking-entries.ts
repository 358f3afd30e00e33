import { corpus, knownAnswers } from '#palette/ranking-fixture.ts';
import type { Searchable } from '#palette/word-index.ts';
import { quantile } from '../statistics.ts';

const entriesWanted = 10_000;
const rounds = 9;
const repeats = 10;

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

/** The title of the first row that is found for a query. */
export type First = (query: string) => string | undefined;

export interface RankingFigures {
  readonly misses: number;
  /** Milliseconds a query, the median of the rounds. */
  readonly query: number;
}

const timeQueries = (first: First): number => {
  const began = performance.now();
  for (let round = 0; round < repeats; round += 1) for (const [query] of knownAnswers) first(query);
  return (performance.now() - began) / repeats / knownAnswers.length;
};

/**
 * Asks every known answer of each ranking: how many do not come first, and what one query costs. The rankings take turns, and the first
 * round of each is not counted: the engine compiles what it runs often, and the ranking asked second would have the gain of it.
 */
export const askKnownAnswers = <Name extends string>(rankings: Readonly<Record<Name, First>>): Readonly<Record<Name, RankingFigures>> => {
  const measured = (Object.keys(rankings) as Name[]).map((name) => ({ name, first: rankings[name], times: [] as number[] }));
  for (const { first } of measured) timeQueries(first);
  for (let round = 0; round < rounds; round += 1) for (const { first, times } of measured) times.push(timeQueries(first));
  const figuresOf = (first: First, times: readonly number[]): RankingFigures => ({
    misses: knownAnswers.filter(([query, answer]) => first(query) !== answer).length,
    query: quantile(times, 0.5),
  });
  return Object.fromEntries(measured.map(({ name, first, times }) => [name, figuresOf(first, times)])) as Record<Name, RankingFigures>;
};
