import { listAutoMessages } from '#contract/auto-message.ts';
import { listCategories, type CategoryRow } from '#contract/category-rules-calls.ts';
import { listMarketplaceAccounts } from '#contract/marketplace-account.ts';
import { listPriceRules } from '#contract/price-rule.ts';
import type { Entry, Place } from './entries.ts';
import { mostFound, rowsAs } from './look-up.ts';

/** A row as its list has it: by its name, and whose it is. */
const rowOf =
  <Row extends { readonly _id: string; readonly name: string }>(where: Place, icon: string, detailOf: (row: Row) => string) =>
  (row: Row): Entry => ({
    kind: 'link',
    id: `${where}:${row._id}`,
    icon,
    title: row.name,
    detail: detailOf(row),
    aliases: [],
    to: `/${where}/${encodeURIComponent(row._id)}`,
    where,
  });

interface OfCompany {
  readonly _id: string;
  readonly name: string;
  readonly sellerName: string;
}
const companyOf = ({ sellerName }: OfCompany): string => sellerName;
const above = ({ path }: CategoryRow): string =>
  path
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' › ');

export const lookUpAccounts = rowsAs(
  (api, search, signal) => api.send(listMarketplaceAccounts, { query: { search, limit: mostFound } }, { signal }),
  rowOf('marketplace', 'store', companyOf),
);

export const lookUpCategories = rowsAs(
  (api, search, signal) => api.send(listCategories, { query: { search, limit: mostFound } }, { signal }),
  rowOf('category', 'folder-tree', above),
);

export const lookUpPriceRules = rowsAs(
  (api, search, signal) => api.send(listPriceRules, { query: { search, limit: mostFound } }, { signal }),
  rowOf('pricerule', 'tag', companyOf),
);

export const lookUpAutoMessages = rowsAs(
  (api, search, signal) => api.send(listAutoMessages, { query: { search, limit: mostFound } }, { signal }),
  rowOf('automessage', 'message-square-plus', companyOf),
);
