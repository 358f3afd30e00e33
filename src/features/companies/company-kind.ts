import { companies } from '#api/people.ts';
import { type Company, CompanyFilter, type CompanyRow } from '#contract/seller.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const companyStatuses = ['active', 'blocked'] as const;

export const companyFilterOf = filterFrom(CompanyFilter);

export const companyKind: RecordKind<CompanyRow, Company, CompanyFilter> = {
  on: 'company',
  records: companies,
  filterOf: companyFilterOf,
  batch: ['company.block', 'company.unblock'],
};
