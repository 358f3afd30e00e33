import { getOrderMoney, listMoney, type MoneyFilter, type MoneyRow } from '#contract/money.ts';
import { unwrap } from './client.ts';
import { createRecords } from './records.ts';

/** The money of orders, one by one. */
export const money = createRecords<MoneyRow, MoneyRow, MoneyFilter>({
  kind: 'money',
  list: async (api, query, signal) => unwrap(await api.send(listMoney, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getOrderMoney, { params: { id } }, { signal })),
  isByCursor: true,
  // The page of an order tells its fee, what is left of it and when it is paid out.
  onChanged: (queryClient, ids) => {
    for (const id of ids) void queryClient.invalidateQueries({ queryKey: ['order', id] });
  },
});
