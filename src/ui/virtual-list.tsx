// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can neither be virtual nor hold pictures
// oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and the keys, its rows are only pointed at
import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { windowRows } from './list-window.ts';
import { useListWindow } from './use-list-window.ts';
import './virtual-list.css';

export interface VirtualListProps {
  readonly label: string;
  /** How many rows there are to lay out. */
  readonly count: number;
  /** What the list is said to hold; more than `count` while the rest is not loaded. */
  readonly total: number;
  readonly rowHeight: number;
  /** The row the cursor is on; -1 when there is none. */
  readonly active: number;
  /** Stable for the life of a row: an id, never its index. Keep the function's identity while the rows are the same. */
  readonly keyAt: (index: number) => string;
  readonly renderRow: (index: number) => ReactNode;
  readonly isSelected: (index: number) => boolean;
  readonly onPick: (index: number, event: { readonly isExtending: boolean; readonly isToggling: boolean }) => void;
  readonly onOpen?: (index: number) => void;
  /** Where arrows, Home and End lead, for a list whose keys are its own; a list moved by commands leaves it out. */
  readonly onStep?: (index: number) => void;
  /** Called when rows near the end come into view. */
  readonly onNearEnd?: () => void;
  readonly listRef?: Ref<HTMLDivElement>;
  /** Where the list was scrolled to, kept by the caller between two mounts. */
  readonly place?: { scrollTop: number };
}

const nearEndRows = 30;

const withActive = (range: Range, active: number): number[] => {
  const first = Math.max(range.startIndex - range.overscan, 0);
  const last = Math.min(range.endIndex + range.overscan, range.count - 1);
  const indexes = Array.from({ length: Math.max(last - first + 1, 0) }, (_, each) => first + each);
  if (active < 0 || active >= range.count || (active >= first && active <= last)) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
};

/**
 * A listbox of any length with rows of one height. The cursor's row is always in the document, so that the screen reader's
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
  onPick,
  onOpen,
  onStep,
  onNearEnd,
  listRef,
  place,
}: VirtualListProps) => {
  const scroller = useRef<HTMLDivElement | null>(null);
  const { start, showFrom } = useListWindow({ active, count, rowHeight, scroller });

  const virtualizer = useVirtualizer({
    count: Math.min(windowRows, count - start),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => keyAt(start + index), [keyAt, start]),
    rangeExtractor: (range) => withActive(range, active - start),
    overscan: 6,
    initialOffset: () => place?.scrollTop ?? 0,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const { range } = virtualizer;
    // Wholly in view already: asking would lay the page out in the middle of a step.
    const isInView = range !== null && active - start > range.startIndex && active - start < range.endIndex;
    if (active >= 0 && !isInView) virtualizer.scrollToIndex(active - start);
    // oxlint-disable-next-line react/exhaustive-deps -- only a step of the cursor may scroll; a window moved by the wheel must not
  }, [active, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const lastShown = start + (virtualizer.range?.endIndex ?? 0);
  useEffect(() => {
    if (count > 0 && lastShown >= count - nearEndRows) onNearEnd?.();
  }, [count, lastShown, onNearEnd]);

  const setScroller = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (typeof listRef === 'function') listRef(element);
      else if (listRef) listRef.current = element;
    },
    [listRef],
  );

  return (
    <div
      ref={setScroller}
      className="virtual-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable
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
      onScroll={({ currentTarget: { scrollTop } }) => {
        if (place) place.scrollTop = scrollTop;
        showFrom(start + Math.floor(scrollTop / rowHeight));
      }}
      aria-activedescendant={active >= start && active < start + windowRows ? rowId(keyAt(active)) : undefined}
    >
      <div className="virtual-list-rows" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ key, index, start: top }) => (
          <Row
            key={key}
            id={rowId(String(key))}
            index={start + index}
            total={total}
            top={top}
            height={rowHeight}
            isActive={start + index === active}
            isSelected={isSelected(start + index)}
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
    aria-setsize={total}
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
