import { listPriceRunItems, previewPrices, type PreviewTerms } from '#contract/price-preview.ts';
import type { PriceRun, RunOutcome } from '#contract/price-rule.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';
import { pricePreviewKey } from './price-rules.ts';

interface Page {
  readonly page: number;
  readonly limit: number;
}

const lastApplied = (runs: readonly PriceRun[]): string | null =>
  runs.find(({ isDry, finishedAt }) => !isDry && finishedAt !== null)?.finishedAt ?? null;

/** What terms would make of prices. Once a run has changed them, which `runs` tells, it is another question. */
export const previewQuery = (api: Api, terms: PreviewTerms, page: Page, runs: readonly PriceRun[]) =>
  callQuery(api, previewPrices, {
    key: [pricePreviewKey, terms, page, lastApplied(runs)],
    payload: { query: { ...terms, ...page } },
    staleTime: 10_000,
  });

/** While a run goes on there is more of it each time: how far it is makes another question. */
export const runItemsQuery = (
  api: Api,
  { _id: id, done, finishedAt }: Pick<PriceRun, '_id' | 'done' | 'finishedAt'>,
  outcome: RunOutcome | undefined,
  page: Page,
) =>
  callQuery(api, listPriceRunItems, {
    key: ['priceRunItems', id, done, finishedAt, outcome ?? null, page],
    payload: { params: { id }, query: { ...(outcome && { outcome }), ...page } },
    staleTime: 10_000,
  });
