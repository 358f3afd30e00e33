import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { moneySummaryQuery, type SummaryAsked } from '#api/money.ts';
import type { MoneySum } from '#contract/money.ts';
import { finderOf, searchableText } from '#lib/fold-text.ts';
import type { RowQuery } from '#ui/table/query.ts';
import type { Source } from '#ui/table/source.ts';

/** The column whose filter is the period. */
export const periodColumn = 'period';

/** How it is summed: into which lines, and by whose day. */
export type Summing = Pick<SummaryAsked, 'by' | 'on'>;

export const summaryAskedOf = ({ filters }: Pick<RowQuery, 'filters'>, summing: Summing): SummaryAsked => {
  const period = filters[periodColumn];
  if (period?.kind !== 'date') return summing;
  return { ...summing, ...(period.from === null ? {} : { from: period.from }), ...(period.to === null ? {} : { to: period.to }) };
};

/** The key of the line that sums the others up: no day and no id is written so. */
export const totalKey = 'total';

/** The lines of a period, all in one answer, and over them their sum. A search leaves those it finds, which nobody summed. */
export const summarySource = (api: Api, queryClient: QueryClient, summing: Summing, totalLabel: string): Source<MoneySum> => ({
  fetch: async ({ query, offset, limit }) => {
    const { items, total } = await queryClient.fetchQuery(moneySummaryQuery(api, summaryAskedOf(query, summing)));
    const finds = finderOf(query.search);
    const found = finds ? items.filter(({ label }) => finds(searchableText(label))) : items;
    const lines = found.length === 0 || finds ? found : [{ ...total, key: totalKey, label: totalLabel }, ...found];
    return { items: lines.slice(offset, offset + limit), total: lines.length };
  },
});
