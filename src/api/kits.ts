import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getKit, listKits, listKitSkus, type Kit, type KitFilter, type KitRow } from '#contract/kit.ts';
import { unwrap, type Api } from './client.ts';
import { createRecords } from './records.ts';

const records = createRecords<KitRow, Kit, KitFilter>({
  kind: 'kit',
  list: async (api, query, signal) => unwrap(await api.send(listKits, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getKit, { params: { id } }, { signal })),
});

/** Products are saved several at a time, in milliseconds. */
const gatherMs = 1000;

/** What a kit says is reckoned from its parts: where a product changed, kits on screen are asked for again. */
export const kits: typeof records = {
  ...records,
  live: (queryClient: QueryClient, api: Api) => {
    const rows = records.live(queryClient, api);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reckonAnew = (): void => {
      timer = undefined;
      rows.onGap();
    };
    return {
      onGap: rows.onGap,
      onChange: (change) => {
        if (change.subject.startsWith('product:')) timer ??= setTimeout(reckonAnew, gatherMs);
        else rows.onChange(change);
      },
    };
  },
};

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
