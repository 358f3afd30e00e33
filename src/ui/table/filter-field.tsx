import { TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { formatDate, parseDate } from '#lib/dates.ts';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';
import { parseCents } from '#lib/money.ts';
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

/** An amount or any other number, as it is written in Brazil (decision 10); null while it is none yet. */
const readNumber = (text: string): number | null => {
  const cents = parseCents(text);
  return cents === null ? parseDecimal(text) : cents / 100;
};

interface NumberEndProps {
  readonly title: string;
  readonly name: string;
  readonly value: number | null;
  readonly onTell: (value: number | null) => void;
}

const NumberEnd = ({ title, name, value, onTell }: NumberEndProps) => {
  /** A number typed here stays as it was typed: a comma at its end would be lost, and digits behind it. */
  const [written, setWritten] = useState('');
  const shown = value === null ? '' : formatDecimal(value);
  const [typed, type] = useTyped(readNumber(written) === value ? written : shown, (text) => {
    const read = readNumber(text);
    if (text !== '' && read === null) return;
    setWritten(text);
    onTell(read);
  });
  return (
    <label>
      {name}
      <TextField.Root
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        aria-label={`${title}: ${name}`}
        aria-invalid={(typed.trim() !== '' && readNumber(typed) === null) || undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
};

const NumberFilter = ({ title, value, onChange }: FieldProps<'number'>) => {
  const t = useT();
  const tell = (end: 'from' | 'to') => (told: number | null) =>
    onChange((before) => {
      const ends = { ...(before?.kind === 'number' ? before : { kind: 'number' as const, from: null, to: null }), [end]: told };
      return ends.from === null && ends.to === null ? null : ends;
    });
  return (
    <div className="table-range">
      <NumberEnd title={title} name={t('table.from')} value={value?.from ?? null} onTell={tell('from')} />
      <NumberEnd title={title} name={t('table.to')} value={value?.to ?? null} onTell={tell('to')} />
    </div>
  );
};

/** What is written as the day it is; null while it is none yet. */
const dayOf = (text: string): string | null => (text === '' ? '' : parseDate(text));

const DateFilter = ({ title, value, onChange }: FieldProps<'date'>) => {
  const t = useT();
  /** '' where an end is open. */
  const set = (told: { readonly from?: string; readonly to?: string }): void =>
    onChange((before) => {
      const known = before?.kind === 'date' ? before : { from: null, to: null };
      const { from, to } = { ...known, ...told };
      return !from && !to ? null : { kind: 'date', from: from || null, to: to || null };
    });
  const tell = (end: 'from' | 'to') => (text: string) => {
    const day = dayOf(text);
    if (day !== null) set({ [end]: day });
  };
  const [from, typeFrom] = useTyped(formatDate(value?.from ?? ''), tell('from'));
  const [to, typeTo] = useTyped(formatDate(value?.to ?? ''), tell('to'));
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
