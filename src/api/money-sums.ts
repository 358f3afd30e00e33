import { queryOptions } from '@tanstack/react-query';
import { getMoney, getMoneySummary, getMoneyTotal, type MoneyDay, type MoneyFilter, type MoneyGrouping } from '#contract/money.ts';
import { unwrap, type Api } from './client.ts';

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
