import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#contract/order.ts';
import { getInvoice, getLabel } from '#contract/order-documents.ts';
import { callQuery } from './call-query.ts';
import { unwrap, type Api } from './client.ts';

/** As it stands in this version: what was asked for before an edit is no answer after it. */
type Documented = Pick<Order, '_id' | 'version'>;

/** The XML of an order's invoice; null while there is none. */
export const invoiceQuery = (api: Api, { _id, version }: Documented) =>
  queryOptions({
    queryKey: ['invoice', _id, version] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getInvoice, { params: { id: _id } }, { signal })).xml,
    staleTime: 60_000,
  });

/** The label to print. Twenty seconds may be gone when it fails: only the person who waits for it tries again. */
export const labelQuery = (api: Api, { _id, version }: Documented) =>
  callQuery(api, getLabel, { key: ['label', _id, version], payload: { params: { id: _id } }, staleTime: 60_000, retry: false });
