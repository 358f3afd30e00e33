import { companies } from '#api/people.ts';
import { certificateSoonDays, type Company, type CompanyFilter, type CompanyRow } from '#contract/seller.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import { addTo, wholeBetween } from '#lib/dates.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const companyStatuses = ['active', 'blocked'] as const;
export const certificateStates = ['valid', 'soon', 'expired', 'none'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Whole days that a certificate is still valid; negative once it is not. */
export const daysLeft = (until: string, nowMs: number): number => wholeBetween(nowMs, until, 'day');

export const certificateStateOf = (until: string | null, nowMs: number): CertificateState => {
  if (until === null) return 'none';
  if (Date.parse(until) < nowMs) return 'expired';
  return Date.parse(until) <= addTo(nowMs, certificateSoonDays, 'day').getTime() ? 'soon' : 'valid';
};

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const companyFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): CompanyFilter => {
  const status = companyStatuses.find((each) => each === chosenIn(query, 'status'));
  const certificate = certificateStates.find((each) => each === chosenIn(query, 'certificate'));
  const me2 = (['yes', 'no'] as const).find((each) => each === chosenIn(query, 'me2'));
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(status === undefined ? {} : { status }),
    ...(me2 === undefined ? {} : { me2 }),
    ...(certificate === undefined ? {} : { certificate }),
  };
};

export const companyKind: RecordKind<CompanyRow, Company, CompanyFilter> = {
  on: 'company',
  records: companies,
  filterOf: companyFilterOf,
  batch: { on: 'company', names: ['company.block', 'company.unblock'] },
};
