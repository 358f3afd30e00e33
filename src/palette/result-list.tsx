// oxlint-disable react/exhaustive-effect-dependencies -- another list under the same cursor also has to be looked at again
import { Command } from 'cmdk';
import { createContext, memo, useContext, useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { Steps } from './cursor.ts';

/** One height for every row and heading, in pixels; the stylesheet reads it as --palette-row. */
const rowHeight = 36;
/** Rows that fit when there is room. With the two cut by the edges, never more than 12 are mounted. */
const mostVisible = 10;

interface ResultListProps {
  readonly listId: string;
  readonly label: string;
  readonly steps: Steps;
  /** The row the cursor is on; -1 when there is none. */
  readonly active: number;
  readonly renderRow: (index: number) => ReactNode;
  readonly onActive: (index: number) => void;
  readonly onPick: (index: number) => void;
}

export const rowValue = (index: number): string => `row-${index}`;
export const rowId = (listId: string, index: number): string => `${listId}-${index}`;

/** The row under the pointer; null on a heading. */
const indexAt = ({ target }: { readonly target: EventTarget }): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('.palette-row') : null;
  return row ? Number(row.dataset['index']) : null;
};

const mounted = (first: number, count: number, active: number): readonly number[] => {
  const last = Math.min(count, first + mostVisible + 2);
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, each) => first + each);
  if (active < 0 || active >= count || (active >= first && active < last)) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
};

/**
 * A listbox of any length of which only the visible rows are mounted: cmdk mounts every item it is given, and twenty thousand
 * of them take seconds (stack, section 9). The row under the cursor stays mounted, so that the screen reader's active
 * descendant exists after the wheel scrolled away from it. Rows are keyed by place: typing changes texts, not elements.
 */
export const ResultList = ({ listId, label, steps, active, renderRow, onActive, onPick }: ResultListProps) => {
  const { length, headings } = steps;
  const scroller = useRef<HTMLDivElement>(null);
  /** Kept here, because asking the element makes the browser lay the page out in the middle of a key press. */
  const scrolled = useRef(0);
  const [first, setFirst] = useState(0);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list || active < 0) return;
    const top = (headings.includes(active - 1) ? active - 1 : active) * rowHeight;
    const bottom = (active + 1) * rowHeight;
    const scrollTo = (to: number): void => {
      list.scrollTop = to;
      scrolled.current = to;
    };
    if (top < scrolled.current) scrollTo(top);
    // Two rows always fit; only further down it matters how high the list is here.
    else if (bottom > scrolled.current + 2 * rowHeight && list.clientHeight > 0 && bottom > scrolled.current + list.clientHeight) {
      scrollTo(bottom - list.clientHeight);
    }
    setFirst(Math.floor(scrolled.current / rowHeight));
  }, [active, length, headings]);

  const rows = useMemo(() => ({ listId, length, headings, active, renderRow }), [active, headings, length, listId, renderRow]);
  return (
    <Command.List
      ref={scroller}
      className="palette-list"
      label={label}
      style={{ height: length * rowHeight }}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop;
        setFirst(Math.floor(currentTarget.scrollTop / rowHeight));
      }}
    >
      {/* The input keeps the focus, so a click is all a row has. */}
      <div
        className="palette-rows"
        role="presentation"
        style={{ height: length * rowHeight }}
        onClick={(event) => {
          const index = indexAt(event);
          if (index !== null) onPick(index);
        }}
        onPointerMove={(event) => {
          const index = indexAt(event);
          if (index !== null && index !== active) onActive(index);
        }}
      >
        <RowsContext value={rows}>
          {mounted(Math.min(first, Math.max(0, length - 1)), length, active).map((index) =>
            headings.includes(index) ? (
              <div key={index} className="palette-heading" aria-hidden style={{ transform: `translateY(${index * rowHeight}px)` }}>
                {renderRow(index)}
              </div>
            ) : (
              <Item key={index} index={index} />
            ),
          )}
        </RowsContext>
      </div>
    </Command.List>
  );
};

type RowsValue = Pick<ResultListProps, 'listId' | 'active' | 'renderRow'> & Steps;

const RowsContext = createContext<RowsValue | null>(null);

const useRows = (): RowsValue => {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('A row is outside its list');
  return rows;
};

/** Memoised: cmdk's own part of a row costs as much as ours, and changes only where the row comes and goes. */
const Item = memo(({ index }: { readonly index: number }) => (
  <Command.Item asChild value={rowValue(index)}>
    <Row index={index} />
  </Command.Item>
));
Item.displayName = 'PaletteItem';

/** What cmdk lays over its element, and what may change with a key. A row that says the same after it is the same element, and not compared. */
const Row = (props: ComponentProps<'div'> & { readonly index: number }) => {
  const { listId, length, headings, active, renderRow } = useRows();
  const { index } = props;
  const isActive = index === active;
  const size = length - headings.length;
  const place = index + 1 - headings.filter((each) => each < index).length;
  const shown = renderRow(index);
  return useMemo(() => {
    const { index: at, ...given } = props;
    return (
      <div
        {...given}
        id={rowId(listId, at)}
        className="palette-row"
        aria-selected={isActive}
        data-active={isActive || undefined}
        aria-setsize={size}
        aria-posinset={place}
        data-index={at}
        style={{ transform: `translateY(${at * rowHeight}px)` }}
      >
        {shown}
      </div>
    );
  }, [props, listId, isActive, size, place, shown]);
};
