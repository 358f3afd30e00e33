import type { Result } from '#lib/result.ts';
import type { LocalTimeOrder } from './read-local-time.ts';
import type { DecimalMark } from './read-number.ts';
import type { Fault } from './reason.ts';
import type { Quantity } from './units.ts';

/** What the person who imports says of the file, where the file can be read in two ways. */
export interface ReadingOptions {
  /** Which mark parts the decimals; undefined where a number has to tell it itself. */
  readonly decimal?: DecimalMark | undefined;
  /** In which order a date is written; undefined where only year-month-day is read. */
  readonly dates?: LocalTimeOrder | undefined;
  readonly acceptPrices?: boolean | undefined;
}

/** What a kind of row may say, and how it is read. */
export interface Field<Value> {
  /** In Portuguese, as the report names it. */
  readonly label: string;
  /** The heads it is known by, as `readHead` leaves them. */
  readonly heads: readonly string[];
  readonly quantity?: Quantity;
  /** Several columns may say it ('Imagem 1', 'Imagem 2'): their texts come on lines of their own. */
  readonly isMany?: true;
  /** A name somebody gave, and no text: no quote begins it. */
  readonly isCode?: true;
  /** Without its column there is nothing to read. */
  readonly isNeeded?: true;
  /** @param factor What one of the column's unit is in the plain one. */
  readonly read: (text: string, options: ReadingOptions, factor: number) => Result<Value, Fault>;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type RowOf<Table extends Fields> = {
  readonly [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never;
};
