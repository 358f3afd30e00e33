import { addDays } from '#lib/dates.ts';

/** Days that the sales of the dashboard may be looked at over. */
export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

/** As the address says it; a month for what nobody offers. */
export const periodIn = (search: Readonly<Record<string, unknown>>): Period => periods.find((each) => each === search['period']) ?? '30';

/** The last so many days, today included. */
export const spanOf = (period: Period, today: string): { readonly from: string; readonly to: string } => ({
  from: addDays(today, 1 - Number(period)),
  to: today,
});

/** By which part of what it was before it changed: 0.25 is a quarter more. Null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before);
