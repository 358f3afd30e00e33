import { queryOptions } from '@tanstack/react-query';
import {
  getCategory,
  getCategoryStatus,
  getTechnicalSpecs,
  listExcludedCategories,
  listRootCategories,
  searchCategories,
  type CategoryAttribute,
} from '#contract/category.ts';
import { callQuery } from './call-query.ts';
import { unwrap, type Api } from './client.ts';

/** The tree changes with the marketplace's releases, not while somebody picks. */
const lasting = { staleTime: 600_000 } as const;

export const rootCategoriesQuery = (api: Api) => callQuery(api, listRootCategories, { ...lasting, key: ['categories'] });

/** A category opened: the way to it and what is below it. */
export const categoryQuery = (api: Api, id: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['openCategory', id] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.send(getCategory, { params: { id } }, { signal });
      // The specification's own words for the log (part 2, section 8); the person reads them on the screen otherwise.
      // oxlint-disable-next-line no-console -- the specification logs it
      if (!answer.ok && !signal.aborted) console.warn('Erro ao buscar subcategorias', answer.error.type);
      return unwrap(answer);
    },
  });

export const excludedCategoriesQuery = (api: Api) => callQuery(api, listExcludedCategories, { ...lasting, key: ['excludedCategories'] });

/** Not kept long: each letter typed is a search of its own. */
export const categorySearchQuery = (api: Api, q: string) =>
  callQuery(api, searchCategories, { key: ['categorySearch', q], payload: { query: { q } }, staleTime: 60_000, gcTime: 60_000 });

/** A technical attribute with the group it is shown in. */
export interface TechnicalSpec extends CategoryAttribute {
  readonly group: string;
}

/** Row LST-11. */
export const technicalSpecsQuery = (api: Api, categoryId: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['technicalSpecs', categoryId] as const,
    queryFn: async ({ signal }): Promise<readonly TechnicalSpec[]> => {
      const { data } = unwrap(await api.send(getTechnicalSpecs, { params: { category: categoryId } }, { signal }));
      return data.technicalSpecs.groups.flatMap(({ label, components }) =>
        components.flatMap(({ attributes }) => attributes.map((each) => ({ ...each, group: label }))),
      );
    },
  });

/** Which shipping modes a category allows this listing; asked again at each save. */
export const statusCategoryQuery = (api: Api, { id, publish }: { readonly id: string; readonly publish: string }) =>
  callQuery(api, getCategoryStatus, { key: ['statusCategory', id, publish], payload: { query: { id, publish } }, staleTime: 0 });
