import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { maskitoNumber } from '@maskito/kit';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';

type ElementState = Parameters<MaskitoPostprocessor>[0];
type NumberOptions = MaskitoOptions & Required<Pick<MaskitoOptions, 'preprocessors' | 'postprocessors'>>;

interface NumberShape {
  /** Digits after the comma. */
  readonly decimals: number;
  readonly isSigned: boolean;
  /** Digits at all. */
  readonly length?: number;
  readonly postfix?: string;
  /** A typed point is the comma: many number pads have no other. Otherwise it stands at thousands, which stand there by themselves. */
  readonly hasTypedPoint?: boolean;
  /** What it is measured in: a number may be written with another unit of its kind, and is brought to this one when the box is left. */
  readonly unit?: string | undefined;
}

/** How many of the unit that stands behind a box go into those that people write. */
const inUnit: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  g: { g: 1, kg: 1000 },
  cm: { cm: 1, mm: 0.1, m: 100 },
};

const unitsOf = (unit: string): Readonly<Record<string, number>> => inUnit[unit] ?? (/^\p{L}+$/u.test(unit) ? { [unit]: 1 } : {});

/** Most digits after a comma that such a unit is worth: '0,333 kg' is a whole number of grams. */
export const decimalsOfUnits = (unit: string): number =>
  Math.max(0, ...Object.values(unitsOf(unit)).map((factor) => Math.ceil(Math.log10(factor))));

/** A number whose last point ends no thousands, at least not yet. */
const openPoint = /^(?<whole>-?\d{1,3}(?:\.\d{3})*)\.(?<rest>\d{0,2})$/u;
const isThousandsAlone = (text: string): boolean => text.includes('.') && parseDecimal(text) !== null;

/** A number with one point that can be no thousands: fewer than three digits follow it, or nothing but noughts stands before it. */
const pointOfDecimals = /^(?<whole>-?(?:\d{1,3}(?:\.\d{3})*|\d+)(?=\.\d{0,2}$)|-?0*)\.(?<rest>\d*)$/u;

/** '1.5' as '1,5' and '0.500' as '0,500', as they were meant: thousands come in threes, and never begin with 0. */
export const pointAsComma = (text: string): string =>
  text.replace(pointOfDecimals, (_, whole: string, rest: string) =>
    rest === '' ? whole : `${whole.replaceAll('.', '').replace(/^-?$/u, '$&0')},${rest}`,
  );

const isOtherText = (text: string): boolean => /[\p{L}\s]/u.test(text);

/** A number with a unit behind it: what was written, and how much that is in the unit of the box; null where the unit is not known. */
export const readUnit = (text: string, unit = ''): { readonly written: string; readonly value: number } | null => {
  const { number = '', name = '' } = /^(?<number>.*\d)\s*(?<name>\p{L}+)$/u.exec(text.trim())?.groups ?? {};
  const units = unitsOf(unit);
  const known = Object.keys(units).find((each) => each.toLowerCase() === name.toLowerCase());
  const value = known === undefined ? null : parseDecimal(pointAsComma(number));
  // To a millionth: of what a unit makes of it no more is exact.
  return known === undefined || value === null
    ? null
    : {
        written: `${/^-?0*\./u.test(number) ? pointAsComma(number) : number} ${known}`,
        value: Number((value * (units[known] ?? 1)).toFixed(6)),
      };
};

/** A unit behind the number, as far as it is typed; the number is left as it stands until the unit is obeyed. */
const withUnitBehind = (unit: string): RegExp | null => {
  const begun = Object.keys(unitsOf(unit)).flatMap((name) => [...name].map((_, at) => name.slice(0, at + 1)));
  return begun.length === 0 ? null : new RegExp(`^[-\\d.,]*(?:\\s(?:${begun.join('|')})?)?$`, 'iu');
};

/** What a number kept exactly may have. */
const MOST_DIGITS = 15;

/** Pasted, a number stands as it would when typed; what is no number is not taken. */
const pasted = (text: string, { decimals, hasTypedPoint }: Pick<NumberShape, 'decimals' | 'hasTypedPoint'>): string => {
  const number = pointAsComma(text);
  if (parseDecimal(number) === null) return '';
  const [whole = '', fraction = ''] = number.split(',');
  if (number === text) return fraction.length > decimals ? '' : text;
  // Where points stand open, one does so here: it is read when the box is left.
  if (hasTypedPoint !== true && !/^-?0/u.test(whole)) return `${formatDecimal(Number(whole))}.${fraction}`;
  return decimals === 0 ? '' : `${whole},${fraction.slice(0, decimals)}`;
};

/** A typed point is the comma where numbers have decimals: many number pads have no other. */
const readInput =
  ({ decimals, postfix = '', unit, hasTypedPoint = decimals > 0 }: NumberShape): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    if (data.length === 1) return { elementState, data: typed(elementState, data, { decimals, hasTypedPoint }) };
    const trimmed = data.trim();
    const text = postfix !== '' && trimmed.endsWith(postfix) ? trimmed.slice(0, -postfix.length) : trimmed;
    const read = readUnit(text, unit);
    if (read) return { elementState, data: read.written };
    return { elementState, data: pasted(text, { decimals, hasTypedPoint }) };
  };

const firstComma = (decimals: number): string => (decimals > 0 ? ',' : '');

const typed = (
  { value, selection: [from] }: ElementState,
  data: string,
  { decimals, hasTypedPoint }: { readonly decimals: number; readonly hasTypedPoint: boolean },
): string => {
  // No thousands begin with a nought, or with nothing.
  if (data === '.' && /^-?0*$/u.test(value)) return firstComma(decimals);
  // One that stands open is the only one, and no comma comes after it.
  if (/^[.,]$/u.test(data) && openPoint.test(value)) return '';
  // While a unit stands, no thousands are put in: a point there is the comma as well.
  const isComma = hasTypedPoint || isOtherText(value);
  if (isComma && data === '.') return value.includes(',') ? '' : ',';
  // A unit begins: it stands apart.
  return /\p{L}/u.test(data) && from === value.length && /\d$/u.test(value) ? ` ${data}` : data;
};

/** One digit too many is not taken. */
const limitDigits =
  (most: number): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const [from, to] = elementState.selection;
    const rest = elementState.value.slice(0, from) + elementState.value.slice(to);
    const count = (rest + data).replaceAll(/\D/gu, '').length;
    return { elementState, data: action === 'insert' && count > most ? '' : data };
  };

export const numberMask = (shape: NumberShape): MaskitoOptions => {
  const options = maskitoNumber({
    maximumFractionDigits: shape.decimals,
    decimalSeparator: ',',
    decimalPseudoSeparators: [','],
    thousandSeparator: '.',
    minusSign: '-',
    minusPseudoSigns: ['\u2212', '–', '—'],
    min: shape.isSigned ? -Number.MAX_SAFE_INTEGER : 0,
    max: Number.MAX_SAFE_INTEGER,
    postfix: shape.postfix ?? '',
  });
  const preprocessors = [readInput(shape), limitDigits(shape.length ?? MOST_DIGITS), ...options.preprocessors];
  const { hasTypedPoint = shape.decimals > 0 } = shape;
  return withUnit(shape, hasTypedPoint ? { ...options, preprocessors } : withOpenPoint({ ...options, preprocessors }));
};

/** A typed point stays where it is until three digits follow it. Points at thousands that a deletion cut into move. */
const withOpenPoint = (options: NumberOptions): NumberOptions => ({
  ...options,
  postprocessors: options.postprocessors.map(
    (each): MaskitoPostprocessor =>
      (state, before) =>
        openPoint.test(state.value) && !(isThousandsAlone(before.value) && before.value.length > state.value.length)
          ? state
          : each(state, before),
  ),
});

/** The mask of a number takes no letters. While a unit stands behind the number, that mask does nothing. */
const withUnit = ({ unit = '' }: NumberShape, options: NumberOptions): MaskitoOptions => {
  const behind = withUnitBehind(unit);
  if (!behind) return options;
  const [readFirst, ...ofNumbers] = options.preprocessors;
  return {
    ...options,
    mask: (state) => (isOtherText(state.value) ? behind : typeof options.mask === 'function' ? options.mask(state) : options.mask),
    preprocessors: [
      ...(readFirst ? [readFirst] : []),
      ...ofNumbers.map(
        (each): MaskitoPreprocessor =>
          (state, action) =>
            isOtherText(state.elementState.value + state.data) ? state : each(state, action),
      ),
    ],
    postprocessors: [
      // The last letter of it was taken out: a number again.
      ({ value, selection: [from, to] }) => {
        const kept = value.trimEnd();
        return { value: kept, selection: [Math.min(from, kept.length), Math.min(to, kept.length)] };
      },
      ...options.postprocessors.map(
        (each): MaskitoPostprocessor =>
          (state, initial) =>
            isOtherText(state.value) ? state : each(state, initial),
      ),
    ],
  };
};
