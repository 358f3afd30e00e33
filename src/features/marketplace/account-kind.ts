import { marketplaceAccounts } from '#api/integrations.ts';
import type { MarketplaceAccount, MarketplaceAccountFilter, MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import { connectionStates } from '#machines/lifecycle/marketplace-account.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const accountFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): MarketplaceAccountFilter => {
  const state = connectionStates.find((each) => each === chosenIn(query, 'state'));
  const sellerId = chosenIn(query, 'company');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(state === undefined ? {} : { state }),
    ...(sellerId === undefined ? {} : { sellerId }),
  };
};

export const accountKind: RecordKind<MarketplaceAccountRow, MarketplaceAccount, MarketplaceAccountFilter> = {
  on: 'marketplace',
  records: marketplaceAccounts,
  filterOf: accountFilterOf,
  batch: { on: 'marketplace', names: ['marketplace.pause', 'marketplace.resume', 'marketplace.renew'] },
};
