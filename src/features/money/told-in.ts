import type { MoneyRow } from '#contract/money.ts';
import { brasiliaDayOf } from './brasilia-day.tsx';

/** Days of release that a list is of, both included; an end that is left out is open. */
export interface ReleaseDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isIn = (at: string, { from, to }: ReleaseDays): boolean => {
  const day = brasiliaDayOf(at);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
};

/** When a sale was paid out or is to be; where that is on other days, when it was changed last on these. */
export const releaseIn = ({ releasedAt, releaseAt, amended = [] }: MoneyRow, days: ReleaseDays): string | null => {
  const paidAt = releasedAt ?? releaseAt;
  if (paidAt === null || isIn(paidAt, days)) return paidAt;
  return amended.findLast(({ at }) => isIn(at, days))?.at ?? paidAt;
};

type Amount = keyof NonNullable<MoneyRow['told']>;

/** What of an amount counts on these days: paid out in them as it was told then, and what was changed in them. (decision 0184) */
export const toldIn = (row: MoneyRow, name: Amount, days: ReleaseDays): number | null => {
  const { told, amended = [], releasedAt } = row;
  if (told === null || releasedAt === null) return told && told[name];
  const sumOf = (some: typeof amended): number => some.reduce((sum, each) => sum + each[name], 0);
  const paidOut = isIn(releasedAt, days) ? told[name] - sumOf(amended) : 0;
  return paidOut + sumOf(amended.filter(({ at }) => isIn(at, days)));
};
