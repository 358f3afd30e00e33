import type { Route } from '../http/route.ts';
import { previewPricesRoute, setSkuCostRoute } from './priced-listings.ts';
import { archivePriceRuleRoute, createPriceRuleRoute, getPriceRuleRoute, listPriceRulesRoute, savePriceRuleRoute } from './rule-routes.ts';
import { startPriceRunRoute, getPriceRunRoute, listPriceRunItemsRoute } from './run-routes.ts';

export const priceRoutes: readonly Route[] = [
  archivePriceRuleRoute,
  createPriceRuleRoute,
  getPriceRuleRoute,
  listPriceRulesRoute,
  savePriceRuleRoute,
  previewPricesRoute,
  setSkuCostRoute,
  startPriceRunRoute,
  getPriceRunRoute,
  listPriceRunItemsRoute,
];
