import { described } from '../http/route.ts';
import { checkMoneyRoute } from './check-money.ts';
import { getMoneyRoute } from './get-money.ts';
import { listMoneyRoute, getOrderMoneyRoute } from './list-money.ts';
import { getMoneySummaryRoute } from './sum-money.ts';
import { getMoneyTotalRoute } from './total-money.ts';

export const moneyRoutes = described([
  [getMoneyRoute, 'Balance: released and to release, by day and account, and how many orders do not agree with their statement'],
  [getMoneySummaryRoute, 'What the sales of a period came to after fees, freight and returns, by day, month, account or company'],
  [listMoneyRoute, 'The money of each order, newest sale first, and where statement and order differ'],
  [getMoneyTotalRoute, 'What all that a filter of that list finds comes to'],
  [getOrderMoneyRoute, 'The money of one order'],
  [checkMoneyRoute, 'Says what a difference between statement and order is, or takes that back'],
]);
