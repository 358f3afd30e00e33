// oxlint-disable jsx-a11y/prefer-tag-over-role -- ARIA's window splitter: no tag is one
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { narrowestColumn, widestColumn } from './column-layout.ts';
import { pinStyle } from './body-row.tsx';
import type { Column } from './column.ts';
import type { ColumnHeader } from './use-columns.ts';

/** Part 2, section 9. */
const dragMs = 300;
/** Pixels per press of an arrow. */
const keyStep = 16;

const ariaSort = { asc: 'ascending', desc: 'descending', false: 'none' } as const;

interface HeaderCellProps<Row> {
  readonly header: ColumnHeader;
  readonly column: Column<Row>;
  readonly place: number;
  readonly setWidth: (id: string, width: number | null) => void;
}

export const HeaderCell = <Row,>({ header, column, place, setWidth }: HeaderCellProps<Row>) => {
  const t = useT();
  const { id, title, align, pinned } = column;
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: pinned !== undefined,
    transition: { duration: dragMs, easing: 'ease' },
  });
  const canSort = header.column.getCanSort();
  const sorted = header.column.getIsSorted();
  const rank = header.column.getSortIndex();
  const width = header.getSize();
  const resize = header.getResizeHandler();

  const resizeByKey = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key];
    if (by !== undefined) setWidth(id, width + by);
    else if (event.key === 'Enter' || event.key === 'Home') setWidth(id, null);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={setNodeRef}
      role="columnheader"
      className="table-head-cell"
      data-align={align}
      data-pinned={pinned}
      data-dragging={isDragging || undefined}
      {...(canSort ? { 'aria-sort': ariaSort[`${sorted}`] } : {})}
      style={{ ...pinStyle(column, place), ...(transform ? { transform: `translateX(${transform.x}px)` } : {}), transition }}
    >
      <button
        type="button"
        className="table-head-button"
        title={canSort ? t('table.sort') : undefined}
        data-sorted={sorted || undefined}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        onClick={canSort ? header.column.getToggleSortingHandler() : undefined}
      >
        <span className="truncate">{title}</span>
        {sorted === 'asc' && <ArrowUp size={13} aria-hidden />}
        {sorted === 'desc' && <ArrowDown size={13} aria-hidden />}
        {sorted && rank > 0 && <span className="table-head-rank">{t('table.number', { n: rank + 1 })}</span>}
      </button>
      <div
        role="separator"
        className="table-resizer"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('table.resize', { title })}
        aria-valuenow={width}
        aria-valuemin={narrowestColumn}
        aria-valuemax={widestColumn}
        data-resizing={header.column.getIsResizing() || undefined}
        onMouseDown={resize}
        onTouchStart={resize}
        onDoubleClick={() => setWidth(id, null)}
        onKeyDown={resizeByKey}
      />
    </div>
  );
};
