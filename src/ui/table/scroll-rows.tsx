import { useEffect, useImperativeHandle, useLayoutEffect, type Ref, type RefObject } from 'react';
import { BodyRow, type RowLook } from './body-row.tsx';
import type { RowStore } from './row-store.ts';
import { isSelected, type Selection } from './selection.ts';
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
  const { tableId, look, store, count, rowId, rowHeight, headHeight, active, selection, scroller, handle, place } = props;
  const rows = useScaledRows({ scroller, count, rowHeight, headHeight, active });
  const { canvas, indexes, isAway, view, topOf, reveal, goTo, at } = rows;
  const { slotOf, inOrder } = useSlots(indexes, String);
  useImperativeHandle(handle, () => ({ reveal, toTop: () => goTo(0) }), [reveal, goTo]);
  useLayoutEffect(() => {
    if (place === null) return undefined;
    if (place.top() > 0) goTo(place.top());
    return () => place.keep(at());
    // oxlint-disable-next-line react/exhaustive-deps -- once when these rows are first here; from then on the person scrolls
  }, [place]);
  const { first, last } = view;
  useEffect(() => {
    if (count > 0) store.need(first, Math.max(first, last), around);
  }, [store, first, last, count]);

  return (
    <div className="table-canvas" role="presentation" style={{ height: canvas }}>
      {(isAway ? [...inOrder, active] : inOrder).map((index) => {
        const row = store.rowAt(index);
        return (
          <BodyRow
            key={isAway && index === active ? 'away' : slotOf(index)}
            id={`${tableId}-${index}`}
            look={look}
            row={row}
            index={index}
            top={topOf(index)}
            height={rowHeight}
            isActive={index === active}
            isSelected={row !== undefined && isSelected(selection, rowId(row))}
          />
        );
      })}
    </div>
  );
};
