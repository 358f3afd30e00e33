import { queryOptions } from '@tanstack/react-query';
import { getPickList, listToShip, type ExpeditionFilter, type ToShipRow } from '#contract/expedition.ts';
import type { MayBeBroken } from '#lib/broken-row.ts';
import type { Counted } from '#lib/counted.ts';
import { unwrap, type Api } from './client.ts';
import { orders } from './orders.ts';
import { largestBatch } from './row-batcher.ts';
import { gatherRows, walkByCursor } from './walk.ts';

/** Under the key of all lists of orders: what invalidates those invalidates these. */
const key = 'orderPages';

export interface ToShipPage extends MayBeBroken, Counted {
  readonly items: readonly ToShipRow[];
  readonly next?: string | null;
}

/** Of how many, as a page before said: see the contract's `numberedQuery`. It is the same page with it and without. */
export const toShipPageQuery = (
  api: Api,
  filter: ExpeditionFilter,
  page: { readonly page: number; readonly limit: number },
  total?: number,
) =>
  queryOptions({
    queryKey: [key, 'toShip', filter, page] as const,
    queryFn: ({ client, signal }): Promise<ToShipPage> =>
      orders.heardPage(client, async () => unwrap(await api.send(listToShip, { query: { ...filter, ...page, total } }, { signal }))),
    staleTime: 30_000,
  });

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
    staleTime: 30_000,
  });

/** Of what a filter finds, or of exactly these orders. */
export type PickListOf = Omit<ExpeditionFilter, 'stage'> | { readonly ids: string };

export const pickListQuery = (api: Api, of: PickListOf) =>
  queryOptions({
    queryKey: [key, 'pickList', of] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getPickList, { query: of }, { signal })),
    staleTime: 0,
  });
