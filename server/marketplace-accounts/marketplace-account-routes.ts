import { described } from '../http/route.ts';
import { beginConnectingRoute } from '../marketplace/connect/begin-connecting.ts';
import { disconnectRoute } from '../marketplace/connect/disconnect.ts';
import { finishConnectingRoute } from '../marketplace/connect/finish-connecting.ts';
import { listMarketplaceAccountsRoute, getMarketplaceAccountRoute } from './account-reads.ts';
import { setMarketplaceAccountPauseRoute, renewMarketplaceAccountRoute } from './account-writes.ts';

export const marketplaceAccountRoutes = described([
  [listMarketplaceAccountsRoute, 'Accounts on the marketplace and how each is connected, by name'],
  [getMarketplaceAccountRoute, 'One account, with its listings and what was done with its connection'],
  [setMarketplaceAccountPauseRoute, 'Stops sending anything to an account and says why, or goes on'],
  [renewMarketplaceAccountRoute, 'Has the marketplace let us in for another 180 days'],
  [beginConnectingRoute, 'Where a person allows us into their account on the marketplace: good once, for ten minutes and this session'],
  [finishConnectingRoute, 'Connects the account the marketplace says was allowed'],
  [disconnectRoute, 'Gives the authorisation back and sends nothing more'],
]);
