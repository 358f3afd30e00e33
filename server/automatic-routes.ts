import {
  createAutoMessageRoute,
  getAutoMessageRoute,
  listAutoMessagesRoute,
  pauseAutoMessageRoute,
  saveAutoMessageRoute,
} from './auto-messages/rule-routes.ts';
import { listSampleOrdersRoute, listSentMessagesRoute } from './auto-messages/sent-routes.ts';
import { previewPricesRoute, setSkuCostRoute } from './prices/priced-listings.ts';
import {
  archivePriceRuleRoute,
  createPriceRuleRoute,
  getPriceRuleRoute,
  listPriceRulesRoute,
  savePriceRuleRoute,
} from './prices/rule-routes.ts';
import { getPriceRunRoute, listPriceRunItemsRoute, startPriceRunRoute } from './prices/run-routes.ts';
import type { Route } from './http/route.ts';

/** Rules of what the hub does by itself: prices it makes, messages it sends. */
export const automaticRoutes: readonly Route[] = [
  listAutoMessagesRoute,
  getAutoMessageRoute,
  createAutoMessageRoute,
  saveAutoMessageRoute,
  pauseAutoMessageRoute,
  listSampleOrdersRoute,
  listSentMessagesRoute,
  listPriceRulesRoute,
  getPriceRuleRoute,
  createPriceRuleRoute,
  savePriceRuleRoute,
  archivePriceRuleRoute,
  previewPricesRoute,
  setSkuCostRoute,
  startPriceRunRoute,
  getPriceRunRoute,
  listPriceRunItemsRoute,
];
