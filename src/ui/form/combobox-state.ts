import { finderOf, searchableText } from '#lib/fold-text.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** What the server told of it has no id: shown, never chosen. */
  readonly isUnreadable?: true;
  /** Stands for all of them: not among what words find. */
  readonly isAll?: true;
}

/** Select lists show ten first and ten more at a time (row CTL-2). */
const PAGE = 10;

/** An open list; a closed one is null. */
export interface OpenList {
  /** What was typed since it opened; '' shows everything. */
  readonly query: string;
  readonly shown: number;
  /** Index of the row the keyboard is on; one past the last option is 'load more'; -1 is none. */
  readonly active: number;
}

export const opened: OpenList = { query: '', shown: PAGE, active: -1 };

/** Options whose label holds each word typed, accents, case and signs aside. */
export const matching = (options: readonly SelectOption[], query: string): readonly SelectOption[] => {
  const finds = finderOf(query);
  return finds ? options.filter(({ label, isAll }) => !isAll && finds(searchableText(label))) : options;
};

/** What is chosen is among the first rows: a list that begins without it looks as if nothing were. */
export const withChosenInSight = (options: readonly SelectOption[], value: string): readonly SelectOption[] => {
  const at = options.findIndex((option) => option.value === value);
  const chosen = options[at];
  if (!chosen || at < PAGE) return options;
  const others = options.toSpliced(at, 1);
  return others[0]?.isAll ? [others[0], chosen, ...others.slice(1)] : [chosen, ...others];
};

export const hasMore = (list: OpenList, found: number): boolean => found > list.shown;

/** The keyboard goes round: past the last row is the first. */
export const step = (list: OpenList, found: number, by: 1 | -1): OpenList => {
  const rows = Math.min(found, list.shown) + (hasMore(list, found) ? 1 : 0);
  if (rows === 0) return list;
  const from = list.active === -1 && by === -1 ? 0 : list.active;
  return { ...list, active: (from + by + rows) % rows };
};

/** Ten more, with the keyboard on the first of them. */
export const showMore = (list: OpenList): OpenList => ({ ...list, shown: list.shown + PAGE, active: list.shown });

export const search = (query: string): OpenList => ({ query, shown: PAGE, active: query.trim() === '' ? -1 : 0 });
