import { getMoney, getMoneySummary, getMoneyTotal, type MoneyDay, type MoneyFilter, type MoneyGrouping } from '#contract/money.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** A sum over many is a little old rather than asked for at each look. */
const sumMs = 30_000;

export const moneyOverviewQuery = (api: Api) =>
  callQuery(api, getMoney, {
    // Begins as the pages of the list do: what makes those anew makes this anew.
    key: ['moneyPages', 'overview'],
    staleTime: sumMs,
  });

/** What all that the list finds comes to. */
export const moneyTotalQuery = (api: Api, filter: MoneyFilter) =>
  callQuery(api, getMoneyTotal, { key: ['moneyPages', 'total', filter], payload: { query: filter }, staleTime: sumMs });

export interface SummaryAsked {
  readonly from?: string;
  readonly to?: string;
  readonly by: MoneyGrouping;
  readonly on: MoneyDay;
}

export const moneySummaryQuery = (api: Api, asked: SummaryAsked) =>
  callQuery(api, getMoneySummary, { key: ['moneyPages', 'summary', asked], payload: { query: asked }, staleTime: sumMs });
