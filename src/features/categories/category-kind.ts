import { categoryRecords } from '#api/category-rules.ts';
import type { CategoryFilter, CategoryPage, CategoryRow } from '#contract/category-rules-calls.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const categoryStates = ['open', 'excluded', 'stricter'] as const;
export const filteredKinds = ['root', 'leaf'] as const;

export const kindOf = ({ level, isLeaf }: Pick<CategoryRow, 'level' | 'isLeaf'>): 'root' | 'branch' | 'leaf' => {
  if (isLeaf) return 'leaf';
  return level <= 1 ? 'root' : 'branch';
};

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const categoryFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): CategoryFilter => {
  const state = categoryStates.find((each) => each === chosenIn(query, 'state'));
  const kind = filteredKinds.find((each) => each === chosenIn(query, 'kind'));
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
  };
};

const shared = { on: 'category', records: categoryRecords, filterOf: categoryFilterOf } as const;

export const categoryKind: RecordKind<CategoryRow, CategoryPage, CategoryFilter> = {
  ...shared,
  batch: { on: 'category', names: ['category.exclude', 'category.include', 'category.ship', 'category.require'] },
};
