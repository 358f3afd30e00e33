import { listAutoMessages } from '#contract/auto-message.ts';
import { listCategories } from '#contract/category-rules-calls.ts';
import { listMarketplaceAccounts } from '#contract/marketplace-account.ts';
import { listPriceRules } from '#contract/price-rule.ts';
import { brokenIn } from '#lib/broken-row.ts';
import { ok } from '#lib/result.ts';
import type { Entry, Place } from './entries.ts';
import { mostFound, type LookUp } from './look-up.ts';

/** A row as its list has it: by its name, and whose it is. */
const rowOf =
  (where: Place, icon: string, path: string) =>
  ({ _id, name, detail }: { readonly _id: string; readonly name: string; readonly detail: string }): Entry => ({
    kind: 'link',
    id: `${where}:${_id}`,
    icon,
    title: name,
    detail,
    aliases: [],
    to: `${path}/${encodeURIComponent(_id)}`,
    where,
  });

const accountRow = rowOf('marketplace', 'store', '/marketplace');
export const lookUpAccounts: LookUp = async (api, search, signal) => {
  const found = await api.send(listMarketplaceAccounts, { query: { search, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  return ok({
    entries: found.value.items.map(({ _id, name, sellerName }) => accountRow({ _id, name, detail: sellerName })),
    broken: brokenIn(found.value),
  });
};

const categoryRow = rowOf('category', 'folder-tree', '/category');
export const lookUpCategories: LookUp = async (api, search, signal) => {
  const found = await api.send(listCategories, { query: { search, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  const entries = found.value.items.map(({ _id, name, path }) => {
    const above = path.slice(0, -1).map((each) => each.name);
    return categoryRow({ _id, name, detail: above.join(' › ') });
  });
  return ok({ entries, broken: brokenIn(found.value) });
};

const ruleRow = rowOf('pricerule', 'tag', '/pricerule');
export const lookUpPriceRules: LookUp = async (api, search, signal) => {
  const found = await api.send(listPriceRules, { query: { search, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  return ok({
    entries: found.value.items.map(({ _id, name, sellerName }) => ruleRow({ _id, name, detail: sellerName })),
    broken: brokenIn(found.value),
  });
};

const messageRow = rowOf('automessage', 'message-square-plus', '/automessage');
export const lookUpAutoMessages: LookUp = async (api, search, signal) => {
  const found = await api.send(listAutoMessages, { query: { search, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  return ok({
    entries: found.value.items.map(({ _id, name, sellerName }) => messageRow({ _id, name, detail: sellerName })),
    broken: brokenIn(found.value),
  });
};
