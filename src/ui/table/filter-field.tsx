import { TextField } from '@radix-ui/themes';
import { formatDate, parseDate } from '#lib/dates.ts';
import { useT } from '#locale/locale.tsx';
import { DateBox } from '../form/date-box.tsx';
import { SpanPresets } from '../form/span-presets.tsx';
import type { FilterKind } from './column.ts';
import { ManyOptions, OneOption } from './filter-options.tsx';
import type { FilterValue } from './filter-value.ts';
import type { FieldProps, StepFilter } from './step-filter.ts';
import { useTyped } from './use-typed.ts';

const TextFilter = ({ title, value, onChange }: FieldProps<'text'>) => {
  const t = useT();
  const [typed, type] = useTyped(value?.text ?? '', (text) => onChange(() => (text === '' ? null : { kind: 'text', text })));
  return (
    <TextField.Root
      size="2"
      maxLength={120}
      placeholder={t('table.contains')}
      aria-label={title}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
};

type Range = Extract<FilterValue, { kind: 'number' | 'date' }>;
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
const rangeOf = (kind: Range['kind'], from: string, to: string): Range =>
  kind === 'number' ? { kind, from: numberOf(from), to: numberOf(to) } : { kind, from: from || null, to: to || null };

/** Both ends as texts, and how one of them is set. */
const useRange = (kind: Range['kind'], value: Range | undefined, onChange: (step: StepFilter) => void) => {
  const ends = (range: FilterValue | undefined) =>
    range?.kind === kind ? { from: `${range.from ?? ''}`, to: `${range.to ?? ''}` } : { from: '', to: '' };
  const set = (typed: { readonly from?: string; readonly to?: string }): void =>
    onChange((before) => {
      const { from, to } = { ...ends(before), ...typed };
      return from === '' && to === '' ? null : rangeOf(kind, from, to);
    });
  return { known: ends(value), set };
};

const NumberFilter = ({ title, value, onChange }: FieldProps<'number'>) => {
  const t = useT();
  const { known, set } = useRange('number', value, onChange);
  const [from, typeFrom] = useTyped(known.from, (text) => set({ from: text }));
  const [to, typeTo] = useTyped(known.to, (text) => set({ to: text }));
  const end = (name: string, typed: string, type: (text: string) => void) => (
    <label>
      {name}
      <TextField.Root
        type="number"
        step="any"
        aria-label={`${title}: ${name}`}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
  return (
    <div className="table-range">
      {end(t('table.from'), from, typeFrom)}
      {end(t('table.to'), to, typeTo)}
    </div>
  );
};

/** What is written as the day it is; null while it is none yet. */
const dayOf = (text: string): string | null => (text === '' ? '' : parseDate(text));

const DateFilter = ({ title, value, onChange }: FieldProps<'date'>) => {
  const t = useT();
  const { known, set } = useRange('date', value, onChange);
  const tell = (end: 'from' | 'to') => (text: string) => {
    const day = dayOf(text);
    if (day !== null) set({ [end]: day });
  };
  const [from, typeFrom] = useTyped(formatDate(known.from), tell('from'));
  const [to, typeTo] = useTyped(formatDate(known.to), tell('to'));
  return (
    <div className="table-range">
      <span>
        {t('table.from')}
        <DateBox label={`${title}: ${t('table.from')}`} text={from} onType={typeFrom} />
      </span>
      <span>
        {t('table.to')}
        <DateBox label={`${title}: ${t('table.to')}`} text={to} onType={typeTo} />
      </span>
      <SpanPresets
        label={title}
        from={dayOf(from)}
        to={dayOf(to)}
        onPick={(span) => {
          set(span);
          // What is still being typed is not told over it.
          typeFrom(formatDate(span.from));
          typeTo(formatDate(span.to));
        }}
      />
    </div>
  );
};

interface FilterFieldProps {
  readonly title: string;
  readonly filter: FilterKind;
  readonly value: FilterValue | undefined;
  readonly onChange: (step: StepFilter) => void;
}

const OptionsFilter = ({ filter, ...props }: FieldProps<'options'> & { readonly filter: Extract<FilterKind, { kind: 'options' }> }) => {
  const t = useT();
  if (filter.options.length === 0) return <p className="quiet">{t('common.noOptions')}</p>;
  const Options = filter.isSingle ? OneOption : ManyOptions;
  return <Options {...props} options={filter.options} />;
};

const fieldOf = ({ title, filter, value, onChange }: FilterFieldProps) => {
  const shared = { title, onChange };
  if (filter.kind === 'text') return <TextFilter {...shared} value={value?.kind === 'text' ? value : undefined} />;
  if (filter.kind === 'options') return <OptionsFilter {...shared} filter={filter} value={value?.kind === 'options' ? value : undefined} />;
  if (filter.kind === 'date') return <DateFilter {...shared} value={value?.kind === 'date' ? value : undefined} />;
  return <NumberFilter {...shared} value={value?.kind === 'number' ? value : undefined} />;
};

/** The filter of one column. */
export const FilterField = (props: FilterFieldProps) => (
  <fieldset className="table-filter">
    <legend>{props.title}</legend>
    {fieldOf(props)}
  </fieldset>
);
