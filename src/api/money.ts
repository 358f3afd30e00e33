import { queryOptions } from '@tanstack/react-query';
import {
  getMoney,
  getMoneySummary,
  getMoneyTotal,
  getOrderMoney,
  listMoney,
  type MoneyDay,
  type MoneyFilter,
  type MoneyGrouping,
  type MoneyRow,
} from '#contract/money.ts';
import { unwrap, type Api } from './client.ts';
import { createRecords } from './records.ts';

/** The money of orders, one by one. */
export const money = createRecords<MoneyRow, MoneyRow, MoneyFilter>({
  kind: 'money',
  list: async (api, query, signal) => unwrap(await api.send(listMoney, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getOrderMoney, { params: { id } }, { signal })),
  isByCursor: true,
});

/** A sum over many is a little old rather than asked for at each look. */
const sumMs = 30_000;

export const moneyOverviewQuery = (api: Api) =>
  queryOptions({
    // Begins as the pages of the list do: what makes those anew makes this anew.
    queryKey: ['moneyPages', 'overview'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getMoney, {}, { signal })),
    staleTime: sumMs,
  });

/** What all that the list finds comes to. */
export const moneyTotalQuery = (api: Api, filter: MoneyFilter) =>
  queryOptions({
    queryKey: ['moneyPages', 'total', filter] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getMoneyTotal, { query: filter }, { signal })),
    staleTime: sumMs,
  });

export interface SummaryAsked {
  readonly from?: string;
  readonly to?: string;
  readonly by: MoneyGrouping;
  readonly on: MoneyDay;
}

export const moneySummaryQuery = (api: Api, asked: SummaryAsked) =>
  queryOptions({
    queryKey: ['moneyPages', 'summary', asked] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getMoneySummary, { query: asked }, { signal })),
    staleTime: sumMs,
  });
