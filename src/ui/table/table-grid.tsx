// oxlint-disable jsx-a11y/prefer-tag-over-role -- see body-row
import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Column } from './column.ts';
import type { ColumnHeader } from './use-columns.ts';

export const boxWidth = 40;

interface TableGridProps<Row> {
  readonly id: string;
  readonly label: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly headers: readonly ColumnHeader[];
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly actionsWidth: number;
  readonly isCard: boolean;
  readonly isScroll: boolean;
  readonly isBusy: boolean;
  readonly total: number | null;
  /** Index of the active row; -1 when there is none, or it is not in the document. */
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: () => void;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** How wide each column is and where the pinned ones stop: read by every row, so that resizing draws none of them again. */
const gridStyle = (headers: readonly ColumnHeader[], isSelectable: boolean, actionsWidth: number): CSSProperties => {
  const box = isSelectable ? boxWidth : 0;
  const tracks = [
    ...(isSelectable ? [`${boxWidth}px`] : []),
    ...headers.map((header) => `${header.getSize()}px`),
    ...(actionsWidth > 0 ? [`${actionsWidth}px`] : []),
  ];
  const pins = headers.flatMap((header, place) => {
    const pinned = header.column.getIsPinned();
    if (pinned === 'start') return [[`--pin-${place}`, `${box + header.column.getStart('start')}px`]];
    if (pinned === 'end') return [[`--pin-${place}`, `${actionsWidth + header.column.getAfter('end')}px`]];
    return [];
  });
  const width = box + headers.reduce((sum, header) => sum + header.getSize(), 0) + actionsWidth;
  return {
    '--table-columns': tracks.join(' '),
    '--table-width': `${width}px`,
    '--table-actions': `${actionsWidth}px`,
    ...Object.fromEntries(pins),
  } as CSSProperties;
};

/** The grid itself: has the focus, scrolls both ways, holds the heading and the rows. */
export const TableGrid = <Row,>(props: TableGridProps<Row>) => {
  const { id, label, scroller, headers, columns, isSelectable, actionsWidth, isCard, isScroll, isBusy, total, active, head, children } =
    props;
  return (
    <div
      ref={scroller}
      id={id}
      role="grid"
      className="table-grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={total === null ? -1 : total + 1}
      aria-colcount={columns.length + Number(isSelectable) + Number(actionsWidth > 0)}
      aria-multiselectable={isSelectable || undefined}
      aria-busy={isBusy}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      data-cards={isCard || undefined}
      data-scroll={isScroll || undefined}
      style={gridStyle(headers, isSelectable, actionsWidth)}
      onKeyDown={props.onKeyDown}
      onKeyUp={props.onKeyUp}
    >
      {!isCard && (
        <div role="rowgroup" className="table-head">
          {head}
        </div>
      )}
      <div role="rowgroup" className="table-body">
        {children}
      </div>
    </div>
  );
};
