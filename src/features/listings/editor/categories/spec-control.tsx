import { TextField as TextBox } from '@radix-ui/themes';
import { useState } from 'react';
import type { CategoryAttribute } from '#contract/category.ts';
import { readNumber } from '#lib/typed-number.ts';
import { useT } from '#locale/locale.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { useCleaned } from '#ui/form/use-cleaned.tsx';
import type { FieldAria } from '#ui/form/use-field.ts';
import {
  joinUnit,
  nothing,
  offeredValue,
  shownNumber,
  splitTyped,
  splitUnit,
  typedNumber,
  unitNamed,
  type AttributeValue,
} from './attributes.ts';

/** A marketplace takes no more (domain 5.4). */
const longestValue = 255;

export interface SpecControlProps {
  readonly spec: CategoryAttribute;
  readonly value: AttributeValue;
  readonly aria: FieldAria;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly onValue: (value: AttributeValue) => void;
}

/** The control of each value type (row CAT-2). */
export const SpecControl = (props: SpecControlProps) => {
  const { value_type: type, values } = props.spec;
  if (type === 'boolean' || (type === 'list' && values.length > 0)) return <Choice {...props} />;
  if (type === 'number_unit' && props.spec.units.length > 0) return <WithUnit {...props} />;
  return <Line {...props} />;
};

const Line = (props: SpecControlProps) => (props.spec.value_type === 'number' ? <NumberLine {...props} /> : <TextLine {...props} />);

/** Typed as the category calls it, it is the category's value: by its id a marketplace and its filters know it. */
const valueOf = (text: string, spec: CategoryAttribute): AttributeValue =>
  text === '' ? nothing : { value_name: text, value_id: offeredValue(spec, { value_name: text, value_id: null })?.id ?? null };

const TextLine = ({ spec, value, aria, isDisabled, isReadOnly, onValue }: SpecControlProps) => (
  <TextBox.Root
    {...aria}
    value={value.value_name ?? ''}
    maxLength={spec.value_max_length ?? longestValue}
    autoComplete="off"
    disabled={isDisabled}
    readOnly={isReadOnly}
    onChange={({ target }) => onValue(valueOf(target.value, spec))}
  />
);

/** Says of what was left in a box that it is no value of it. */
const useNotTaken = () => {
  const t = useT();
  const [text, setNotTaken] = useState('');
  const notTaken = text !== '' && <output className="field-hint">{t('form.notTaken', { text })}</output>;
  return { notTaken, setNotTaken };
};

interface NumberBoxProps extends Pick<SpecControlProps, 'aria' | 'isDisabled' | 'isReadOnly'> {
  readonly text: string;
  readonly most: number;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** Left by Enter, too. */
const NumberBox = ({ aria, isDisabled, isReadOnly, text, most, onType, onLeave }: NumberBoxProps) => (
  <TextBox.Root
    {...aria}
    value={text}
    inputMode="decimal"
    maxLength={most}
    autoComplete="off"
    disabled={isDisabled}
    readOnly={isReadOnly}
    onChange={({ target }) => onType(target.value)}
    onBlur={onLeave}
    onKeyDown={({ key }) => key === 'Enter' && onLeave()}
  />
);

const numbers = { clean: typedNumber };

const NumberLine = ({ spec, value, onValue, ...box }: SpecControlProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { take, line } = useCleaned(numbers);
  const { notTaken, setNotTaken } = useNotTaken();
  const write = (text: string): void => {
    const taken = take(text);
    setNotTaken('');
    setTyped(taken);
    onValue(valueOf(readNumber(taken) ?? '', spec));
  };
  const leave = (): void => {
    if (typed !== null && readNumber(typed) === null) setNotTaken(typed.trim());
    setTyped(null);
  };
  return (
    <>
      <NumberBox
        {...box}
        text={typed ?? shownNumber(value.value_name ?? '')}
        most={spec.value_max_length ?? longestValue}
        onType={write}
        onLeave={leave}
      />
      {line}
      {notTaken}
    </>
  );
};

/** The value that is typed, a unit maybe behind its number; null where it is none. */
const typedValue = (text: string, unit: string, spec: CategoryAttribute): AttributeValue | null => {
  const [amount, name] = splitTyped(text);
  const number = readNumber(amount);
  const meant = name === '' ? unit : unitNamed(name, spec);
  // A number whose unit is not known is no value: it would be saved with the unit of before.
  return number === null || meant === null ? null : joinUnit(number, meant, spec);
};

const WithUnit = ({ spec, value, onValue, ...box }: SpecControlProps) => {
  const t = useT();
  // What stands in the box while it is typed, maybe with a unit behind the number, and the unit that was chosen before.
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: string } | null>(null);
  const { notTaken, setNotTaken } = useNotTaken();
  const [amount, standing] = splitUnit(value.value_name, spec);
  const unit = typed?.before ?? standing;
  const write = (text: string): void => {
    setNotTaken('');
    setTyped({ text, before: unit });
    onValue(typedValue(text, unit, spec) ?? nothing);
  };
  const leave = (): void => {
    if (typed !== null && typedValue(typed.text, unit, spec) === null) setNotTaken(typed.text.trim());
    setTyped(null);
  };
  return (
    <div className="spec-with-unit">
      <div className="spec-amount">
        <NumberBox {...box} text={typed?.text ?? amount} most={spec.value_max_length ?? 20} onType={write} onLeave={leave} />
        {notTaken}
      </div>
      <select
        className="spec-unit"
        aria-label={t('specs.unitOf', { name: spec.name })}
        value={standing}
        disabled={box.isDisabled || box.isReadOnly || amount === ''}
        onChange={({ target }) => onValue(joinUnit(amount, target.value, spec))}
      >
        {spec.units.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};

/** The marketplace's own ids, where it names none. */
const yesAndNo = [
  { id: '242085', key: 'specs.yes', name: 'Sim' },
  { id: '242084', key: 'specs.no', name: 'Não' },
] as const;

const Choice = ({ spec, value, aria, isDisabled, isReadOnly, onValue }: SpecControlProps) => {
  const t = useT();
  const isYesOrNo = spec.value_type === 'boolean' && spec.values.length === 0;
  const values = isYesOrNo ? yesAndNo.map(({ id, name }) => ({ id, name })) : spec.values;
  const offered = offeredValue({ ...spec, values }, value);
  // What the category no longer offers is shown as it is, and can be left.
  const kept = offered === undefined && value.value_name !== null ? [{ id: value.value_id, name: value.value_name }] : [];
  const all = [...values, ...kept];
  const labelOf = (id: string | null, name: string): string => {
    const said = isYesOrNo ? yesAndNo.find((each) => each.id === id) : undefined;
    return said ? t(said.key) : name;
  };
  return (
    <Combobox
      aria={aria}
      label={spec.name}
      options={all.map(({ id, name }) => ({ value: id ?? name, label: labelOf(id, name) }))}
      value={offered ? (offered.id ?? offered.name) : (value.value_id ?? value.value_name ?? '')}
      onChoose={(chosen) => {
        const found = all.find(({ id, name }) => (id ?? name) === chosen);
        onValue(found ? { value_id: found.id, value_name: found.name } : nothing);
      }}
      onLeave={noNews}
      boxRef={noNews}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    />
  );
};

const noNews = (): void => undefined;
