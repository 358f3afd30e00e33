import { keepPreviousData } from '@tanstack/react-query';
import { getKit, listKits, listKitSkus, type Kit, type KitFilter, type KitRow } from '#contract/kit.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const kits = createRecords<KitRow, Kit, KitFilter>({
  kind: 'kit',
  // What a kit says is reckoned from its parts.
  reckonedFrom: ['product'],
  ...byCalls(listKits, getKit),
});

/** Stock moves: what is offered is asked for again soon. */
const skusMs = 10_000;

/** Begins as the pages of the list do: what makes those anew makes this anew. */
const skusKey = ['kitPages', 'skus'] as const;

/** SKUs a kit may be made of, found by words, of one company once it is known. */
export const foundSkusQuery = (api: Api, asked: { readonly search: string; readonly sellerId?: string }) =>
  callQuery(api, listKitSkus, {
    key: [...skusKey, asked],
    payload: { query: asked },
    enabled: asked.search !== '',
    placeholderData: keepPreviousData,
    staleTime: skusMs,
  });

/** Exactly these SKUs. */
export const chosenSkusQuery = (api: Api, ids: readonly string[]) =>
  callQuery(api, listKitSkus, {
    key: [...skusKey, ids],
    payload: { query: { ids: ids.join(',') } },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: skusMs,
  });
