import { queryOptions } from '@tanstack/react-query';
import { findSku, getSku } from '#contract/sku.ts';
import { parseWarnings } from '#contract/warning.ts';
import { ProblemError, unwrap, type Api } from './client.ts';

/** A SKU by the code its seller knows it by. */
export interface SkuOfSeller {
  readonly sku: string;
  readonly seller: string;
}

const isAbsent = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.type === 'Refused' && error.problem.status === 404;

/**
 * What a SKU was warned of before: looked up by its code, then read (part 2, section 4, 'Refuse flow'). One that nobody knows was
 * never warned of anything. Asked again each time, since every refusal and every approval changes it.
 */
export const skuWarningsQuery = (api: Api, { sku, seller }: SkuOfSeller) =>
  queryOptions({
    queryKey: ['skuWarnings', seller, sku] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      try {
        const id = unwrap(await api.send(findSku, { query: { sku, seller } }, { signal }));
        const { warning = '' } = unwrap(await api.send(getSku, { params: { id } }, { signal }));
        return parseWarnings(warning);
      } catch (error) {
        if (isAbsent(error)) return [];
        throw error;
      }
    },
    staleTime: 0,
  });
