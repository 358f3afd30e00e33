import { createHash } from 'node:crypto';

/** A plan takes memory of the database for as long as its connection lasts; what comes once is not worth it. */
const mostNamed = 400;
const mostSeen = 4000;
const longest = 8000;

/** In the text of a search: its plan is the same for any words. */
export const sameForAnyWords = '/* the same for any words */';

/** In the text of a statement that has numbers written out which seldom come again: the names would be used up by them. */
export const seldomTheSame = '/* seldom the same */';

const isPlannedForWords = (text: string): boolean => text.includes('@@') && !text.includes(sameForAnyWords);

const isPlannedAnew = (text: string): boolean => isPlannedForWords(text) || text.includes(seldomTheSame);

/** By the text alone: whoever shares a connection without knowing could never run another statement under the same name. */
const nameFor = (text: string): string => `s${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** The name of a statement by its text, if it is prepared. */
export type NameOfStatement = (text: string) => string | undefined;

/**
 * The names under which the statements of one pool are prepared, the same on each of its connections. Undefined is a statement that is
 * parsed and planned anew, which is most of a small query's time. One is named when it comes a second time, for many come only once. A
 * search by words is not, unless it says `sameForAnyWords`: how many rows have the words decides its plan, and a plan for any words would
 * read the whole queue to find a rare one.
 */
export const createStatementNames = (): NameOfStatement => {
  const names = new Map<string, string>();
  /** By their names: rows that are written many at once make thousands of texts of eight kilobytes. */
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed || text.length > longest || isPlannedAnew(text)) return known;
    const name = nameFor(text);
    if (!seen.has(name)) {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(name);
      return undefined;
    }
    seen.delete(name);
    names.set(text, name);
    return name;
  };
};
