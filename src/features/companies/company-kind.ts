import { companies } from '#api/people.ts';
import { certificateSoonDays, type Company, CompanyFilter, type CompanyRow } from '#contract/seller.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';
import { addTo, wholeBetween } from '#lib/dates.ts';

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

export const companyFilterOf = filterFrom(CompanyFilter);

export const companyKind: RecordKind<CompanyRow, Company, CompanyFilter> = {
  on: 'company',
  records: companies,
  filterOf: companyFilterOf,
  batch: ['company.block', 'company.unblock'],
};
