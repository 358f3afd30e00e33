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
import { unwrap, type Api } from './client.ts';

/** The tree changes with the marketplace's releases, not while somebody picks. */
const lasting = { staleTime: 600_000 } as const;

export const rootCategoriesQuery = (api: Api) =>
  queryOptions({
    ...lasting,
    queryKey: ['categories'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listRootCategories, {}, { signal })),
  });

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

export const excludedCategoriesQuery = (api: Api) =>
  queryOptions({
    ...lasting,
    queryKey: ['excludedCategories'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listExcludedCategories, {}, { signal })),
  });

/** Not kept long: each letter typed is a search of its own. */
export const categorySearchQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['categorySearch', q] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(searchCategories, { query: { q } }, { signal })),
    staleTime: 60_000,
    gcTime: 60_000,
  });

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
  queryOptions({
    queryKey: ['statusCategory', id, publish] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getCategoryStatus, { query: { id, publish } }, { signal })),
    staleTime: 0,
  });
