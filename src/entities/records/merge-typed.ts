import { isSameJson } from '#lib/same-json.ts';

interface Merged {
  readonly value: unknown;
  /** What both changed, each to something else, as the form names it ('name', 'skus.0.stock'): what is typed stands. */
  readonly contested: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are merged entry by entry only while all three have the same entries. */
const idsOf = (value: unknown): string | null => {
  if (!Array.isArray(value)) return null;
  const ids = value.map((each: unknown) => (isFields(each) ? (each['_id'] ?? each['skuId']) : undefined));
  return ids.every((id) => typeof id === 'string') ? JSON.stringify(ids) : null;
};

const inside = (field: string, name: string | number): string => (field === '' ? String(name) : `${field}.${name}`);

/** Something as it was, as it is typed and as it is now. */
type Three<Value> = readonly [before: Value, typed: Value, now: Value];

const mergeFields = ([before, typed, now]: Three<Fields>, field: string): Merged => {
  const merged = Object.keys(typed).map((name) => [name, mergeTyped(before[name], typed[name], now[name], inside(field, name))] as const);
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    contested: merged.flatMap(([, { contested }]) => contested),
  };
};

const mergeEntries = ([before, typed, now]: Three<readonly unknown[]>, field: string): Merged => {
  const entries = typed.map((each, at) => mergeTyped(before[at], each, now[at], inside(field, at)));
  return { value: entries.map(({ value }) => value), contested: entries.flatMap(({ contested }) => contested) };
};

/**
 * What somebody types in a form and what became of its record meanwhile: what they did not touch takes what the record has now.
 * @param before what the record had when they began.
 * @param now what it has.
 * @param field where in the form this is; empty for the form itself.
 */
export const mergeTyped = (before: unknown, typed: unknown, now: unknown, field = ''): Merged => {
  if (isSameJson(typed, before) || isSameJson(typed, now)) return { value: now, contested: [] };
  if (isSameJson(now, before)) return { value: typed, contested: [] };
  if (isFields(before) && isFields(typed) && isFields(now)) return mergeFields([before, typed, now], field);
  const ids = idsOf(typed);
  if (ids !== null && ids === idsOf(before) && ids === idsOf(now))
    return mergeEntries([before, typed, now] as Three<readonly unknown[]>, field);
  return { value: typed, contested: [field] };
};
