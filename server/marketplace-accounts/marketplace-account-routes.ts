import type { Route } from '../http/route.ts';
import { listMarketplaceAccountsRoute, getMarketplaceAccountRoute } from './account-reads.ts';
import { setMarketplaceAccountPauseRoute, renewMarketplaceAccountRoute } from './account-writes.ts';

export const marketplaceAccountRoutes: readonly Route[] = [
  listMarketplaceAccountsRoute,
  getMarketplaceAccountRoute,
  setMarketplaceAccountPauseRoute,
  renewMarketplaceAccountRoute,
];
