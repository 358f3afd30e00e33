import { queryOptions } from '@tanstack/react-query';
import { getExpeditionFigures, getPickList, listToShip, type ExpeditionFilter, type ToShipRow } from '#contract/expedition.ts';
import { type BrokenRow, rowsTold, type MayBeBroken } from '#lib/broken-row.ts';
import { unwrap, type Api } from './client.ts';
import { largestBatch } from './row-batcher.ts';

/** Under the key of all lists of orders: what invalidates those invalidates these. */
const key = 'orders';

export interface ToShipPage extends MayBeBroken {
  readonly items: readonly ToShipRow[];
  readonly total: number;
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
    queryFn: async ({ signal }): Promise<ToShipPage> =>
      unwrap(await api.send(listToShip, { query: { ...filter, ...page, total } }, { signal })),
    staleTime: 30_000,
  });

/** At most so many of all that a filter finds. */
export const foundToShipQuery = (api: Api, filter: ExpeditionFilter, most: number) =>
  queryOptions({
    queryKey: [key, 'toShip', filter, { most }] as const,
    queryFn: async ({ signal }): Promise<ToShipPage> => {
      const items: ToShipRow[] = [];
      const broken: BrokenRow[] = [];
      for (let page = 1; items.length < most; page += 1) {
        const answer = unwrap(await api.send(listToShip, { query: { ...filter, page, limit: largestBatch } }, { signal }));
        items.push(...answer.items);
        broken.push(...(answer.broken ?? []));
        if (rowsTold(answer) < largestBatch) break;
      }
      return { items: items.slice(0, most), broken, total: items.length };
    },
    staleTime: 30_000,
  });

export const expeditionFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: [key, 'figures'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getExpeditionFigures, {}, { signal })),
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
