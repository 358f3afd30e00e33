import { getSeller, listCompanies, type Company, type CompanyFilter, type CompanyRow } from '#contract/seller.ts';
import { getUser, listUsers, type User, type UserFilter, type UserRow } from '#contract/user.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const users = createRecords<UserRow, User, UserFilter>({ kind: 'user', ...byCalls(listUsers, getUser) });

export const companies = createRecords<CompanyRow, Company, CompanyFilter>({
  kind: 'company',
  // The companies that lists are filtered by (./sellers.ts).
  pickedBy: ['sellers'],
  ...byCalls(listCompanies, getSeller),
});
