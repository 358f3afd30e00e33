// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can neither be virtual nor hold pictures
// oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and the keys, its rows are only pointed at
import { memo, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { rowsInDocument, rowsInView, windowRows } from './list-window.ts';
import { useListView } from './use-list-view.ts';
import { useSlots } from './use-slots.ts';
import './virtual-list.css';

export interface VirtualListProps {
  readonly label: string;
  /** How many rows there are to lay out. */
  readonly count: number;
  /** What the list is said to hold; more than `count` while the rest is not loaded, null where it was not counted to the end. */
  readonly total: number | null;
  readonly rowHeight: number;
  /** The row the cursor is on; -1 when there is none. */
  readonly active: number;
  /** Stable for the life of a row: an id, never its index. Keep the function's identity while the rows are the same. */
  readonly keyAt: (index: number) => string;
  readonly renderRow: (index: number) => ReactNode;
  readonly isSelected: (index: number) => boolean;
  /** One row is chosen, never several. */
  readonly isSingle?: boolean;
  readonly onPick: (index: number, event: { readonly isExtending: boolean; readonly isToggling: boolean }) => void;
  readonly onOpen?: (index: number) => void;
  /** Where arrows, Home and End lead, for a list whose keys are its own; a list moved by commands leaves it out. */
  readonly onStep?: (index: number) => void;
  /** Called when rows near the end come into view. */
  readonly onNearEnd?: () => void;
  /** Called when other rows come into view, with the first and the last of them. */
  readonly onView?: (first: number, last: number) => void;
  readonly listRef?: Ref<HTMLDivElement>;
  /** Where the list was scrolled to, kept by the caller between two mounts. */
  readonly place?: { scrollTop: number };
}

const nearEndRows = 30;

/**
 * A listbox of any length with rows of one height; a row's element is used again for another row. The cursor's row is always in the document, so that the screen reader's
 * active descendant exists even when the list was scrolled away from it; focus stays on the list itself and is never lost
 * with a row (capabilities B12).
 */
export const VirtualList = ({
  label,
  count,
  total,
  rowHeight,
  active,
  keyAt,
  renderRow,
  isSelected,
  isSingle = false,
  onPick,
  onOpen,
  onStep,
  onNearEnd,
  onView,
  listRef,
  place,
}: VirtualListProps) => {
  const scroller = useRef<HTMLDivElement | null>(null);
  const { view, shape, onScroll } = useListView({ active, count, rowHeight, scroller, place });
  const { start } = view;
  const [first, last] = rowsInView(view, shape);
  useEffect(() => {
    if (last >= first) onView?.(first, last);
  }, [first, last, onView]);
  const isNearEnd = count > 0 && last >= count - nearEndRows;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a list that grew and is still looked at near its end asks again
  }, [count, isNearEnd, onNearEnd]);

  const rows = rowsInDocument(view, shape);
  const { slotOf, inOrder } = useSlots(rows, keyAt);
  const isInWindow = active >= start && active < Math.min(count, start + windowRows);
  const isAway = isInWindow && !rows.includes(active);

  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(listRef, () => scroller.current, []);

  return (
    <div
      ref={scroller}
      className="virtual-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={!isSingle}
      onKeyDown={
        onStep &&
        ((event) => {
          const to = stepOf(event.key, active, count);
          if (to !== null) onStep(to);
          else if (event.key === 'Enter' && active >= 0) onOpen?.(active);
          else return;
          event.preventDefault();
        })
      }
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop)}
      aria-activedescendant={isInWindow ? rowId(keyAt(active)) : undefined}
    >
      <div className="virtual-list-rows" style={{ height: Math.min(windowRows, count - start) * rowHeight }}>
        {(isAway ? [...inOrder, active] : inOrder).map((index) => (
          <Row
            key={isAway && index === active ? 'away' : slotOf(index)}
            id={rowId(keyAt(index))}
            index={index}
            total={total}
            top={(index - start) * rowHeight}
            height={rowHeight}
            isActive={index === active}
            isSelected={isSelected(index)}
            renderRow={renderRow}
            onPick={onPick}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
};

/** The row a key leads to; null when it leads nowhere. */
const stepOf = (key: string, active: number, count: number): number | null => {
  const rows: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(active + 1, count - 1),
    ArrowUp: Math.max(active - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return rows[key] ?? null;
};

const rowId = (key: string): string => `row-${key}`;

interface RowProps extends Pick<VirtualListProps, 'total' | 'renderRow' | 'onPick'> {
  readonly id: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onOpen: ((index: number) => void) | undefined;
}

/** Memoised: a step of the cursor draws the two rows it touches, not the screenful. */
const Row = memo(({ id, index, total, top, height, isActive, isSelected, renderRow, onPick, onOpen }: RowProps) => (
  <div
    id={id}
    className="virtual-list-row"
    role="option"
    aria-posinset={index + 1}
    aria-setsize={total ?? -1}
    aria-selected={isSelected}
    aria-current={isActive || undefined}
    data-active={isActive || undefined}
    style={{ height, transform: `translateY(${top}px)` }}
    onClick={(event) => onPick(index, { isExtending: event.shiftKey, isToggling: event.ctrlKey || event.metaKey })}
    onDoubleClick={onOpen && (() => onOpen(index))}
  >
    {renderRow(index)}
  </div>
));
Row.displayName = 'VirtualListRow';
