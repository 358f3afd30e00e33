/** One text in both locales. A function takes its values by name; both locales take the same. */
export type Message<Values = never> = {
  readonly br: string | ((values: Values) => string);
  readonly en: string | ((values: Values) => string);
};

/**
 * Declares one area of the catalogue. br and en stand side by side, so a text missing in one of them does not compile.
 * Values are typed by annotating the parameter: `{ br: ({ n }: { n: number }) => …, en: ({ n }: { n: number }) => … }`.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds functions of many value types; `Translate` gives each back
export const messages = <const Area extends Readonly<Record<`${string}.${string}`, Message<any>>>>(area: Area): Area => area;
