import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getPickList, listToShip, type ExpeditionFilter, type ToShipRow } from '#contract/expedition.ts';
import type { MayBeBroken } from '#lib/broken-row.ts';
import type { Counted } from '#lib/counted.ts';
import { callQuery } from './call-query.ts';
import { unwrap, type Api } from './client.ts';
import { expeditionFiguresQuery, orders } from './orders.ts';
import { largestBatch } from './row-batcher.ts';
import { gatherRows, walkByCursor } from './walk.ts';

/** Under the key of all lists of orders: what invalidates those invalidates these. */
const key = 'orderPages';

export interface ToShipPage extends MayBeBroken, Counted {
  readonly items: readonly ToShipRow[];
  readonly next?: string | null;
}

const freshMs = 30_000;

type PageOf = readonly [filter: ExpeditionFilter, page: { readonly page: number; readonly limit: number }, total?: number];

/** Of how many, as a page before said: see the contract's `numberedQuery`. It is the same page with it and without. */
const toShipPageQuery = (api: Api, ...[filter, page, total]: PageOf) =>
  queryOptions({
    queryKey: [key, 'toShip', filter, page] as const,
    queryFn: ({ client, signal }): Promise<ToShipPage> =>
      orders.heardPage(client, async () => unwrap(await api.send(listToShip, { query: { ...filter, ...page, total } }, { signal }))),
    staleTime: freshMs,
  });

/** One of a single deadline from before the figures were last asked shows less than they say, however short a time ago it was asked. */
export const fetchToShipPage = (client: QueryClient, api: Api, ...of: PageOf): Promise<ToShipPage> => {
  const figuresAt = client.getQueryState(expeditionFiguresQuery(api).queryKey)?.dataUpdatedAt ?? 0;
  const query = toShipPageQuery(api, ...of);
  const [{ due }] = of;
  if (due === undefined) return client.fetchQuery(query);
  return client.fetchQuery({ ...query, staleTime: ({ state }) => (state.dataUpdatedAt < figuresAt ? 0 : freshMs) });
};

/** All that a filter finds, each once, also while some of them are shipped. */
export const walkToShip = (api: Api, filter: ExpeditionFilter, signal: AbortSignal): AsyncIterable<ToShipPage> =>
  walkByCursor(async (after): Promise<ToShipPage> =>
    unwrap(await api.send(listToShip, { query: { ...filter, limit: largestBatch, after } }, { signal })),
  );

/** At most so many of all that a filter finds. */
export const foundToShipQuery = (api: Api, filter: ExpeditionFilter, most: number) =>
  queryOptions({
    queryKey: [key, 'toShip', filter, { most }] as const,
    queryFn: async ({ signal }): Promise<ToShipPage> => {
      const found = await gatherRows<ToShipRow>(walkToShip(api, filter, signal), most);
      return { ...found, total: found.items.length };
    },
    staleTime: freshMs,
  });

/** Of what a filter finds, or of exactly these orders. */
export type PickListOf = Omit<ExpeditionFilter, 'stage'> | { readonly ids: string };

export const pickListQuery = (api: Api, of: PickListOf) =>
  callQuery(api, getPickList, {
    key: [key, 'pickList', of],
    payload: { query: of },
    staleTime: 0,
    // An earlier list would be read, or printed, while the new one is on its way: what was shipped meanwhile would be picked again.
    gcTime: 0,
  });
