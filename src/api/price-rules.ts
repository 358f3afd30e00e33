import { queryOptions } from '@tanstack/react-query';
import {
  getPriceRule,
  listPriceRules,
  listPriceRunItems,
  previewPrices,
  type PreviewTerms,
  type PriceRule,
  type PriceRuleFilter,
  type PriceRuleRow,
  type PriceRun,
  type RunOutcome,
} from '#contract/price-rule.ts';
import { unwrap, type Api } from './client.ts';
import { createRecords } from './records.ts';

export const priceRules = createRecords<PriceRuleRow, PriceRule, PriceRuleFilter>({
  kind: 'pricerule',
  list: async (api, query, signal) => unwrap(await api.send(listPriceRules, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getPriceRule, { params: { id } }, { signal })),
});

const runningMs = 1000;

/** One rule, asked again while a run of it goes on: the stream tells when it begins and ends, not how far it is. */
export const watchedRuleQuery = (api: Api, id: string) =>
  queryOptions({
    ...priceRules.query(api, id),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? runningMs : false),
  });

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** What previews begin with in the cache: asked anew once somebody said what a piece costs. */
export const pricePreviewKey = 'pricePreview';

const lastApplied = (runs: readonly PriceRun[]): string | null =>
  runs.find(({ isDry, finishedAt }) => !isDry && finishedAt !== null)?.finishedAt ?? null;

/** What terms would make of prices. Once a run has changed them, which `runs` tells, it is another question. */
export const previewQuery = (api: Api, terms: PreviewTerms, page: Page, runs: readonly PriceRun[]) =>
  queryOptions({
    queryKey: [pricePreviewKey, terms, page, lastApplied(runs)] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(previewPrices, { query: { ...terms, ...page } }, { signal })),
    staleTime: 10_000,
  });

/** While a run goes on there is more of it each time: how far it is makes another question. */
export const runItemsQuery = (
  api: Api,
  { _id: id, done, finishedAt }: Pick<PriceRun, '_id' | 'done' | 'finishedAt'>,
  outcome: RunOutcome | undefined,
  page: Page,
) =>
  queryOptions({
    queryKey: ['priceRunItems', id, done, finishedAt, outcome ?? null, page] as const,
    queryFn: async ({ signal }) =>
      unwrap(await api.send(listPriceRunItems, { params: { id }, query: { ...(outcome && { outcome }), ...page } }, { signal })),
    staleTime: 10_000,
  });
