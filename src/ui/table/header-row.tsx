// oxlint-disable jsx-a11y/prefer-tag-over-role -- see body-row
import { useCallback, useRef, useState, type ComponentType } from 'react';
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

export interface HeaderCellsProps<Row> {
  readonly headers: readonly ColumnHeader[];
  readonly columns: readonly Column<Row>[];
  readonly setWidth: (id: string, width: number | null) => void;
  readonly onMove: (id: string, over: string) => void;
  /** Gives the focus back to the heading that had it. */
  readonly focused: () => void;
}

interface HeaderRowProps<Row> extends Omit<HeaderCellsProps<Row>, 'focused'> {
  readonly box: SelectBox | null;
  readonly hasActions: boolean;
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

/** Moving columns is a third of the table's weight: it is fetched when a pointer or the focus first comes near a heading. */
const useDrag = <Row,>() => {
  const [Drag, setDrag] = useState<ComponentType<HeaderCellsProps<Row>> | null>(null);
  const isAsked = useRef(false);
  const row = useRef<HTMLDivElement | null>(null);
  const place = useRef<string | null>(null);

  const load = async (): Promise<void> => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const loaded = await import('./header-drag.tsx');
      const { activeElement } = document;
      place.current =
        row.current?.contains(activeElement) && activeElement instanceof HTMLElement ? (activeElement.dataset['focus'] ?? null) : null;
      setDrag(() => loaded.HeaderDrag as ComponentType<HeaderCellsProps<Row>>);
    } catch {
      // Offline: the next time somebody comes near it is tried again; until then columns stay where they are.
      isAsked.current = false;
    }
  };
  const focused = useCallback(() => {
    const id = place.current;
    if (id !== null) row.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(id)}"]`)?.focus();
  }, []);
  return { Drag, row, load: () => void load(), focused };
};

export const HeaderRow = <Row,>({ box, hasActions, ...cells }: HeaderRowProps<Row>) => {
  const t = useT();
  const { Drag, row, load, focused } = useDrag<Row>();
  const { headers, columns, setWidth } = cells;
  return (
    <div ref={row} role="row" className="table-row table-head-row" aria-rowindex={1} onMouseOver={load} onFocus={load}>
      {box && (
        <div role="columnheader" className="table-head-cell table-cell-box">
          <SelectAllBox {...box} />
        </div>
      )}
      {Drag ? (
        <Drag {...cells} focused={focused} />
      ) : (
        headers.map((header, place) => {
          const column = columns[place];
          return column && <HeaderCell key={header.id} header={header} column={column} place={place} setWidth={setWidth} />;
        })
      )}
      {hasActions && (
        <div role="columnheader" className="table-head-cell table-cell-actions">
          <span className="visually-hidden">{t('table.rowActions')}</span>
        </div>
      )}
    </div>
  );
};
