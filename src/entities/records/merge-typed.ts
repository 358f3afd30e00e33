import { isSameJson } from '#lib/same-json.ts';

interface Merged {
  readonly value: unknown;
  /** Both changed one thing, each to something else: what is typed stands. */
  readonly isContested: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are merged entry by entry only while all three have the same entries. */
const idsOf = (value: unknown): string | null => {
  if (!Array.isArray(value)) return null;
  const ids = value.map((each: unknown) => (isFields(each) ? (each['_id'] ?? each['skuId']) : undefined));
  return ids.every((id) => typeof id === 'string') ? JSON.stringify(ids) : null;
};

const together = (merged: readonly (readonly [string, Merged])[]): Merged => ({
  value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
  isContested: merged.some(([, { isContested }]) => isContested),
});

/**
 * What somebody types in a form and what became of its record meanwhile: what they did not touch takes what the record has now.
 * @param before what the record had when they began.
 * @param now what it has.
 */
export const mergeTyped = (before: unknown, typed: unknown, now: unknown): Merged => {
  if (isSameJson(typed, before) || isSameJson(typed, now)) return { value: now, isContested: false };
  if (isSameJson(now, before)) return { value: typed, isContested: false };
  if (isFields(before) && isFields(typed) && isFields(now))
    return together(Object.keys(typed).map((name) => [name, mergeTyped(before[name], typed[name], now[name])] as const));
  const ids = idsOf(typed);
  if (ids !== null && ids === idsOf(before) && ids === idsOf(now)) {
    const [was, mine, is] = [before, typed, now] as readonly (readonly unknown[])[];
    const entries = mine?.map((each, at) => mergeTyped(was?.[at], each, is?.[at])) ?? [];
    return { value: entries.map(({ value }) => value), isContested: entries.some(({ isContested }) => isContested) };
  }
  return { value: typed, isContested: true };
};
