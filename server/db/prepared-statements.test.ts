import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openTestDb } from '../testing/open-test-db.ts';
import type { Database } from './open.ts';
import { createStatementNames, sameForAnyWords, seldomTheSame } from './prepared-statements.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

const prepared = async (text: string): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements where statement like ${`${text}%`}`,
  );
  return rows[0]?.n ?? 0;
};

test('a statement is prepared when it comes again, and keeps giving right answers', async () => {
  const ask = (n: number) => database.db.execute(sql`select 'again' as it, ${n}::int + 1 as next`);
  expect((await ask(1)).rows).toEqual([{ it: 'again', next: 2 }]);
  expect(await prepared(`select 'again'`)).toBe(0);
  for (let n = 2; n < 12; n += 1) expect((await ask(n)).rows).toEqual([{ it: 'again', next: n + 1 }]);
  expect(await prepared(`select 'again'`)).toBe(1);
});

test('a search by words is planned anew each time', () => {
  const nameOfStatement = createStatementNames();
  for (let at = 0; at < 3; at += 1) expect(nameOfStatement('select id from listing where search @@ $1::tsquery')).toBeUndefined();
});

test('unless it says that its plan is the same for any words', () => {
  const nameOfStatement = createStatementNames();
  const text = `select id from listing where ${sameForAnyWords} search @@ $1::tsquery`;
  expect(nameOfStatement(text)).toBeUndefined();
  expect(nameOfStatement(text)).toMatch(/^s[\da-f]{32}$/u);
});

test('what has numbers written out that seldom come again uses up no name', () => {
  const nameOfStatement = createStatementNames();
  const text = `select id from listing_check where title_marks && ${seldomTheSame} '{4711}'::integer[] and id <> $1`;
  for (let at = 0; at < 3; at += 1) expect(nameOfStatement(text)).toBeUndefined();
});

test('two processes call a statement the same, and no two statements have one name', () => {
  const [one, other] = [createStatementNames(), createStatementNames()];
  const named = (nameOf: typeof one, text: string): string | undefined => nameOf(text) ?? nameOf(text);
  named(one, 'select 1');
  expect(named(one, 'select 2')).toBe(named(other, 'select 2'));
  expect(named(one, 'select 1')).not.toBe(named(other, 'select 2'));
});

test('a prepared statement that is refused says why, and the next one is answered', async () => {
  const ask = (text: string) => database.db.execute(sql`select ${text}::int as n`);
  await ask('1');
  await ask('2');
  await expect(ask('no number')).rejects.toMatchObject({ cause: { code: '22P02' } });
  expect((await ask('3')).rows).toEqual([{ n: 3 }]);
});

test('what is listened for is still heard after a statement was refused', async () => {
  const heard: string[] = [];
  const listener = await database.listen('murmurs', { onNotice: (payload) => heard.push(payload), onGap: () => heard.push('gap') });
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query');
  await expect(database.db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow('Failed query');
  await database.db.execute(sql`select pg_notify('murmurs', 'still here')`);
  await expect.poll(() => heard).toEqual(['still here']);
  await listener.stop();
});
