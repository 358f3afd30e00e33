import { useCallback, useMemo, type RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { extendTo, goToIndex, isOnRow, toggle } from './queue-session.ts';
import { QueueRowView } from './queue-row-view.tsx';
import type { QueueRow } from './queue-rows.ts';
import { useSession, useSessionStore, type QueueMemory } from './session-store.ts';

const queueRowHeight = 56;

interface QueueListProps {
  readonly rows: readonly QueueRow[];
  readonly ids: readonly string[];
  /** How many the server counts; what '50 de 500' says. */
  readonly total: number;
  readonly actorId: string;
  readonly onNearEnd: () => void;
  readonly onOpen: () => void;
  /** A row was clicked or tapped. */
  readonly onPick: () => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly memory: QueueMemory;
}

/** The list follows the cursor alone; the detail beside it follows the gate. */
export const QueueList = ({ rows, ids, total, actorId, onNearEnd, onOpen, onPick, listRef, memory }: QueueListProps) => {
  const t = useT();
  const store = useSessionStore();
  const place = useSession((session) => (isOnRow(session) ? session.place : -1));
  const selected = useSession((session) => session.selected);

  const keyAt = useCallback((index: number) => ids[index] ?? `${index}`, [ids]);
  const isSelected = useCallback((index: number) => selected.has(keyAt(index)), [keyAt, selected]);
  const renderRow = useMemo(
    () => (index: number) => {
      const row = rows[index];
      return row && <QueueRowView row={row} actorId={actorId} isSelected={isSelected(index)} />;
    },
    [actorId, isSelected, rows],
  );

  return (
    <VirtualList
      label={t('queue.list')}
      count={rows.length}
      total={Math.max(total, rows.length)}
      rowHeight={queueRowHeight}
      active={place < rows.length ? place : -1}
      keyAt={keyAt}
      renderRow={renderRow}
      isSelected={isSelected}
      onPick={useCallback(
        (index, { isExtending, isToggling }) => {
          store.update((session) => {
            if (isExtending) return extendTo(session, index);
            const there = goToIndex(session, index);
            return isToggling ? toggle(there) : there;
          });
          if (!isExtending && !isToggling) onPick();
        },
        [onPick, store],
      )}
      onOpen={onOpen}
      onNearEnd={onNearEnd}
      listRef={listRef}
      place={memory}
    />
  );
};
