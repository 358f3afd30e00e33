import { useT } from '#locale/locale.tsx';
import type { Column } from './column.ts';
import type { Sort } from './query.ts';

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: readonly Sort[];
  readonly onSort: (sort: readonly Sort[]) => void;
}

/** 'Ordenar' where rows are cards and there is no heading to press. */
export const SortChoice = <Row,>({ columns, sort, onSort }: SortChoiceProps<Row>) => {
  const t = useT();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const [now] = sort;
  const pick = (value: string): void => onSort(value === '' ? [] : [{ id: value.slice(1), desc: value.startsWith('-') }]);
  return (
    <select
      className="table-select"
      aria-label={t('table.sort')}
      value={now ? `${now.desc ? '-' : '+'}${now.id}` : ''}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="">{t('table.unsorted')}</option>
      {sortable.flatMap(({ id, title }) => [
        <option key={`+${id}`} value={`+${id}`}>
          {t('table.sortedUp', { title })}
        </option>,
        <option key={`-${id}`} value={`-${id}`}>
          {t('table.sortedDown', { title })}
        </option>,
      ])}
    </select>
  );
};
