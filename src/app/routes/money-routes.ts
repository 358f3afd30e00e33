import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const money: Crumb = { title: 'shell.title.money', path: '/money' };
const load = () => import('../screens/money-route.tsx');

/** The money of a company, for its money managers. */
export const moneyRoutes = [
  pageAt('/money', [money], page(load, 'MoneyRoute')),
  listAt('/money/resume', [money, here('shell.title.moneySummary')], lazy(load, 'MoneySummaryRoute')),
  listAt('/money/list', [money, here('shell.title.moneyList')], lazy(load, 'MoneyListRoute')),
] as const;
