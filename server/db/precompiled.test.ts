import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { event } from './schema/core.ts';
import { writer, precompiled } from './precompiled.ts';

const dialect = new PgDialect();
const value = sql.placeholder;
const row = {
  subject: 'listing:MLB1',
  type: 'refused',
  version: 2,
  actorId: 'renata',
  actorName: 'Renata',
  at: new Date('2026-11-23T12:00:00.000Z'),
  data: { warning: 'image', gtin: null },
  sellerId: null,
  key: '$1',
};

test('says what the query builder says, with the same values in the same places', () => {
  const append = precompiled(
    writer.insert(event).values({
      subject: value('subject'),
      type: value('type'),
      version: value('version'),
      actorId: value('actorId'),
      actorName: value('actorName'),
      at: value('at'),
      data: value('data'),
      sellerId: value('sellerId'),
      key: value('key'),
    }),
  );
  const { sql: text, params } = dialect.sqlToQuery(writer.insert(event).values(row).getSQL());
  expect(dialect.sqlToQuery(append(row))).toMatchObject({ sql: text, params });
});

test('passes a list as one value, and nothing as null', () => {
  const named = precompiled(sql`select ${value('ids')}::text[], ${value('none')}::text`);
  expect(dialect.sqlToQuery(named({ ids: ['a', 'b'], none: undefined }))).toMatchObject({
    sql: 'select $1::text[], $2::text',
    params: [['a', 'b'], null],
  });
});

test('a value that was forgotten is not taken for null', () => {
  const named = precompiled(sql`select ${value('id')}::text`);
  expect(() => named({})).toThrow('id');
});

test('leaves a column that has no value to the database as nothing, whatever it would write of one', () => {
  const noted = precompiled(writer.insert(event).values({ ...row, at: value('at'), data: value('data') } as never));
  const { params } = dialect.sqlToQuery(noted({ at: null, data: null }));
  expect(params).toContain(row.subject);
  expect(params.filter((param) => param === null)).toHaveLength(3);
});
