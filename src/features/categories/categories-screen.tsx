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
  useColumns: (t, _place, _seesAll, shown) => useMemo(() => categoryColumns(t, shown), [t, shown]),
  opens: (categoryId) => linkOptions({ to: '/category/$categoryId', params: { categoryId } }),
});
