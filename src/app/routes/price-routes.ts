import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const rulesCrumb: Crumb = { title: 'shell.title.priceRules', path: '/pricerule' };
const loadRules = chunk(() => import('../screens/prices-route.tsx'));

const rules = createRoute({
  getParentRoute: () => signedIn,
  path: '/pricerule',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [rulesCrumb], isFilled: true },
  component: lazyRouteComponent(loadRules, 'PriceRulesRoute'),
});

const newRule = createRoute({
  getParentRoute: () => signedIn,
  path: '/pricerule/new',
  staticData: { crumbs: () => [rulesCrumb, { title: 'shell.title.newPriceRule', path: '' }] },
  component: lazyRouteComponent(loadRules, 'NewPriceRuleRoute'),
});

const rulePage = createRoute({
  getParentRoute: () => signedIn,
  path: '/pricerule/$ruleId',
  staticData: { crumbs: () => [rulesCrumb, { title: 'shell.title.priceRule', path: '' }] },
  component: lazyRouteComponent(loadRules, 'PriceRuleRoute'),
});

/** How prices are made of costs. */
export const priceRoutes = [rules, newRule, rulePage] as const;
