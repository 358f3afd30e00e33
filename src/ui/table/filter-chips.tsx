import { Button } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { dateFormat, formatNumber } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { leavesFocus } from '../leaves-focus.ts';
import type { Column, FilterKind } from './column.ts';
import { withFilter, type StepFilters } from './filter-panel.tsx';
import type { FilterValue } from './filter-value.ts';
import type { TableQuery } from './query.ts';

interface FilterChipsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: TableQuery['filters'];
  readonly onChange: (step: StepFilters) => void;
}

const chosenNames = (kind: FilterKind | undefined, value: FilterValue & { kind: 'options' }): string => {
  const options = kind?.kind === 'options' ? kind.options : [];
  return value.chosen.map((each) => options.find((option) => option.value === each)?.label ?? each).join(', ');
};

/** To the next, else to where filters are set. */
const chipGone = leavesFocus('button', '.table-tools [popovertarget]');

/** What narrows the list, each taken back with one press. */
export const FilterChips = <Row,>({ columns, filters, onChange }: FilterChipsProps<Row>) => {
  const { locale, t } = useLocale();
  const endOf = (end: string | number): string =>
    typeof end === 'number'
      ? formatNumber(end, tagOf[locale])
      : dateFormat(tagOf[locale], { timeZone: 'UTC' }).format(new Date(`${end}T00:00:00Z`));
  const inWords = (kind: FilterKind | undefined, value: FilterValue): string => {
    if (value.kind === 'text') return `${t('table.contains')} ${value.text}`;
    if (value.kind === 'options') return chosenNames(kind, value);
    const { from, to } = value;
    return [from === null ? '' : `${t('table.from')} ${endOf(from)}`, to === null ? '' : `${t('table.to')} ${endOf(to)}`]
      .filter(Boolean)
      .join(' ');
  };
  const shown = columns.flatMap((column) => {
    const value = filters[column.id];
    return value ? [{ column, value }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="table-chips" aria-label={t('table.filters')}>
      {shown.map(({ column: { id, title, filter }, value }) => (
        <li key={id} ref={chipGone}>
          <button
            type="button"
            className="table-chip"
            title={t('table.removeFilter', { title })}
            onClick={() => onChange((before) => withFilter(before, id, null))}
          >
            <span className="truncate">
              <span className="quiet">{`${title}: `}</span>
              {inWords(filter, value)}
            </span>
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
      <li ref={chipGone}>
        <Button size="1" variant="ghost" onClick={() => onChange(() => ({}))}>
          {t('table.clear')}
        </Button>
      </li>
    </ul>
  );
};
