import type { Company, CompanyRow } from '#contract/seller.ts';
import type { Subject } from '#events/record.ts';

/** What commands decide on: a row of the list, or the company's page. */
export type CompanyView = CompanyRow | Company;

export const companySubject = ({ _id }: { readonly _id: string }): Subject => `company:${_id}`;
