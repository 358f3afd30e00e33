import { getOrderMoney, listMoney, type MoneyFilter, type MoneyRow } from '#contract/money.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

/** The money of orders, one by one. */
export const money = createRecords<MoneyRow, MoneyRow, MoneyFilter>({
  kind: 'money',
  ...byCalls(listMoney, getOrderMoney),
  isByCursor: true,
});
