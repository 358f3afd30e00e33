import { queryOptions } from '@tanstack/react-query';
import { getPriceRule, listPriceRules, type PriceRule, type PriceRuleFilter, type PriceRuleRow } from '#contract/price-rule.ts';
import type { Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const priceRules = createRecords<PriceRuleRow, PriceRule, PriceRuleFilter>({
  kind: 'pricerule',
  ...byCalls(listPriceRules, getPriceRule),
});

const runningMs = 1000;

/** One rule, asked again while a run of it goes on: the stream tells when it begins and ends, not how far it is. */
export const watchedRuleQuery = (api: Api, id: string) =>
  queryOptions({
    ...priceRules.query(api, id),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? runningMs : false),
  });

/** What previews begin with in the cache: asked anew once somebody said what a piece costs. */
export const pricePreviewKey = 'pricePreview';
