import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { moneySummaryQuery, type SummaryAsked } from '#api/money-sums.ts';
import type { MoneySum } from '#contract/money.ts';
import { finderOf, searchableText } from '#lib/fold-text.ts';
import type { Translate } from '#locale/translate.ts';
import { formatDay } from '#ui/format-instant.ts';
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

export const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(key);

/** '2026-11' as '11/2026'; names stay as they are. */
export const labelOf = ({ label }: Pick<MoneySum, 'label'>): string => label.replace(/^(\d{4})-(\d{2})$/u, '$2/$1');

/** As its line shows it, in this language: a day as days are written there. */
const shownIn = (row: MoneySum, tag: string): string => (isDay(row.key) ? formatDay(row.key, tag) : labelOf(row));

const shortDay = (day: string, tag: string): string => formatDay(day, tag, { day: '2-digit', month: '2-digit' });

interface Words {
  readonly t: Translate;
  /** Of the language, as `Intl` knows it. */
  readonly tag: string;
}

/** The lines of a period, all in one answer, and over them their sum. A search leaves those it finds by what they show, which nobody summed. */
export const summarySource = (api: Api, queryClient: QueryClient, summing: Summing, { t, tag }: Words): Source<MoneySum> => ({
  fetch: async ({ query, offset, limit }) => {
    const { from, to, items, total } = await queryClient.fetchQuery(moneySummaryQuery(api, summaryAskedOf(query, summing)));
    const finds = finderOf(query.search);
    const found = finds ? items.filter((row) => finds(searchableText(`${row.label} ${shownIn(row, tag)}`))) : items;
    // The days the answer is of, which nobody need have chosen.
    const label = t('money.total', { from: shortDay(from, tag), to: shortDay(to, tag) });
    const lines = found.length === 0 || finds ? found : [{ ...total, key: totalKey, label }, ...found];
    return { items: lines.slice(offset, offset + limit), total: lines.length };
  },
});
