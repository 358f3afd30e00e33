import { marketplaceAccounts } from '#api/integrations.ts';
import { type MarketplaceAccount, MarketplaceAccountFilter, type MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const accountFilterOf = filterFrom(MarketplaceAccountFilter);

export const accountKind: RecordKind<MarketplaceAccountRow, MarketplaceAccount, MarketplaceAccountFilter> = {
  on: 'marketplace',
  records: marketplaceAccounts,
  filterOf: accountFilterOf,
  batch: ['marketplace.pause', 'marketplace.resume', 'marketplace.renew'],
};
