import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDb, testPostgres } from '../testing/open-test-db.ts';
import type { Database, Tx } from './open.ts';
import { drizzleOver } from './preparing-pool.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await database.db.execute(sql`create table word (id int primary key, other int references word (id) deferrable initially deferred)`);
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`delete from word`));

const keep = (tx: Pick<Tx, 'execute'>, id: number, other: number | null = null) =>
  tx.execute(sql`insert into word (id, other) values (${id}, ${other})`);
const kept = async (): Promise<readonly number[]> =>
  (await database.db.execute<{ id: number }>(sql`select id from word order by id`)).rows.map(({ id }) => id);

test('two transactions at once do not see into each other, and the one that is given up takes only its own with it', async () => {
  const one = database.db.transaction(async (tx) => {
    await keep(tx, 1);
    await keep(tx, 2);
    throw new Error('changed my mind');
  });
  const other = database.db.transaction(async (tx) => {
    await keep(tx, 3);
    return (await tx.execute(sql`select id from word`)).rows;
  });
  await expect(one).rejects.toThrow('changed my mind');
  expect(await other).toEqual([{ id: 3 }]);
  expect(await kept()).toEqual([3]);
});

test('a statement that is refused undoes its transaction, is the one that is told, and the connection goes on', async () => {
  await keep(database.db, 7);
  const failed = database.db.transaction(async (tx) => {
    await keep(tx, 1);
    await keep(tx, 7);
  });
  await expect(failed).rejects.toMatchObject({ query: expect.stringContaining('insert into word'), cause: { code: '23505' } });
  await database.db.transaction((tx) => keep(tx, 8));
  expect(await kept()).toEqual([7, 8]);
});

test('a commit that fails keeps nothing, is told, and the connection goes on', async () => {
  await expect(database.db.transaction((tx) => keep(tx, 1, 99))).rejects.toMatchObject({ cause: { code: '23503' } });
  await database.db.transaction((tx) => keep(tx, 3));
  expect(await kept()).toEqual([3]);
});

test('a part of a transaction is undone by itself', async () => {
  await database.db.transaction(async (tx) => {
    const part = tx.transaction(async (inner) => {
      await keep(inner, 1);
      throw new Error('not this one');
    });
    await expect(part).rejects.toThrow('not this one');
    await keep(tx, 2);
  });
  expect(await kept()).toEqual([2]);
});

test('values that can not be written are told to whoever asked, and the transaction goes on', async () => {
  const unwritable = {
    toPostgres: () => {
      throw new Error('can not be written');
    },
  };
  await database.db.transaction(async (tx) => {
    await expect(tx.execute(sql`insert into word (id) values (${unwritable})`)).rejects.toMatchObject({
      cause: { message: 'can not be written' },
    });
    await keep(tx, 1);
  });
  expect(await kept()).toEqual([1]);
});

test('a statement that comes after the end of its transaction is not run', async () => {
  let left: Tx | undefined;
  await database.db.transaction(async (tx) => {
    left = tx;
    await keep(tx, 1);
  });
  if (!left) throw new Error('There was no transaction');
  await expect(keep(left, 2)).rejects.toMatchObject({ cause: { message: expect.stringContaining('after the end of its transaction') } });
  expect(await kept()).toEqual([1]);
});

test.runIf(testPostgres !== null)(
  'a connection that is lost takes its transaction with it, twenty times, and leaves the others',
  async () => {
    for (let at = 0; at < 20; at += 1) {
      const lost = database.db.transaction(async (tx) => {
        await keep(tx, at);
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), ${at}::int`);
      });
      await expect(lost).rejects.toMatchObject({ query: expect.stringContaining('pg_terminate_backend') });
    }
    await keep(database.db, 100);
    expect(await kept()).toEqual([100]);
  },
);

test('what comes again is prepared, also where it has no values; what begins and ends a transaction is not', async () => {
  const question = sql`select id from word where id > 0 order by id limit 5 /* a page from its top */`;
  const prepared = async (tx: Pick<Tx, 'execute'>): Promise<readonly unknown[]> =>
    (
      await tx.execute(
        sql`select statement from pg_prepared_statements where statement ~ '^(select id from word where id > 0|begin|commit)'`,
      )
    ).rows;
  await database.db.transaction(async (tx) => {
    const before = await prepared(tx);
    for (let each = 0; each < 3; each += 1) await tx.execute(question);
    expect(before).toEqual([]);
    expect(await prepared(tx)).toHaveLength(1);
  });
});

/** Drizzle over a pool of one connection that refuses these statements. */
const refusing = (...refused: readonly string[]) => {
  const release = vi.fn<(isBroken: boolean) => void>();
  const query = ({ text }: { readonly text: string }): Promise<object> =>
    refused.includes(text) ? Promise.reject(new Error(`lost before ${text}`)) : Promise.resolve({ rows: [] });
  const client = { query: (asked: string | { readonly text: string }) => query(typeof asked === 'string' ? { text: asked } : asked) };
  const pool = { connect: () => Promise.resolve({ ...client, release }), on: () => undefined };
  return { db: drizzleOver(pool as unknown as Pool).db, release };
};

test('a connection on which no transaction can begin is closed and given back', async () => {
  const { db, release } = refusing('begin');
  await expect(db.transaction(() => Promise.resolve())).rejects.toMatchObject({ cause: { message: 'lost before begin' } });
  expect(release.mock.calls).toEqual([[true]]);
});

test('where the rollback fails too, the first failure is told, and the connection is closed', async () => {
  const { db, release } = refusing('rollback');
  await expect(db.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind');
  expect(release.mock.calls).toEqual([[true]]);
});

test('a connection on which a transaction was committed is given back whole', async () => {
  const { db, release } = refusing();
  await db.transaction((tx) => tx.execute(sql`select 1`));
  expect(release.mock.calls).toEqual([[false]]);
});
