import { Button, Checkbox, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { useT } from '#locale/locale.tsx';
import type { FilterKind, Option } from './column.ts';
import type { FilterValue } from './filter-value.ts';
import { useTyped } from './use-typed.ts';

/** Part 2, section 9: ten at first, ten more at a time. */
const optionsAtATime = 10;

interface FieldProps<Kind extends FilterKind['kind']> {
  readonly title: string;
  readonly value: Extract<FilterValue, { kind: Kind }> | undefined;
  readonly onChange: (step: StepFilter) => void;
}

/** What becomes of the filter as it stands by then, which may be newer than what is drawn. */
type StepFilter = (before: FilterValue | undefined) => FilterValue | null;

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

const OneOption = ({ title, value, onChange, options }: FieldProps<'options'> & { readonly options: readonly Option[] }) => {
  const t = useT();
  return (
    <select
      className="table-select"
      aria-label={title}
      value={value?.chosen[0] ?? ''}
      onChange={({ target: { value: picked } }) => onChange(() => (picked === '' ? null : { kind: 'options', chosen: [picked] }))}
    >
      <option value="">{t('table.all')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isUnreadable}>
          {option.label}
        </option>
      ))}
    </select>
  );
};

const ManyOptions = ({ value, onChange, options }: FieldProps<'options'> & { readonly options: readonly Option[] }) => {
  const t = useT();
  const [most, setMost] = useState(optionsAtATime);
  const chosen = value?.chosen ?? [];
  const change = (option: string, isOn: boolean): void =>
    onChange((before) => {
      const others = before?.kind === 'options' ? before.chosen.filter((each) => each !== option) : [];
      const next = isOn ? [...others, option] : others;
      return next.length === 0 ? null : { kind: 'options', chosen: next };
    });
  return (
    <>
      <label className="table-choice">
        <Checkbox size="1" checked={chosen.length === 0} onCheckedChange={() => onChange(() => null)} />
        {t('table.all')}
      </label>
      {options.slice(0, most).map((option) => (
        <label key={option.value} className="table-choice">
          <Checkbox
            size="1"
            disabled={option.isUnreadable === true}
            checked={chosen.includes(option.value)}
            onCheckedChange={(isOn) => change(option.value, isOn === true)}
          />
          {option.label}
        </label>
      ))}
      {options.length > most && (
        <Button size="1" variant="ghost" onClick={() => setMost(most + optionsAtATime)}>
          {t('table.more')}
        </Button>
      )}
    </>
  );
};

type Range = Extract<FilterValue, { kind: 'number' | 'date' }>;
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
const rangeOf = (kind: Range['kind'], from: string, to: string): Range =>
  kind === 'number' ? { kind, from: numberOf(from), to: numberOf(to) } : { kind, from: from || null, to: to || null };

const RangeFilter = ({ title, value, onChange, kind }: FieldProps<'number' | 'date'> & { readonly kind: Range['kind'] }) => {
  const t = useT();
  const ends = (range: FilterValue | undefined) =>
    range?.kind === kind ? { from: `${range.from ?? ''}`, to: `${range.to ?? ''}` } : { from: '', to: '' };
  const known = ends(value);
  const set = (typed: Partial<typeof known>): void =>
    onChange((before) => {
      const { from, to } = { ...ends(before), ...typed };
      return from === '' && to === '' ? null : rangeOf(kind, from, to);
    });
  const [from, typeFrom] = useTyped(known.from, (text) => set({ from: text }));
  const [to, typeTo] = useTyped(known.to, (text) => set({ to: text }));
  const end = (name: string, typed: string, type: (text: string) => void) => (
    <label>
      {name}
      <TextField.Root
        type={kind}
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
  return <RangeFilter {...shared} kind={filter.kind} value={value?.kind === filter.kind ? value : undefined} />;
};

/** The filter of one column. */
export const FilterField = (props: FilterFieldProps) => (
  <fieldset className="table-filter">
    <legend>{props.title}</legend>
    {fieldOf(props)}
  </fieldset>
);
