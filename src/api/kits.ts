import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getKit, listKits, listKitSkus, type Kit, type KitFilter, type KitRow } from '#contract/kit.ts';
import { unwrap, type Api } from './client.ts';
import { createRecords } from './records.ts';

export const kits = createRecords<KitRow, Kit, KitFilter>({
  kind: 'kit',
  // What a kit says is reckoned from its parts.
  reckonedFrom: ['product'],
  list: async (api, query, signal) => unwrap(await api.send(listKits, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getKit, { params: { id } }, { signal })),
});

/** Stock moves: what is offered is asked for again soon. */
const skusMs = 10_000;

/** Begins as the pages of the list do: what makes those anew makes this anew. */
const skusKey = ['kitPages', 'skus'] as const;

/** SKUs a kit may be made of, found by words, of one company once it is known. */
export const foundSkusQuery = (api: Api, asked: { readonly search: string; readonly sellerId?: string }) =>
  queryOptions({
    queryKey: [...skusKey, asked] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listKitSkus, { query: asked }, { signal })),
    enabled: asked.search !== '',
    placeholderData: keepPreviousData,
    staleTime: skusMs,
  });

/** Exactly these SKUs. */
export const chosenSkusQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...skusKey, ids] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listKitSkus, { query: { ids: ids.join(',') } }, { signal })),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: skusMs,
  });
