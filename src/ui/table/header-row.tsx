// oxlint-disable jsx-a11y/prefer-tag-over-role -- see body-row
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useT } from '#locale/locale.tsx';
import type { Column } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import type { ColumnHeader } from './use-columns.ts';

/** What the box over the rows does: all that match where they are one list, those of the page where they are pages. */
interface SelectBox {
  readonly share: 'all' | 'some' | 'none';
  readonly label: string;
  readonly onToggle: () => void;
}

interface HeaderRowProps<Row> {
  readonly headers: readonly ColumnHeader[];
  readonly columns: readonly Column<Row>[];
  readonly box: SelectBox | null;
  readonly hasActions: boolean;
  readonly setWidth: (id: string, width: number | null) => void;
}

export const SelectAllBox = ({ share, label, onToggle }: SelectBox) => (
  <input
    type="checkbox"
    className="table-box"
    aria-label={label}
    title={label}
    checked={share === 'all'}
    ref={(box) => {
      if (box) box.indeterminate = share === 'some';
    }}
    onChange={onToggle}
  />
);

export const HeaderRow = <Row,>({ headers, columns, box, hasActions, setWidth }: HeaderRowProps<Row>) => {
  const t = useT();
  const movable = columns.filter(({ pinned }) => pinned === undefined).map(({ id }) => id);
  return (
    <div role="row" className="table-row table-head-row" aria-rowindex={1}>
      {box && (
        <div role="columnheader" className="table-head-cell table-cell-box">
          <SelectAllBox {...box} />
        </div>
      )}
      <SortableContext items={movable} strategy={horizontalListSortingStrategy}>
        {headers.map((header, place) => {
          const column = columns[place];
          return column && <HeaderCell key={header.id} header={header} column={column} place={place} setWidth={setWidth} />;
        })}
      </SortableContext>
      {hasActions && (
        <div role="columnheader" className="table-head-cell table-cell-actions">
          <span className="visually-hidden">{t('table.rowActions')}</span>
        </div>
      )}
    </div>
  );
};
