import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { ToConnections } from '#entities/to-connections.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { linkColumns } from './link-columns.tsx';
import { linkKind } from './link-kind.ts';

/** /link: which SKU each listing sells; unbound ones first, each with what suits it. */
export const LinksScreen = listPage({
  kind: linkKind,
  title: 'shell.title.links',
  about: 'links.about',
  searchLabel: 'links.search',
  empty: 'links.empty',
  views: 'links',
  useColumns: (t, { search }, seesAll, shown) => {
    const { companies } = useWhoseOptions(search, seesAll);
    return useMemo(() => linkColumns(t, seesAll ? companies : null, shown), [t, seesAll, companies, shown]);
  },
  next: <ToConnections />,
  opens: (publishId) => linkOptions({ to: '/publish/$publishId', params: { publishId } }),
});
