import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import type { UploadEntry } from './entries.ts';
import { titleOf } from './entry-name.ts';
import { UploadTile } from './upload-tile.tsx';

/** `name` is what the entry is called on screen. */
export type RenderBelow = (entry: UploadEntry, by: { readonly name: string; readonly replace: (file: File) => void }) => ReactNode;

interface UploadListProps {
  readonly entries: readonly UploadEntry[];
  readonly isNumbered?: boolean | undefined;
  readonly owner?: string | undefined;
  readonly isDisabled: boolean;
  readonly onMove: (key: string, before: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  readonly onReplace: (key: string, file: File) => Promise<void>;
  readonly renderBelow?: RenderBelow | undefined;
}

/** What is attached, in the order in which it will be shown; changed by dragging, or by Space and the arrows. */
export const UploadList = ({
  entries,
  isNumbered = false,
  owner,
  isDisabled,
  onMove,
  onRemove,
  onRetry,
  onReplace,
  renderBelow,
}: UploadListProps) => {
  const t = useT();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = entries.map(({ key }) => key);
  const names = entries.map((entry, at) => titleOf(t, entry, at, { isNumbered, owner }));
  const named = (key: string): string => names[keys.indexOf(key)] ?? '';
  const placeOf = (key: string, over: string): string =>
    t('upload.moved', { name: named(key), at: keys.indexOf(over) + 1, of: keys.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => placeOf(String(active.id), String(active.id)),
    onDragOver: ({ active, over }) => (over ? placeOf(String(active.id), String(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? placeOf(String(active.id), String(over.id)) : undefined),
    onDragCancel: ({ active }) => t('upload.moveGivenUp', { name: named(String(active.id)) }),
  };
  const list = useRef<HTMLUListElement>(null);
  const noteFocusGone = useFocusInPlace(list, entries);
  if (entries.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('upload.moveHow') } }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul ref={list} className="upload-list" aria-label={t('upload.list', { n: entries.length })}>
          {entries.map((entry, at) => (
            <UploadTile
              key={entry.key}
              entry={entry}
              name={names[at] ?? ''}
              isDisabled={isDisabled}
              isMovable={!isDisabled && entries.length > 1}
              onRemove={() => onRemove(entry.key)}
              onRetry={() => onRetry(entry.key)}
              onFocusGone={(button) => noteFocusGone(entry.key, button)}
              below={renderBelow?.(entry, { name: names[at] ?? '', replace: (file) => void onReplace(entry.key, file) })}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};

/** A tile that goes with the focus leaves it to the same button of the one in its place: what replaced it, else who stands where it stood. */
const useFocusInPlace = (list: RefObject<HTMLUListElement | null>, entries: readonly UploadEntry[]) => {
  const gone = useRef<{ readonly key: string; readonly button: number } | null>(null);
  const before = useRef(entries);
  useLayoutEffect(() => {
    const { current: was } = gone;
    gone.current = null;
    const stood = before.current.findIndex(({ key }) => key === was?.key);
    before.current = entries;
    if (was === null || document.activeElement !== document.body) return;
    const instead = entries.findIndex((each) => each.instead === was.key);
    const place = instead >= 0 ? instead : Math.min(stood, entries.length - 1);
    const buttons = list.current?.children[place]?.querySelectorAll('button') ?? [];
    [...buttons]
      .slice(0, was.button + 1)
      .at(-1)
      ?.focus();
  });
  return (key: string, button: number): void => {
    gone.current = { key, button };
  };
};
