import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const rules: Crumb = { title: 'shell.title.priceRules', path: '/pricerule' };
const pages = () => import('#features/prices/price-rule-page.tsx');

/** How prices are made of costs. */
export const priceRoutes = [
  listAt(
    '/pricerule',
    [rules],
    lazy(() => import('#features/prices/price-rules-screen.tsx'), 'PriceRulesScreen'),
  ),
  pageAt('/pricerule/new', [rules, here('shell.title.newPriceRule')], page(pages, 'NewPriceRulePage')),
  pageAt('/pricerule/$ruleId', [rules, here('shell.title.priceRule')], page(pages, 'PriceRulePage')),
] as const;
