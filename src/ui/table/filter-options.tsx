import { Button, Checkbox, TextField } from '@radix-ui/themes';
import { useContext, useId, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { Combobox } from '../form/combobox.tsx';
import { matching, type SelectOption } from '../form/combobox-state.ts';
import type { FieldProps } from './step-filter.ts';
import { TakesSeveral } from './takes-several.ts';
import './filter-options.css';

/** Part 2, section 9: ten at first, ten more at a time; more than that are found by typing. */
export const optionsAtATime = 10;

interface OptionsProps extends FieldProps<'options'> {
  readonly options: readonly SelectOption[];
}

/** One of many, by typing part of its name. */
export const OneOfMany = ({ title, value, onChange, options }: OptionsProps) => {
  const t = useT();
  const id = useId();
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {title}
      </label>
      <Combobox
        aria={{ id, 'aria-required': undefined, 'aria-invalid': undefined, 'aria-describedby': undefined }}
        label={title}
        options={options}
        value={value?.chosen[0] ?? ''}
        placeholder={t('table.all')}
        onChoose={(picked) => onChange(() => (picked === '' ? null : { kind: 'options', chosen: [picked] }))}
        onLeave={() => {}}
      />
    </div>
  );
};

const OneOfFew = ({ title, value, onChange, options }: OptionsProps) => {
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

export const OneOption = (props: OptionsProps) =>
  props.options.length > optionsAtATime ? <OneOfMany {...props} /> : <OneOfFew {...props} />;

/** What is chosen stays in sight, whatever is sought. */
const SeveralOfMany = ({ title, value, onChange, options }: OptionsProps) => {
  const t = useT();
  const [most, setMost] = useState(optionsAtATime);
  const [sought, seek] = useState('');
  const chosen = value?.chosen ?? [];
  const found = matching(options, sought);
  const shown = new Set(found.slice(0, most));
  const change = (option: string, isOn: boolean): void =>
    onChange((before) => {
      const others = before?.kind === 'options' ? before.chosen.filter((each) => each !== option) : [];
      const next = isOn ? [...others, option] : others;
      return next.length === 0 ? null : { kind: 'options', chosen: next };
    });
  return (
    <>
      {options.length > optionsAtATime && (
        <TextField.Root
          type="search"
          maxLength={120}
          placeholder={t('table.findOption')}
          aria-label={`${title}: ${t('table.findOption')}`}
          value={sought}
          onChange={({ target }) => {
            seek(target.value);
            setMost(optionsAtATime);
          }}
        />
      )}
      <div className="table-choices">
        <label className="table-choice">
          <Checkbox size="1" checked={chosen.length === 0} onCheckedChange={() => onChange(() => null)} />
          {t('table.all')}
        </label>
        {options
          .filter((option) => shown.has(option) || chosen.includes(option.value))
          .map((option) => (
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
      </div>
      {found.length === 0 && <p className="quiet">{t('form.noOptions')}</p>}
      {found.length > most && (
        <Button size="1" variant="ghost" onClick={() => setMost(most + optionsAtATime)}>
          {t('table.more', { n: Math.min(optionsAtATime, found.length - most) })}
        </Button>
      )}
    </>
  );
};

/** Several at once, where the list can be asked for them. */
export const ManyOptions = (props: OptionsProps) => (useContext(TakesSeveral) ? <SeveralOfMany {...props} /> : <OneOption {...props} />);
