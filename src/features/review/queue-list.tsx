import { useCallback, type RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { lengthOf, lineOf, placeOn, type ListGaps } from './list-gaps.ts';
import { goToIndex, isOnRow, sweepTo, toggle } from './queue-session.ts';
import { QueueRowView, WaitingRowView } from './queue-row-view.tsx';
import type { QueueRows } from './queue-rows.ts';
import { useSession, useSessionStore, type QueueMemory } from './session-store.ts';

const queueRowHeight = 56;

interface QueueListProps {
  readonly rows: QueueRows;
  readonly gaps: ListGaps;
  /** There are more than are laid out. */
  readonly isAtLeast: boolean;
  readonly actorId: string;
  readonly onView: (first: number, last: number) => void;
  readonly onOpen: () => void;
  /** A row was clicked or tapped. */
  readonly onPick: () => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly memory: QueueMemory;
}

/** The list follows the cursor alone; the detail beside it follows the gate. */
export const QueueList = ({ rows, gaps, isAtLeast, actorId, onView, onOpen, onPick, listRef, memory }: QueueListProps) => {
  const t = useT();
  const store = useSessionStore();
  const place = useSession((session) => (isOnRow(session) ? session.place : -1));
  const cursorId = useSession((session) => session.cursorId);
  const selected = useSession((session) => session.selected);

  const { ids, rowOf } = rows;
  const idOn = useCallback((line: number) => ids[placeOn(gaps, line) ?? -1] ?? null, [gaps, ids]);
  const keyAt = useCallback((line: number) => idOn(line) ?? `line-${line}`, [idOn]);
  const isSelected = useCallback((line: number) => selected.has(keyAt(line)), [keyAt, selected]);
  const renderRow = useCallback(
    (line: number) => {
      const id = idOn(line);
      const row = id === null ? null : rowOf(id);
      return row ? <QueueRowView row={row} actorId={actorId} isSelected={selected.has(row.view.publishId)} /> : <WaitingRowView />;
    },
    [actorId, idOn, rowOf, selected],
  );
  const length = lengthOf(gaps);
  // The session follows the rows in an effect: until then its place is that of the list as it was.
  const isPlaced = place >= 0 && ids[place] === cursorId;

  return (
    <VirtualList
      label={t('queue.list')}
      count={length}
      total={isAtLeast ? null : length}
      rowHeight={queueRowHeight}
      active={isPlaced ? lineOf(gaps, place) : -1}
      keyAt={keyAt}
      renderRow={renderRow}
      isSelected={isSelected}
      onPick={useCallback(
        (line, { isExtending, isToggling }) => {
          const index = placeOn(gaps, line);
          if (index === null) return;
          store.update((session) => {
            if (isExtending) return sweepTo(session, index);
            const there = goToIndex(session, index);
            return isToggling ? toggle(there) : there;
          });
          if (!isExtending && !isToggling) onPick();
        },
        [gaps, onPick, store],
      )}
      onOpen={onOpen}
      onView={onView}
      listRef={listRef}
      place={memory}
    />
  );
};
