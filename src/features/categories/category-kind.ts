import { categoryRecords } from '#api/category-rules.ts';
import { CategoryFilter, type CategoryRow } from '#contract/category-rules-calls.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const categoryStates = ['open', 'excluded', 'stricter'] as const;
export const filteredKinds = ['root', 'leaf'] as const;

export const kindOf = ({ level, isLeaf }: Pick<CategoryRow, 'level' | 'isLeaf'>): 'root' | 'branch' | 'leaf' => {
  if (isLeaf) return 'leaf';
  return level <= 1 ? 'root' : 'branch';
};

export const categoryKind = recordKind({
  records: categoryRecords,
  filter: CategoryFilter,
  batch: ['category.exclude', 'category.include', 'category.ship', 'category.require'],
});
