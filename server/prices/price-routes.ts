import { described } from '../http/route.ts';
import { previewPricesRoute, setSkuCostRoute } from './priced-listings.ts';
import { archivePriceRuleRoute, createPriceRuleRoute, getPriceRuleRoute, listPriceRulesRoute, savePriceRuleRoute } from './rule-routes.ts';
import { startPriceRunRoute, getPriceRunRoute, listPriceRunItemsRoute } from './run-routes.ts';

export const priceRoutes = described([
  [archivePriceRuleRoute, 'Puts a price rule away, or takes it back; what its runs did stays done'],
  [createPriceRuleRoute, 'Makes a price rule of the own company, or of one that a superuser names'],
  [getPriceRuleRoute, 'One price rule, with its last runs'],
  [listPriceRulesRoute, 'Price rules, by name'],
  [savePriceRuleRoute, 'Changes a price rule; whose it is stays'],
  [previewPricesRoute, 'What terms would make of the prices of active and paused listings; nothing is changed or kept'],
  [setSkuCostRoute, 'What a piece of a SKU costs the company; null forgets it'],
  [startPriceRunRoute, 'Goes over all listings of a rule, to tell what would become of their prices or to change them; one at a time'],
  [getPriceRunRoute, 'How far a run is, and what became of how many'],
  [listPriceRunItemsRoute, 'What became of each listing of a run'],
]);
