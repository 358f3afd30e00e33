import type { Company, CompanyRow } from '#contract/seller.ts';

/** What commands decide on: a row of the list, or the company's page. */
export type CompanyView = CompanyRow | Company;
