import {
  getCategoryPage,
  listCategories,
  type CategoryFilter,
  type CategoryPage,
  type CategoryRow,
} from '#contract/category-rules-calls.ts';
import { unwrap } from './client.ts';
import { createRecords } from './records.ts';

export const categoryRecords = createRecords<CategoryRow, CategoryPage, CategoryFilter>({
  kind: 'category',
  list: async (api, query, signal) => unwrap(await api.send(listCategories, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getCategoryPage, { params: { id } }, { signal })),
  // What pickers and the editor are told of categories (./categories.ts).
  pickedBy: ['openCategory', 'excludedCategories', 'categorySearch', 'technicalSpecs'],
});
