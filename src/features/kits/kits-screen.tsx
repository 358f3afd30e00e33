import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { callersOf } from '#contract/call.ts';
import { listKits } from '#contract/kit.ts';
import { listPage } from '#entities/records/list-page.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { kitColumns } from './kit-columns.tsx';
import { kitKind } from './kit-kind.ts';

/** /kit: what is sold as one of several, found by title or SKU. A reviewer follows a listing to one kit. */
export const KitsScreen = listPage({
  kind: kitKind,
  title: 'shell.title.kits',
  searchLabel: 'kits.search',
  empty: 'kits.empty',
  views: 'kits',
  roles: callersOf(listKits),
  useColumns: (t, { search }, seesAll) => {
    const { companies } = useWhoseOptions(search, seesAll);
    return useMemo(() => kitColumns(t, seesAll ? companies : null), [t, seesAll, companies]);
  },
  opens: (kitId) => linkOptions({ to: '/kit/$kitId', params: { kitId } }),
  useTools: () => ({ tools: <CommandButton name="kit.add" size="2" /> }),
});
