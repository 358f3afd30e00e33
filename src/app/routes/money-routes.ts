import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const moneyCrumb: Crumb = { title: 'shell.title.money', path: '/money' };
const loadMoney = chunk(() => import('../screens/money-route.tsx'));

const money = createRoute({
  getParentRoute: () => signedIn,
  path: '/money',
  staticData: { crumbs: () => [moneyCrumb] },
  component: lazyRouteComponent(loadMoney, 'MoneyRoute'),
});

const moneySummary = createRoute({
  getParentRoute: () => signedIn,
  path: '/money/resume',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [moneyCrumb, { title: 'shell.title.moneySummary', path: '' }], isFilled: true },
  component: lazyRouteComponent(loadMoney, 'MoneySummaryRoute'),
});

const moneyList = createRoute({
  getParentRoute: () => signedIn,
  path: '/money/list',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [moneyCrumb, { title: 'shell.title.moneyList', path: '' }], isFilled: true },
  component: lazyRouteComponent(loadMoney, 'MoneyListRoute'),
});

/** The money of a company, for its money managers. */
export const moneyRoutes = [money, moneySummary, moneyList] as const;
