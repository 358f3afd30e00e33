import type { Route } from '../http/route.ts';
import { checkMoneyRoute } from './check-money.ts';
import { getMoneyRoute } from './get-money.ts';
import { listMoneyRoute, getOrderMoneyRoute } from './list-money.ts';
import { getMoneySummaryRoute } from './sum-money.ts';

export const moneyRoutes: readonly Route[] = [getMoneyRoute, getMoneySummaryRoute, listMoneyRoute, getOrderMoneyRoute, checkMoneyRoute];
