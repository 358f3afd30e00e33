import { useEffect, useImperativeHandle, useLayoutEffect, type Ref, type RefObject } from 'react';
import { BodyRow, type RowLook } from './body-row.tsx';
import type { RowStore } from './row-store.ts';
import { widen } from './row-window.ts';
import { isSelected, type Selection } from './selection.ts';
import type { TableMemory } from './table-memory.ts';
import { useScaledRows } from './use-scaled-rows.ts';

/** Asked for beyond what is in view, so that scrolling finds rows and not their places. */
const ahead = 60;

export interface RowsHandle {
  readonly reveal: (index: number) => void;
  readonly toTop: () => void;
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
  /** Where these rows were last looked at; null where nobody remembers. */
  readonly memory: Pick<TableMemory, 'top'> | null;
}

/** All rows one below the other, however many; only those in view are in the document. */
export const ScrollRows = <Row,>(props: ScrollRowsProps<Row>) => {
  const { tableId, look, store, count, rowId, rowHeight, headHeight, active, selection, scroller, handle, memory } = props;
  const { canvas, indexes, view, topOf, reveal, goTo, at } = useScaledRows({ scroller, count, rowHeight, headHeight, active });
  useImperativeHandle(handle, () => ({ reveal, toTop: () => goTo(0) }), [reveal, goTo]);
  useLayoutEffect(() => {
    if (memory !== null && memory.top > 0) goTo(memory.top);
    return () => {
      if (memory !== null) memory.top = at();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once when the rows are first here; from then on the person scrolls
  }, [memory]);
  const { first, last } = widen(view, ahead, count);
  useEffect(() => {
    if (count > 0) store.need(first, Math.max(first, last));
  }, [store, first, last, count]);

  return (
    <div className="table-canvas" role="presentation" style={{ height: canvas }}>
      {indexes.map((index) => {
        const row = store.rowAt(index);
        return (
          <BodyRow
            key={index}
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
