import {
  getCategoryPage,
  listCategories,
  type CategoryFilter,
  type CategoryPage,
  type CategoryRow,
} from '#contract/category-rules-calls.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const categoryRecords = createRecords<CategoryRow, CategoryPage, CategoryFilter>({
  kind: 'category',
  ...byCalls(listCategories, getCategoryPage),
  // What pickers and the editor are told of categories (./categories.ts).
  pickedBy: ['openCategory', 'excludedCategories', 'categorySearch', 'technicalSpecs'],
});
