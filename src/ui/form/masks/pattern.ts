import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

/** '000.000.000-00' for Maskito: 0 is a digit, A a digit or a capital letter, the rest stands as it is. */
export const pattern = (shape: string): (RegExp | string)[] =>
  [...shape].map((each) => (each === '0' ? /\d/u : each === 'A' ? /[0-9A-Z]/u : each));

/**
 * Runs over a text that came as a whole: pasted, dropped, or put in by the browser's autofill, which tells nobody beforehand.
 * A single character is typed and goes by unchanged.
 */
export const onWhole =
  (clean: (text: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action === 'insert') return { elementState, data: data.length > 1 ? clean(data) : data };
    if (action !== 'validation') return { elementState, data };
    const value = clean(elementState.value);
    return { elementState: value === elementState.value ? elementState : { value, selection: [value.length, value.length] }, data };
  };

/** ASCII letters only: what `toUpperCase` makes of others may be two letters. */
const upper = (text: string): string => text.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());

export const inCapitals: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => ({
  elementState: { value: upper(value), selection },
  data: upper(data),
});

export const fixed = (shape: string, clean?: (text: string) => string): MaskitoOptions => ({
  mask: pattern(shape),
  preprocessors: clean ? [onWhole(clean)] : [],
});
