import { listSkuAttributeNames, listSkuAttributes, listSkuAttributeValues } from '#contract/sku-attribute.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

const staleTime = 60_000;

/** What a SKU has. */
export const skuAttributesQuery = (api: Api, id: string) =>
  callQuery(api, listSkuAttributes, { key: ['skuAttributes', id], payload: { params: { id } }, staleTime });

/** Names of attributes to suggest. */
export const skuAttributeNamesQuery = (api: Api) => callQuery(api, listSkuAttributeNames, { key: ['skuAttributeNames'], staleTime });

/** Values to suggest for an attribute. */
export const skuAttributeValuesQuery = (api: Api, attributeName: string) =>
  callQuery(api, listSkuAttributeValues, { key: ['skuAttributeValues', attributeName], payload: { params: { attributeName } }, staleTime });
