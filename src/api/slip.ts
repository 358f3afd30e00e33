import { queryOptions } from '@tanstack/react-query';
import { getSaleSlip, makeSlipLink, type SaleSlip } from '#contract/sale-slip.ts';
import type { Result } from '#lib/result.ts';
import { unwrap, type Api, type Problem } from './client.ts';

/** A link made a moment ago is as good as another: it is not made again while its dialog is opened and closed. */
export const slipLinkQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['slipLink', orderId] as const,
    queryFn: async ({ signal }) =>
      unwrap(await api.send(makeSlipLink, { params: { id: orderId } }, { signal, idempotencyKey: crypto.randomUUID() })),
    staleTime: 60 * 60_000,
  });

export const askSaleSlip = (api: Api, token: string): Promise<Result<SaleSlip, Problem>> => api.send(getSaleSlip, { query: { token } });
