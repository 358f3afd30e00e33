import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { formatCents, parseCents } from '#lib/money.ts';

/** R$ 99.999.999.999,99: what a database's integer of cents holds with room to add up. */
const MOST_DIGITS = 13;

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');
const isNegative = (text: string): boolean => /[-\u2212]/u.test(text);

/** The place in `text` with so many digits after it. Cents grow from the right, so the right is what stays. */
const placeBefore = (text: string, digitsAfter: number): number => {
  let left = digitsAfter;
  let place = text.length;
  while (left > 0 && place > 0) {
    place -= 1;
    if (/\d/u.test(text[place] ?? '')) left -= 1;
  }
  return place;
};

/** Pasted or filled in as a whole: an amount as pt-BR writes it, with its sign, or nothing (decision 10). */
const asAmount = (text: string, isSigned: boolean): string => {
  const cents = parseCents(text);
  return cents === null || (cents < 0 && !isSigned) || digitsOf(String(cents)).length > MOST_DIGITS ? '' : formatCents(cents);
};

type ElementState = Parameters<MaskitoPostprocessor>[0];

const isAll = ({ value, selection: [from, to] }: ElementState): boolean => value === '' || (from === 0 && to === value.length);

/** As it is written with a point or a comma, no blank behind the symbol: whole reais stand before the comma. Read when the box is left. */
const written = /^-?R\$\d[\d.]*(?:,\d{0,2})?$/u;
const isWritten = (value: string): boolean => /^-?R\$\d/u.test(value);

/** Whether what stands in the box was typed digit by digit since it was empty: of those digits a comma makes whole reais. */
export interface Typing {
  readonly isFromStart: () => boolean;
  readonly begin: (isTyped: boolean) => void;
  readonly end: () => void;
}

export const createTyping = (): Typing => {
  let isFromStart = false;
  return {
    isFromStart: () => isFromStart,
    begin: (isTyped) => {
      isFromStart = isTyped;
    },
    end: () => {
      isFromStart = false;
    },
  };
};

/** The first point or comma behind digits makes whole reais of them (decision 32); elsewhere it is none. */
const separated = (
  { value, selection: [from, to] }: ElementState,
  data: string,
  isTypedHere: boolean,
): { elementState: ElementState; data: string } => {
  if (to < value.length || !isTypedHere) return { elementState: { value, selection: [from, to] }, data: '' };
  const kept = value.slice(0, from);
  const whole = `${isNegative(kept) ? '-' : ''}R$${digitsOf(kept).replace(/^0+(?=\d)/u, '') || '0'}`;
  return { elementState: { value: whole, selection: [whole.length, whole.length] }, data };
};

/** What stands behind our own symbol was typed, by a keyboard that composes; anything else came as a whole. */
const asWhole = (state: ElementState, isSigned: boolean, typing: Typing): ElementState => {
  if (/^-?(?:R\$|$)/u.test(state.value)) return state;
  typing.end();
  const value = asAmount(state.value, isSigned);
  return { value, selection: [value.length, value.length] };
};

const inserted = (state: ElementState, data: string, isSigned: boolean, typing: Typing): { elementState: ElementState; data: string } => {
  if (isAll(state)) typing.begin(data.length === 1);
  if (/^[.,]$/u.test(data) && !isWritten(state.value)) return separated(state, data, typing.isFromStart());
  return data.length > 1 ? pasted(state, data, isSigned) : { elementState: state, data };
};

const readInput =
  (isSigned: boolean, typing: Typing): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action === 'validation') return { elementState: asWhole(elementState, isSigned, typing), data };
    if (action === 'insert') return inserted(elementState, data, isSigned, typing);
    if (isWritten(elementState.value)) return { elementState, data };
    return { elementState: withDigit(elementState, action === 'deleteForward'), data };
  };

/** Over everything it is an amount; into the middle of one, digits only. */
const pasted = (state: ElementState, data: string, isSigned: boolean): { elementState: ElementState; data: string } => {
  if (isAll(state)) {
    const amount = asAmount(data, isSigned);
    return amount === '' ? { elementState: state, data: '' } : { elementState: { value: '', selection: [0, 0] }, data: amount };
  }
  return { elementState: state, data: /^\d+$/u.test(data) ? data : '' };
};

/** Backspace on a point or comma takes the digit before it: the separator would come back by itself. */
const withDigit = ({ value, selection: [from, to] }: ElementState, isForward: boolean): ElementState => {
  if (/\d/u.test(value.slice(from, to))) return { value, selection: [from, to] };
  const after = value.slice(to).search(/\d/u);
  if (isForward) return { value, selection: [from, after === -1 ? to : to + after + 1] };
  const before = value.slice(0, from).search(/\d\D*$/u);
  return { value, selection: [before === -1 ? from : before, to] };
};

const format =
  (isSigned: boolean): MaskitoPostprocessor =>
  ({ value, selection: [, caret] }, initial) => {
    if (isWritten(value))
      return written.test(value) && digitsOf(value).length <= MOST_DIGITS ? { value, selection: [caret, caret] } : initial;
    const digits = digitsOf(value).replace(/^0+(?=\d)/u, '');
    const typed = digitsOf(value);
    const digitsAfter = digitsOf(value.slice(caret)).length;
    const wasDeleted = digitsAfter === 0 && typed.length < digitsOf(initial.value).length;
    const sign = isSigned && isNegative(value) ? '-' : '';
    if (typed === '' || (wasDeleted && /^0*$/u.test(typed))) return { value: sign, selection: [sign.length, sign.length] };
    // One digit too many is not taken, wherever it was typed: the amount must not lose another one for it.
    if (digits.length > MOST_DIGITS) return initial;
    const text = sign + formatCents(Number(digits));
    const place = placeBefore(text, digitsAfter);
    return { value: text, selection: [place, place] };
  };

/** Money as it is typed in Brazil: digits alone are cents, 'R$ 1.234,56' at every moment; with a point or a comma it is as it is written. */
export const moneyMask = (isSigned: boolean, typing: Typing = createTyping()): MaskitoOptions => ({
  mask: isSigned ? /^[-\u2212R$\d.,\s]*$/u : /^[R$\d.,\s]*$/u,
  preprocessors: [readInput(isSigned, typing)],
  postprocessors: [format(isSigned)],
});
