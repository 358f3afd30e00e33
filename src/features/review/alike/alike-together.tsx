import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingFilter } from '#contract/listing.ts';
import { useHandlers } from '#palette/context.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { ChangeFilter } from '../queue-filters.tsx';
import { goToId, select, selectAll } from '../queue-session.ts';
import { useSessionStore } from '../session-store.ts';
import type { Queue } from '../use-queue.ts';
import type { QueueGroup } from './queue-groups.ts';
import { groupsPart, QueueGroupsDialog } from './queue-groups-dialog.tsx';

interface AlikeTogetherProps {
  readonly queue: Queue;
  readonly set: ListingFilter['set'];
  readonly onSearchChange: ChangeFilter;
  readonly onLeave: () => void;
}

/** The queue in groups, and all of a group at once: one decision is made for these (row RVW-2). */
export const AlikeTogether = ({ queue: { rows }, set, onSearchChange, onLeave }: AlikeTogetherProps) => {
  const store = useSessionStore();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((): void => setOpen(false), []);

  useEffect(() => whenIdle(groupsPart.ahead), []);
  useHandlers({ 'queue.group': () => setOpen(true) });

  const pick = (group: QueueGroup): void => {
    // While the dialog stands, what is behind it takes no focus; and a list that is filtered anew may be another element.
    flushSync(close);
    onLeave();
    if (group.type === 'filter') {
      store.update((session) => select(session, []));
      onSearchChange(({ ids: _ids, ...before }) => ({
        ...(group.isWithin ? before : before.set && { set: before.set }),
        ...group.filter,
      }));
    } else {
      const [first] = group.publishIds;
      store.update((session) => selectAll(first === undefined ? session : goToId(session, first), group.publishIds));
    }
  };
  return isOpen && <QueueGroupsDialog rows={rows} set={set} onPick={pick} onClose={close} />;
};
