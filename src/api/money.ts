import { getOrderMoney, listMoney, type MoneyFilter, type MoneyRow } from '#contract/money.ts';
import { unwrap } from './client.ts';
import { createRecords } from './records.ts';

/** The money of orders, one by one. */
export const money = createRecords<MoneyRow, MoneyRow, MoneyFilter>({
  kind: 'money',
  list: async (api, query, signal) => unwrap(await api.send(listMoney, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getOrderMoney, { params: { id } }, { signal })),
  isByCursor: true,
});
