import { marketplaceAccounts } from '#api/integrations.ts';
import { MarketplaceAccountFilter } from '#contract/marketplace-account.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const accountKind = recordKind({
  records: marketplaceAccounts,
  filter: MarketplaceAccountFilter,
  batch: ['marketplace.pause', 'marketplace.resume', 'marketplace.renew'],
});
