import { getSeller, listCompanies, type Company, type CompanyFilter, type CompanyRow } from '#contract/seller.ts';
import { getUser, listUsers, type User, type UserFilter, type UserRow } from '#contract/user.ts';
import { unwrap } from './client.ts';
import { createRecords } from './records.ts';

export const users = createRecords<UserRow, User, UserFilter>({
  kind: 'user',
  list: async (api, query, signal) => unwrap(await api.send(listUsers, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getUser, { params: { id } }, { signal })),
});

export const companies = createRecords<CompanyRow, Company, CompanyFilter>({
  kind: 'company',
  // The companies that lists are filtered by (./sellers.ts).
  pickedBy: ['sellers'],
  list: async (api, query, signal) => unwrap(await api.send(listCompanies, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getSeller, { params: { id } }, { signal })),
});
