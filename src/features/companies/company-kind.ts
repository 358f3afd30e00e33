import { companies } from '#api/people.ts';
import { CompanyFilter } from '#contract/seller.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const companyStatuses = ['active', 'blocked'] as const;

export const companyKind = recordKind({ records: companies, filter: CompanyFilter, batch: ['company.block', 'company.unblock'] });
