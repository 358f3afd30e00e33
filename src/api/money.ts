import { getOrderMoney, listMoney, type MoneyFilter, type MoneyRow } from '#contract/money.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

/** The money of orders, one by one. */
export const money = createRecords<MoneyRow, MoneyRow, MoneyFilter>({
  kind: 'money',
  ...byCalls(listMoney, getOrderMoney),
  isByCursor: true,
  // The page of an order tells its fee, what is left of it and when it is paid out.
  onChanged: (queryClient, ids) => {
    for (const id of ids) void queryClient.invalidateQueries({ queryKey: ['order', id] });
  },
});
