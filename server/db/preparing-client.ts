import { Client, type ClientConfig, type QueryConfig } from 'pg';

/** A plan takes memory of the database for as long as its connection lasts; what comes once is not worth it. */
const mostNamed = 400;
const mostSeen = 4000;
const longest = 8000;

/** In the text of a search: its plan is the same for any words. */
export const sameForAnyWords = '/* the same for any words */';

const isPlannedForWords = (text: string): boolean => text.includes('@@') && !text.includes(sameForAnyWords);

const names = new Map<string, string>();
const seen = new Set<string>();

/**
 * What to prepare a statement as, the same on every connection of this process; undefined to parse and plan it anew, which is most
 * of a small query's time. From its second coming on, for many come only once. No search by words, unless it says `sameForAnyWords`: how
 * many rows have them decides the plan, and a plan for any words would read the whole queue to find a rare one.
 */
export const nameOfStatement = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNamed || text.length > longest || isPlannedForWords(text)) return known;
  if (!seen.has(text)) {
    if (seen.size >= mostSeen) seen.clear();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
};

const isUnnamed = (config: unknown): config is QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  !('submit' in config) &&
  (!('name' in config) || config.name === undefined);

/** A connection that keeps the statements prepared that come again. */
export class PreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (config: unknown, ...rest: readonly unknown[]) => unknown;
    const prepared = (asked: unknown, ...rest: readonly unknown[]): unknown => {
      const [values] = rest;
      const hasValues = Array.isArray(values) && values.length > 0;
      return query(hasValues && isUnnamed(asked) ? { ...asked, name: nameOfStatement(asked.text) } : asked, ...rest);
    };
    this.query = prepared as Client['query'];
  }
}
