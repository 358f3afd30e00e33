import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { counterTables } from './rollup.ts';

test('every tally of the schema is rolled up, each of its columns either told apart by or added up', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./schema/*.ts', { eager: true });
  const inSchema = Object.values(modules)
    .flatMap((each) => Object.values(each))
    .filter((each) => is(each, PgTable))
    .filter((table) => getTableName(table).endsWith('_tally'));
  const told = counterTables.map(({ table, kind, sums }): [string, string[]] => [
    getTableName(table),
    [...kind, ...sums].map(({ name }) => name),
  ]);
  const columns = inSchema.map((table): [string, string[]] => [
    getTableName(table),
    Object.values(getTableColumns(table)).map(({ name }) => name),
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(columns));
});
