import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { maskitoNumber } from '@maskito/kit';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';

interface NumberShape {
  /** Digits after the comma. */
  readonly decimals: number;
  readonly isSigned: boolean;
  /** Digits at all. */
  readonly length?: number;
  readonly postfix?: string;
  /** A typed point is the comma: many number pads have no other. Otherwise it stands at thousands, which stand there by themselves. */
  readonly hasTypedPoint?: boolean;
  /** What it is measured in: a number pasted with another unit of its kind is brought to it. */
  readonly unit?: string | undefined;
}

/** How many of the unit that stands behind a box go into those that people paste. */
const inUnit: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  g: { g: 1, kg: 1000 },
  cm: { cm: 1, mm: 0.1, m: 100 },
};

/** '1,5 kg' in grams is '1.500'; of a unit that is not known the text stays, which is no number. */
const withoutUnit = (text: string, unit = ''): string => {
  const { number, name = '' } = /^(?<number>.*\d)\s*(?<name>\p{L}+)$/u.exec(text)?.groups ?? {};
  const factor = inUnit[unit]?.[name.toLowerCase()] ?? (name === unit ? 1 : undefined);
  const value = number === undefined || factor === undefined ? null : parseDecimal(number);
  return value === null || factor === undefined ? text : formatDecimal(value * factor, 2);
};

/** What a number kept exactly may have. */
const MOST_DIGITS = 15;

/**
 * A typed point is the comma: many number pads have no other. A pasted number must be one in pt-BR; '1.5' would come out as 15
 * (decision 10).
 */
const readInput =
  ({ decimals, postfix = '', unit, hasTypedPoint = decimals > 0 }: NumberShape): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    if (data.length === 1) return { elementState, data: hasTypedPoint && data === '.' && !elementState.value.includes(',') ? ',' : data };
    const trimmed = data.trim();
    const text = withoutUnit(postfix !== '' && trimmed.endsWith(postfix) ? trimmed.slice(0, -postfix.length) : trimmed, unit);
    const [, fraction = ''] = text.split(',');
    return { elementState, data: parseDecimal(text) === null || fraction.length > decimals ? '' : text };
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
  return { ...options, preprocessors: [readInput(shape), limitDigits(shape.length ?? MOST_DIGITS), ...options.preprocessors] };
};
