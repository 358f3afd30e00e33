import { isDay } from '#lib/dates.ts';
import type { FilterKind } from './column.ts';

/** What a filter is set to. An open end is null; days are 'yyyy-mm-dd'. */
export type FilterValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'options'; readonly chosen: readonly string[] }
  | { readonly kind: 'number'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'date'; readonly from: string | null; readonly to: string | null };

const longest = 120;
const range = '..';

const dayOf = (text: string): string | null => (isDay(text) ? text : null);
const numberOf = (text: string): number | null => (/^-?\d{1,15}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : null);
const endOf = (end: number | string | null): string => (end === null ? '' : `${end}`);

/** As it stands in the URL; '' when it filters nothing. */
export const writeFilter = (filter: FilterValue): string => {
  if (filter.kind === 'text') return filter.text.trim();
  if (filter.kind === 'options') return filter.chosen.map((each) => encodeURIComponent(each)).join(',');
  return filter.from === null && filter.to === null ? '' : `${endOf(filter.from)}${range}${endOf(filter.to)}`;
};

const readOption = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readChosen = (spec: FilterKind & { kind: 'options' }, text: string): FilterValue | null => {
  const known = new Set(spec.options.map(({ value }) => value));
  const chosen = [...new Set(text.split(',').map(readOption))].filter((each) => known.has(each));
  return chosen.length === 0 ? null : { kind: 'options', chosen: spec.isSingle ? chosen.slice(0, 1) : chosen };
};

const readRange = (kind: 'number' | 'date', text: string): FilterValue | null => {
  const ends = text.split(range);
  if (ends.length !== 2) return null;
  const [from = '', to = ''] = ends;
  const filter: FilterValue =
    kind === 'number' ? { kind, from: numberOf(from), to: numberOf(to) } : { kind, from: dayOf(from), to: dayOf(to) };
  return writeFilter(filter) === '' ? null : filter;
};

/** What a URL says of a column's filter; null when nobody can make sense of it. */
export const readFilter = (spec: FilterKind, text: string): FilterValue | null => {
  if (spec.kind === 'options') return readChosen(spec, text);
  if (spec.kind !== 'text') return readRange(spec.kind, text);
  const said = text.trim().slice(0, longest).trim();
  return said === '' ? null : { kind: 'text', text: said };
};
