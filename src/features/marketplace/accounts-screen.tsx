import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { accountColumns } from './account-columns.tsx';
import { accountKind } from './account-kind.ts';

/** /marketplace, 'Contas': every account on the marketplace, how it is connected, renewed and paused (superusers). */
export const AccountsScreen = listPage({
  kind: accountKind,
  title: 'shell.title.accounts',
  about: 'marketplace.about',
  searchLabel: 'marketplace.search',
  empty: 'marketplace.empty',
  views: 'marketplace',
  useColumns: (t, { search }) => {
    const companies = useCompanyOptions(search['company']);
    return useMemo(() => accountColumns(t, companies), [t, companies]);
  },
  opens: (accountId) => linkOptions({ to: '/marketplace/$accountId', params: { accountId } }),
});
