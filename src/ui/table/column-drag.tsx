import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import type { Column } from './column.ts';

interface ColumnDragProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title'>[];
  readonly onMove: (id: string, over: string) => void;
  readonly children: ReactNode;
}

/** Enter sorts, so that only Space lifts. */
const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] };
const sideways: Modifier = ({ transform }) => ({ ...transform, y: 0 });

/** Columns moved with the pointer or with Space, arrows and Space; each step is said. */
export const ColumnDrag = ({ columns, onMove, children }: ColumnDragProps) => {
  const t = useT();
  const sensors = useSensors(
    // A click that trembles is still a click, and sorts.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: keys }),
  );
  const say = (id: UniqueIdentifier | undefined, at: UniqueIdentifier | undefined): string | undefined => {
    const column = columns.find((each) => each.id === id);
    const place = columns.findIndex((each) => each.id === at);
    return column && place >= 0 ? t('table.moved', { title: column.title, at: place + 1, of: columns.length }) : undefined;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[sideways]}
      accessibility={{
        screenReaderInstructions: { draggable: t('table.moveHelp') },
        announcements: {
          onDragStart: ({ active }) => say(active.id, active.id),
          onDragOver: ({ active, over }) => say(active.id, over?.id),
          onDragEnd: ({ active, over }) => say(active.id, over?.id),
          onDragCancel: ({ active }) => say(active.id, active.id),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
};
