// oxlint-disable jsx-a11y/prefer-tag-over-role -- ARIA's window splitter: no tag is one
// oxlint-disable jsx-a11y/interactive-supports-focus -- the button in a heading has the focus and the keys
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { pinStyle } from './body-row.tsx';
import { narrowestColumn, widestColumn } from './column-layout.ts';
import type { Column } from './column.ts';
import type { ColumnHeader } from './use-columns.ts';

/** Pixels per press of an arrow. */
const keyStep = 16;

const ariaSort = { asc: 'ascending', desc: 'descending', false: 'none' } as const;

export interface HeaderCellProps<Row> {
  readonly header: ColumnHeader;
  readonly column: Column<Row>;
  readonly place: number;
  readonly setWidth: (id: string, width: number | null) => void;
  /** What moves it, once that is loaded (see header-drag). */
  readonly drag?: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly handle: HTMLAttributes<HTMLElement>;
    readonly style: CSSProperties;
    readonly isDragging: boolean;
  };
}

type HeaderProps = Pick<HeaderCellProps<never>, 'header' | 'setWidth'> & { readonly title: string };

/** Which way the column is sorted, and its rank where several are. */
const SortMark = ({ header: { column } }: Pick<HeaderProps, 'header'>) => {
  const t = useT();
  const sorted = column.getIsSorted();
  if (sorted === false) return null;
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  const rank = column.getSortIndex();
  return (
    <>
      <Arrow size={13} aria-hidden />
      {rank > 0 && <span className="table-head-rank">{t('table.number', { n: rank + 1 })}</span>}
    </>
  );
};

/** Arrows make the column wider and narrower; Enter and a double click, as wide as it was declared. No stop of its own on the way to the rows. */
const Resizer = ({ header, title, setWidth }: HeaderProps) => {
  const t = useT();
  const { id, column } = header;
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
      role="separator"
      className="table-resizer"
      tabIndex={-1}
      data-focus={`${id} width`}
      aria-orientation="vertical"
      aria-label={t('table.resize', { title })}
      aria-valuenow={width}
      aria-valuemin={narrowestColumn}
      aria-valuemax={widestColumn}
      data-resizing={column.getIsResizing() || undefined}
      onMouseDown={resize}
      onTouchStart={resize}
      onDoubleClick={() => setWidth(id, null)}
      onKeyDown={resizeByKey}
    />
  );
};

/** The arrow goes from a heading to its width, unless it moves the column. */
const goToWidth = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
  if (key !== 'ArrowRight' || !(target instanceof HTMLButtonElement)) return;
  currentTarget.querySelector<HTMLElement>('.table-resizer')?.focus();
};

export const HeaderCell = <Row,>({ header, column, place, setWidth, drag }: HeaderCellProps<Row>) => {
  const t = useT();
  const { id, title, align, pinned } = column;
  const canSort = header.column.getCanSort();
  const sorted = header.column.getIsSorted();
  return (
    <div
      ref={drag?.ref}
      role="columnheader"
      className="table-head-cell"
      data-align={align}
      data-pinned={pinned}
      data-dragging={drag?.isDragging || undefined}
      {...(canSort ? { 'aria-sort': ariaSort[`${sorted}`] } : {})}
      style={{ ...pinStyle(column, place), ...drag?.style }}
      onKeyDown={drag?.isDragging ? undefined : goToWidth}
    >
      <button
        type="button"
        className="table-head-button"
        title={canSort ? t('table.sort') : undefined}
        data-sorted={sorted || undefined}
        data-focus={id}
        {...drag?.handle}
        onClick={canSort ? header.column.getToggleSortingHandler() : undefined}
      >
        <span className="truncate">{title}</span>
        <SortMark header={header} />
      </button>
      <Resizer header={header} title={title} setWidth={setWidth} />
    </div>
  );
};
