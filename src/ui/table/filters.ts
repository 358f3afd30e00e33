import type { Option } from './column.ts';

/** A choice for each value, in these words. */
export const optionsOf = <Value extends string>(values: readonly Value[], says: (value: Value) => string): readonly Option[] =>
  values.map((value) => ({ value, label: says(value) }));

/** A filter by one of these at a time. */
export const oneOf = (options: readonly Option[]) => ({ kind: 'options', isSingle: true, options }) as const;

/** A filter by any of these. */
export const anyOf = (options: readonly Option[]) => ({ kind: 'options', options }) as const;
