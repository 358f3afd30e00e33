import { queryOptions } from '@tanstack/react-query';
import { getInvoice, getLabel } from '#contract/order-documents.ts';
import { unwrap, type Api } from './client.ts';

/** The XML of an order's invoice; null while there is none. */
export const invoiceQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['invoice', orderId] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getInvoice, { params: { id: orderId } }, { signal })).xml,
    staleTime: 60_000,
  });

/** The label to print. Twenty seconds may be gone when it fails: nobody tries again but who waits for it. */
export const labelQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['label', orderId] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getLabel, { params: { id: orderId } }, { signal })),
    staleTime: 60_000,
    retry: false,
  });
