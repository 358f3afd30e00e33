import { Badge, Button } from '@radix-ui/themes';
import { ListFilter } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '../busy-button.tsx';
import { FloatingPanel } from '../floating-panel.tsx';
import type { Column } from './column.ts';
import { FilterField } from './filter-field.tsx';
import type { FilterValue } from './filter-value.ts';
import type { TableQuery } from './query.ts';

interface FilterPanelProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: TableQuery['filters'];
  readonly onChange: (step: StepFilters) => void;
}

/** What becomes of the filters as they stand by then: two that are set one after the other both count. */
export type StepFilters = (before: TableQuery['filters']) => TableQuery['filters'];

export const withFilter = (filters: TableQuery['filters'], id: string, value: FilterValue | null): TableQuery['filters'] => {
  const { [id]: _before, ...others } = filters;
  return value === null ? others : { ...others, [id]: value };
};

/** 'Filtrar Tabela': one filter per column, at work as soon as it is set. */
export const FilterPanel = <Row,>({ columns, filters, onChange }: FilterPanelProps<Row>) => {
  const t = useT();
  const count = Object.keys(filters).length;
  return (
    <FloatingPanel
      label={t('table.filters')}
      className="table-panel"
      width={340}
      renderOpener={(opener) => (
        <Button variant="soft" color="gray" title={t('table.filter')} {...opener}>
          <ListFilter size={15} aria-hidden />
          <span className="table-tool-name">{t('table.filter')}</span>
          {count > 0 && <Badge radius="full">{t('table.number', { n: count })}</Badge>}
        </Button>
      )}
    >
      {() => (
        <>
          <div className="table-panel-head">
            <h3>{t('table.filters')}</h3>
            <BusyButton size="1" variant="ghost" isOff={count === 0} onClick={() => onChange(() => ({}))}>
              {t('table.clear')}
            </BusyButton>
          </div>
          {columns.map(
            ({ id, title, filter }) =>
              filter && (
                <FilterField
                  key={id}
                  title={title}
                  filter={filter}
                  value={filters[id]}
                  onChange={(step) => onChange((before) => withFilter(before, id, step(before[id])))}
                />
              ),
          )}
        </>
      )}
    </FloatingPanel>
  );
};
