import { useCallback, useState } from 'react';
import { useHandlers } from '#palette/context.tsx';
import type { ChangeFilter } from '../queue-filters.tsx';
import { goToId, select, selectAll } from '../queue-session.ts';
import { useSessionStore } from '../session-store.ts';
import type { Queue } from '../use-queue.ts';
import type { QueueGroup } from './queue-groups.ts';
import { QueueGroupsDialog } from './queue-groups-dialog.tsx';

interface AlikeTogetherProps {
  readonly queue: Queue;
  readonly onSearchChange: ChangeFilter;
  readonly onLeave: () => void;
}

/** The queue in groups, and all of a group at once: one decision is made for these (row RVW-2). */
export const AlikeTogether = ({ queue: { rows }, onSearchChange, onLeave }: AlikeTogetherProps) => {
  const store = useSessionStore();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((): void => setOpen(false), []);

  useHandlers({ 'queue.group': () => setOpen(true) });

  const pick = (group: QueueGroup): void => {
    close();
    if (group.type === 'filter') {
      store.update((session) => select(session, []));
      onSearchChange(({ set }) => ({ ...group.filter, ...(set && { set }) }));
    } else {
      const [first] = group.publishIds;
      store.update((session) => selectAll(first === undefined ? session : goToId(session, first), group.publishIds));
    }
    onLeave();
  };
  return isOpen && <QueueGroupsDialog rows={rows} onPick={pick} onClose={close} />;
};
