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
import { horizontalListSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect } from 'react';
import { useT } from '#locale/locale.tsx';
import { HeaderCell, type HeaderCellProps } from './header-cell.tsx';
import type { HeaderCellsProps } from './header-row.tsx';

/** Part 2, section 9. */
const dragMs = 300;
/** Enter sorts, so that only Space lifts. */
const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] };
const sideways: Modifier = ({ transform }) => ({ ...transform, y: 0 });

const DraggedCell = <Row,>(props: HeaderCellProps<Row>) => {
  const { id, pinned } = props.column;
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: pinned !== undefined,
    transition: { duration: dragMs, easing: 'ease' },
  });
  const style = { transition, ...(transform ? { transform: `translateX(${transform.x}px)` } : {}) };
  const handle = { 'aria-describedby': attributes['aria-describedby'], ...listeners };
  return <HeaderCell {...props} drag={{ ref: setNodeRef, handle, style, isDragging }} />;
};

/** Headings that are moved with the pointer or with Space, arrows and Space; each step is said. */
export const HeaderDrag = <Row,>({ headers, columns, setWidth, onMove, focused }: HeaderCellsProps<Row>) => {
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
  // The headings that stood here until now are gone, and the focus with them.
  useLayoutEffect(() => focused(), [focused]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[sideways]}
      accessibility={{
        // What is said stands outside the grid, which may hold rows only.
        container: document.body,
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
      <SortableContext items={columns.flatMap(({ id, pinned }) => (pinned ? [] : [id]))} strategy={horizontalListSortingStrategy}>
        {headers.map((header, place) => {
          const column = columns[place];
          return column && <DraggedCell key={header.id} header={header} column={column} place={place} setWidth={setWidth} />;
        })}
      </SortableContext>
    </DndContext>
  );
};
