import { queryOptions } from '@tanstack/react-query';
import { listSkuAttributeNames, listSkuAttributes, listSkuAttributeValues } from '#contract/sku-attribute.ts';
import { unwrap, type Api } from './client.ts';

const staleTime = 60_000;

/** What a SKU has. */
export const skuAttributesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['skuAttributes', id] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listSkuAttributes, { params: { id } }, { signal })),
    staleTime,
  });

/** Names of attributes to suggest. */
export const skuAttributeNamesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['skuAttributeNames'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listSkuAttributeNames, {}, { signal })),
    staleTime,
  });

/** Values to suggest for an attribute. */
export const skuAttributeValuesQuery = (api: Api, attributeName: string) =>
  queryOptions({
    queryKey: ['skuAttributeValues', attributeName] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listSkuAttributeValues, { params: { attributeName } }, { signal })),
    staleTime,
  });
