import { useCallback, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { useHandlers } from '#palette/context.tsx';
import { toast } from '#ui/toast.tsx';
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
export const AlikeTogether = ({ queue: { rows, isToEnd }, onSearchChange, onLeave }: AlikeTogetherProps) => {
  const t = useT();
  const store = useSessionStore();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((): void => setOpen(false), []);

  useHandlers({
    'queue.group': () => setOpen(true),
    'queue.selectAll': () => {
      store.update(selectAll);
      const { selected, ids } = store.get();
      if (!isToEnd) toast.info(t('queue.selectedLoaded', { n: selected.size }));
      else if (selected.size < ids.length) toast.info(t('queue.selectedBut', { n: ids.length - selected.size }));
    },
  });

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
