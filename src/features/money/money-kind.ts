import { money } from '#api/money.ts';
import { MoneyDifference, MoneyFilter, type MoneyRow } from '#contract/money.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** Columns that filter, and what of the call they set. */
export const columnIds = {
  date: 'date',
  release: 'release',
  state: 'state',
  difference: 'difference',
  company: 'company',
  account: 'account',
} as const;

/** What differences are filtered by, in the order they are offered. */
export const differenceChoices = ['open', ...MoneyDifference.options, 'checked'] as const;

const said = <Value>(name: string, value: Value | null | undefined): Readonly<Record<string, Value>> =>
  value === null || value === undefined ? {} : { [name]: value };

const choicesOf = filterFrom(MoneyFilter);

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const moneyFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): MoneyFilter => {
  const { [columnIds.date]: date, [columnIds.release]: release } = query.filters;
  return {
    ...choicesOf(query),
    ...(date?.kind === 'date' ? { ...said('from', date.from), ...said('to', date.to) } : {}),
    ...(release?.kind === 'date' ? { ...said('releaseFrom', release.from), ...said('releaseTo', release.to) } : {}),
  };
};

export const moneyKind: RecordKind<MoneyRow, MoneyRow, MoneyFilter> = {
  on: 'money',
  records: money,
  filterOf: moneyFilterOf,
  batch: ['money.check', 'money.uncheck'],
};
