import { useCallback, useDeferredValue, useImperativeHandle, useLayoutEffect, useState, type Ref, type RefObject } from 'react';
import { BodyRow, type RowLook } from './body-row.tsx';
import { createHoldRows } from './hold-rows.ts';
import type { RowStore } from './row-store.ts';
import type { Span } from './row-window.ts';
import { isSelected, type Selection } from './selection.ts';
import { UnreadableRow, type RowOrUnreadable } from './unreadable-row.ts';
import { useScaledRows } from './use-scaled-rows.ts';
import { useSlots } from '../use-slots.ts';

/** Rows asked for around what is in view, so that scrolling finds rows and not their places. */
const around = 60;

export interface RowsHandle {
  readonly reveal: (index: number) => void;
  readonly toTop: () => void;
}

/** Where these rows were last looked at, in pixels from their top. */
export interface ScrollPlace {
  readonly top: () => number;
  readonly keep: (top: number) => void;
}

interface ScrollRowsProps<Row> {
  readonly tableId: string;
  readonly look: RowLook<Row>;
  readonly store: RowStore<Row>;
  /** Of the store: rows that came draw this again. */
  readonly revision: number;
  readonly count: number;
  readonly rowId: (row: Row) => string;
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly active: number;
  readonly selection: Selection;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly handle: Ref<RowsHandle>;
  /** Null where nobody remembers. */
  readonly place: ScrollPlace | null;
}

/** All rows one below the other, however many; only those in view are in the document, and their elements are used again. */
export const ScrollRows = <Row,>(props: ScrollRowsProps<Row>) => {
  const { tableId, look, store, revision, count, rowId, rowHeight, headHeight, active, selection, scroller, handle, place } = props;
  const onView = useCallback(({ first, last }: Span) => store.need(first, Math.max(first, last), around), [store]);
  const rows = useScaledRows({ scroller, count, rowHeight, headHeight, active, onView });
  const { canvas, view, indexes, isAway, topOf, reveal, goTo, at } = rows;
  const { slotOf, inOrder } = useSlots(indexes, String);
  useImperativeHandle(handle, () => ({ reveal, toTop: () => goTo(0) }), [reveal, goTo]);
  useLayoutEffect(() => store.watch(active), [store, active]);
  useLayoutEffect(() => {
    if (place === null) return undefined;
    if (place.top() > 0) goTo(place.top());
    return () => place.keep(at());
    // oxlint-disable-next-line react/exhaustive-deps -- once when these rows are first here; from then on the person scrolls
  }, [place]);

  // Rows came: those in view are drawn at once, those around them when there is time.
  const isEarly = useDeferredValue(revision) !== revision;
  const [hold] = useState(createHoldRows<RowOrUnreadable<Row>>);
  const shown = hold(
    isAway ? [...inOrder, active] : inOrder,
    store.placeAt,
    (index) => isEarly && (index < view.first || index > view.last),
  );

  return (
    <div className="table-canvas" role="presentation" style={{ height: canvas }}>
      {[...shown].map(([index, row]) => (
        <BodyRow
          key={isAway && index === active ? 'away' : slotOf(index)}
          id={`${tableId}-${index}`}
          look={look}
          row={row}
          index={index}
          top={topOf(index)}
          height={rowHeight}
          isActive={index === active}
          isSelected={row !== undefined && !(row instanceof UnreadableRow) && isSelected(selection, rowId(row))}
        />
      ))}
    </div>
  );
};
