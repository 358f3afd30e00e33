// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a real table can not be placed by a virtual list
// oxlint-disable jsx-a11y/click-events-have-key-events -- the grid has the focus and the keys, its rows are only pointed at
import { memo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { cardGap } from './card-layout.ts';
import type { Column } from './column.ts';
import { readableOf, UnreadableRow, unreadableText, type RowOrUnreadable } from './unreadable-row.ts';

export interface RowLook<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  /** Narrow screens: a card of labels and values. */
  readonly isCard: boolean;
  readonly onClick: (index: number, event: MouseEvent) => void;
  readonly onToggle: (index: number, isExtending: boolean) => void;
}

interface BodyRowProps<Row> {
  readonly id: string;
  readonly look: RowLook<Row>;
  /** Undefined while it is on its way. */
  readonly row: RowOrUnreadable<Row> | undefined;
  readonly index: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Pixels from the top of the canvas, where rows are placed one by one. */
  readonly top?: number;
  readonly height?: number;
}

export const pinStyle = ({ pinned }: Pick<Column<never>, 'pinned'>, place: number): CSSProperties | undefined =>
  pinned && {
    insetInlineStart: pinned === 'start' ? `var(--pin-${place})` : undefined,
    insetInlineEnd: pinned === 'end' ? `var(--pin-${place})` : undefined,
  };

/** A click on a control inside a row is the control's own. */
const isOwnClick = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, select, textarea, label, [role="menuitem"]')?.closest('[role="row"]') === currentTarget;

const CardCells = <Row,>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) =>
  columns.map((column, place) => (
    <div
      key={column.id}
      role="gridcell"
      className="table-cell"
      data-title={place === 0 || undefined}
      data-place={place === 0 ? undefined : column.inCard}
      data-align={column.align}
    >
      {/* The first is what the card is called, the last what can be done: their labels are spoken, and not shown. */}
      <span className={place === 0 || column.inCard === 'foot' ? 'visually-hidden' : 'table-cell-label'}>{column.title}</span>
      <div className="table-cell-value">{column.cell(row)}</div>
    </div>
  ));

/** One element each: a list that is pulled to another place styles and lays out all of them before it shows anything. */
const Cells = <Row,>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) =>
  columns.map((column, place) => (
    <div
      key={column.id}
      role="gridcell"
      className="table-cell"
      data-align={column.align}
      data-pinned={column.pinned}
      style={pinStyle(column, place)}
    >
      {column.cell(row)}
    </div>
  ));

const PlainBodyRow = <Row,>({ id, look, row, index, isActive, isSelected, top, height }: BodyRowProps<Row>) => {
  const t = useT();
  return (
    <div
      id={id}
      role="row"
      className="table-row"
      aria-rowindex={index + 2}
      aria-selected={look.isSelectable ? isSelected : undefined}
      aria-busy={row === undefined || undefined}
      data-active={isActive || undefined}
      style={
        top === undefined
          ? undefined
          : {
              position: 'absolute',
              height: height !== undefined && look.isCard ? height - cardGap : height,
              transform: `translateY(${top}px)`,
            }
      }
      onClick={(event) => {
        if (readableOf(row) !== undefined && !isOwnClick(event)) look.onClick(index, event);
      }}
    >
      {row === undefined ? (
        <span className="table-row-waiting" />
      ) : row instanceof UnreadableRow ? (
        <div role="gridcell" className="table-row-unreadable" title={row.issues}>
          {unreadableText(t, row)}
        </div>
      ) : (
        <>
          {look.isSelectable && (
            <div role="gridcell" className="table-cell table-cell-box">
              <input
                type="checkbox"
                className="table-box"
                tabIndex={-1}
                aria-label={t('table.selectRow', { n: index + 1 })}
                checked={isSelected}
                onClick={(event) => look.onToggle(index, event.shiftKey)}
                onChange={() => undefined}
              />
            </div>
          )}
          {look.isCard ? <CardCells columns={look.columns} row={row} /> : <Cells columns={look.columns} row={row} />}
          {look.rowActions && (
            <div role="gridcell" className="table-cell table-cell-actions">
              {look.rowActions(row)}
            </div>
          )}
        </>
      )}
    </div>
  );
};

/** Memoised: a step of the cursor draws the two rows it touches, scrolling only those that come. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
