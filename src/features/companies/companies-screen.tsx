import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { companyColumns } from './company-columns.tsx';
import { companyKind } from './company-kind.ts';

/** /seller for superusers: every company, found, opened, blocked. */
export const CompaniesScreen = listPage({
  kind: companyKind,
  title: 'shell.title.companies',
  searchLabel: 'companies.search',
  empty: 'companies.empty',
  views: 'companies',
  useColumns: (t, _place, _seesAll, shown) => useMemo(() => companyColumns(t, shown), [t, shown]),
  opens: (sellerId) => linkOptions({ to: '/seller/$sellerId', params: { sellerId } }),
});
