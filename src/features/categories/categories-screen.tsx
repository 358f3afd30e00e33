import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { categoryColumns } from './category-columns.tsx';
import { categoryKind } from './category-kind.ts';

/** /category: the marketplace’s tree with what the hub decided about it; everybody reads, superusers decide. */
export const CategoriesScreen = listPage({
  kind: categoryKind,
  title: 'shell.title.categories',
  searchLabel: 'categoryRules.search',
  empty: 'categoryRules.empty',
  views: 'categories',
  useColumns: (t) => useMemo(() => categoryColumns(t), [t]),
  opens: (categoryId) => linkOptions({ to: '/category/$categoryId', params: { categoryId } }),
});
