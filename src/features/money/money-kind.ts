import { money } from '#api/money.ts';
import { MoneyDifference, MoneyFilter } from '#contract/money.ts';
import { recordKind } from '#entities/records/record-kind.ts';

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

export const moneyKind = recordKind({
  records: money,
  filter: MoneyFilter,
  ranges: { [columnIds.date]: ['from', 'to'], [columnIds.release]: ['releaseFrom', 'releaseTo'] },
  batch: ['money.check', 'money.uncheck'],
});
