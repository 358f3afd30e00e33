import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { autoMessageColumns } from './auto-message-columns.tsx';
import { autoMessageKind } from './auto-message-kind.ts';

/** /automessage: what buyers are told by itself, by event, and the way to a new one. */
export const AutoMessagesScreen = listPage({
  kind: autoMessageKind,
  title: 'shell.title.autoMessages',
  searchLabel: 'autoMessages.search',
  empty: 'autoMessages.empty',
  views: 'automessages',
  useColumns: (t, { search }, seesAll, shown) => {
    const whose = useWhoseOptions(search, seesAll);
    return useMemo(() => autoMessageColumns(t, whose, seesAll, shown), [t, whose, seesAll, shown]);
  },
  opens: (messageId) => linkOptions({ to: '/automessage/$messageId', params: { messageId } }),
  useTools: () => ({ tools: <CommandButton name="automessage.new" size="2" /> }),
});
