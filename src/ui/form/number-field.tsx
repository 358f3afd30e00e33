import { useMemo, useState } from 'react';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';
import { limitNumber, type NumericLimits } from '#lib/validate/numeric-limits.ts';
import { useT } from '#locale/locale.tsx';
import { MaskedBox, type MaskedBoxProps } from './masked-field.tsx';
import { decimalsOfUnits, numberMask, pointAsComma, readUnit } from './masks/number-masks.ts';
import { useField } from './use-field.ts';

interface NumberFieldProps extends Omit<MaskedBoxProps, 'autoComplete'> {
  /** Stands behind the number: 'cm', 'g', 'dias'. */
  readonly unit?: string;
  /** Digits after the comma; none unless said. More may be typed, and are rounded when the field is left, which is said. */
  readonly decimals?: number;
  readonly isSigned?: boolean;
  /** Most digits: one more is not taken. */
  readonly length?: number;
  /** What is beyond is brought within when the field is left, and said. */
  readonly limits?: NumericLimits;
}

/** A comma that were not taken would make '30,5' into 305. */
const mostTyped = 2;

/** What is more than nothing does not become nothing. */
const rounded = (value: number, decimals: number): number => {
  const near = Number(value.toFixed(decimals));
  return near === 0 && value > 0 ? 10 ** -decimals : near;
};

/** A number in pt-BR, in every language of the console (decision 10). Its value in the form is the text; the schema reads it. */
export const NumberField = ({ unit = '', decimals = 0, isSigned = false, length, limits, ...props }: NumberFieldProps) => {
  const t = useT();
  const [said, say] = useState<readonly string[]>([]);
  const options = useMemo(
    () =>
      numberMask({
        decimals: Math.max(decimals, mostTyped, decimalsOfUnits(unit)),
        hasTypedPoint: decimals > 0,
        isSigned,
        unit,
        ...(length === undefined ? {} : { length }),
      }),
    [decimals, isSigned, length, unit],
  );
  const hint = [props.hint, ...said].filter(Boolean).join(' ');
  const described = { ...props, hint: hint === '' ? undefined : hint };
  const field = useField(described);

  /** It stays as it stands, for a person to mend. */
  const sayNotRead = (text: string): void => say(/\p{L}/u.test(text) ? [t('form.notTaken', { text })] : []);
  const bringWithin = (): void => {
    const text = String(field.control.value);
    const measured = readUnit(text, unit);
    const value = measured?.value ?? parseDecimal(pointAsComma(text));
    if (value === null) return sayNotRead(text);
    const within = limits ? limitNumber(value, limits) : value;
    const limited = within === null ? null : rounded(within, decimals);
    const shown = limited === null ? '' : formatDecimal(limited);
    const isOtherUnit = measured !== null && !measured.written.endsWith(` ${unit}`);
    say([
      ...(isOtherUnit ? [t('form.converted', { from: text, to: `${formatDecimal(value)} ${unit}` })] : []),
      ...(limited === value ? [] : [shown === '' ? t('form.cleared') : t('form.adjusted', { to: shown })]),
    ]);
    if (shown !== text) field.control.onChange(shown);
  };

  return (
    <MaskedBox
      {...described}
      field={field}
      options={options}
      inputMode={isSigned ? 'text' : 'decimal'}
      onLeave={bringWithin}
      isNumber
      isAmount
      end={unit !== '' && <span className="field-unit">{unit}</span>}
    />
  );
};
