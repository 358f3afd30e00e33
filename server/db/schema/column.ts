import { customType, text, timestamp, type AnyPgColumn, type ReferenceConfig } from 'drizzle-orm/pg-core';

/** An instant to the millisecond, as JavaScript keeps it: a cursor made from it finds the same row again. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The id of the other thing that this one can not be without. */
export const names = <Name extends string>(name: Name, to: () => AnyPgColumn, actions?: ReferenceConfig['actions']) =>
  text(name).notNull().references(to, actions);

const quoteLexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A set of words to search by prefix. Built in on Postgres and on PGlite alike; no parser, so what was stored is what is found. */
export const words = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (list) => list.map(quoteLexeme).join(' '),
});
