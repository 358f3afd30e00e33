import { sql } from 'drizzle-orm';
import { Connection } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDb } from '../testing/open-test-db.ts';
import { andCommits, goesWithNext } from './frame.ts';
import type { Database, Tx } from './open.ts';

const prepared = vi.spyOn(Connection.prototype as unknown as { sync: () => void }, 'sync');
const plain = vi.spyOn(Connection.prototype as unknown as { query: () => void }, 'query');
const messages = (): number => prepared.mock.calls.length + plain.mock.calls.length;

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await database.db.execute(sql`create table word (id int primary key, text text not null)`);
});
afterAll(() => database.close());

const keep = (tx: Pick<Tx, 'execute'>, id: number) => tx.execute(sql`insert into word (id, text) values (${id}, 'word')`);
const keepLast = (tx: Tx, id: number) => tx.execute(sql`${sql.raw(andCommits)} insert into word (id, text) values (${id}, 'last')`);
const keepUnread = (tx: Pick<Tx, 'execute'>, id: number) =>
  tx.execute(sql`${sql.raw(goesWithNext)} insert into word (id, text) values (${id}, 'unread') returning id, text`);
const kept = async (): Promise<readonly number[]> =>
  (await database.db.execute<{ id: number }>(sql`select id from word order by id`)).rows.map(({ id }) => id);

beforeEach(async () => {
  await database.db.execute(sql`delete from word`);
  // From the second transaction of a connection on, what stands around it is prepared.
  for (const id of [1, 2]) await database.db.transaction((tx) => keep(tx, id));
  for (const id of [3, 4]) await database.db.transaction((tx) => keepUnread(tx, id));
  await database.db.execute(sql`delete from word`);
});

test('a transaction is as many messages as it has statements, where the last says that it is the last', async () => {
  const before = messages();
  await database.db.transaction(async (tx) => {
    await keep(tx, 1);
    await keep(tx, 2);
    await keepLast(tx, 3);
  });
  expect(messages() - before).toBe(3);
  expect(await kept()).toEqual([1, 2, 3]);
});

test('else its end is one more; and none are asked for a transaction of nothing', async () => {
  const before = messages();
  await database.db.transaction((tx) => keep(tx, 1));
  await database.db.transaction(() => Promise.resolve());
  expect(messages() - before).toBe(2);
  await expect(database.db.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind');
  expect(messages() - before).toBe(2);
});

test('one statement alone may be its beginning and its end', async () => {
  const before = messages();
  await database.db.transaction((tx) => keepLast(tx, 1));
  expect(messages() - before).toBe(1);
  expect(await kept()).toEqual([1]);
});

test('an answer is that of its own statement, not of what it took with it', async () => {
  const answers = await database.db.transaction(async (tx) => [
    await tx.execute(sql`insert into word (id, text) values (${1}, 'one'), (2, 'two') returning id`),
    await tx.execute(sql`${sql.raw(andCommits)} update word set text = ${'both'} returning text`),
  ]);
  expect(answers).toMatchObject([
    { command: 'INSERT', rowCount: 2, rows: [{ id: 1 }, { id: 2 }] },
    { command: 'UPDATE', rowCount: 2, rows: [{ text: 'both' }, { text: 'both' }] },
  ]);
});

test('what the last statement can not do undoes all before it, and the connection goes on', async () => {
  await keep(database.db, 7);
  const failed = database.db.transaction(async (tx) => {
    await keep(tx, 1);
    await keepLast(tx, 7);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
  await database.db.transaction((tx) => keepLast(tx, 8));
  expect(await kept()).toEqual([7, 8]);
});

test('what the first statement can not do leaves no transaction open', async () => {
  await keep(database.db, 7);
  const failed = database.db.transaction(async (tx) => {
    await keep(tx, 7);
    await keep(tx, 1);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
  await keep(database.db, 8);
  expect(await kept()).toEqual([7, 8]);
});

test('a statement whose values can not be written is not committed in its place', async () => {
  const unwritable = {
    toPostgres: () => {
      throw new Error('can not be written');
    },
  };
  const failed = database.db.transaction(async (tx) => {
    await keep(tx, 1);
    // Of its own words: `pg` takes the statement for prepared from then on, which it is not.
    await tx.execute(sql`${sql.raw(andCommits)} insert into word (text, id) values (${unwritable}, 2)`);
  });
  await expect(failed).rejects.toMatchObject({ cause: { message: 'can not be written' } });
  expect(await kept()).toEqual([]);
});

test('after the statement that commits no other is taken: it would stand by itself', async () => {
  const late = database.db.transaction(async (tx) => {
    await keepLast(tx, 1);
    await keep(tx, 2);
  });
  await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining('After the last statement of a transaction') } });
  await keep(database.db, 3);
  expect(await kept()).toEqual([1, 3]);
});

test('nor one that was asked while it was on its way', async () => {
  const late = database.db.transaction(async (tx) => {
    // A statement of drizzle's is asked when somebody waits for it.
    const last = keepLast(tx, 1).then(() => undefined);
    await expect(keep(tx, 2)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('After the last statement of a transaction') },
    });
    await last;
  });
  await late;
  expect(await kept()).toEqual([1]);
});

test('a last statement without values is committed by itself', async () => {
  await database.db.transaction(async (tx) => {
    await keep(tx, 1);
    await tx.execute(sql`${sql.raw(andCommits)} update word set text = 'last'`);
  });
  // Were it still open, this would undo it on the one connection of PGlite, and not see it from another.
  await database.db.execute(sql`rollback`);
  const { rows } = await database.db.execute(sql`select text from word`);
  expect(rows).toEqual([{ text: 'last' }]);
});

test('a commit that fails keeps nothing, is told, and the connection goes on', async () => {
  await database.db.execute(sql`create table pair (id int primary key, other int references pair (id) deferrable initially deferred)`);
  const failed = database.db.transaction(async (tx) => {
    await keep(tx, 1);
    await tx.execute(sql`${sql.raw(andCommits)} insert into pair (id, other) values (${1}, ${2})`);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '23503' } });
  await database.db.transaction((tx) => keepLast(tx, 3));
  expect(await kept()).toEqual([3]);
});

test('a transaction begins with what has no values too, were it several statements, and is undone as any', async () => {
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into word (id, text) values (1, 'one'); insert into word (id, text) values (2, 'two')`);
    expect((await tx.execute(sql`select count(*)::int as n from word`)).rows).toEqual([{ n: 2 }]);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  const { rows } = await database.db.transaction((tx) => tx.execute(sql`select count(*)::int as n from word`));
  expect(rows).toEqual([{ n: 0 }]);
});

test('a part of a transaction can be undone by itself', async () => {
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

test('what nobody reads the answer of is no message of its own, and stands in its place', async () => {
  const before = messages();
  const answer = await database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    const { rows } = await tx.execute(sql`select id from word where id >= ${0}`);
    await keepUnread(tx, 2);
    await keepUnread(tx, 3);
    await tx.execute(sql`${sql.raw(andCommits)} update word set text = ${'all'}`);
    return rows;
  });
  expect(messages() - before).toBe(2);
  expect(answer).toEqual([{ id: 1 }]);
  const { rows } = await database.db.execute(sql`select id, text from word order by id`);
  expect(rows).toEqual([1, 2, 3].map((id) => ({ id, text: 'all' })));
});

test('what could not be done of it is told by the next, and undoes all', async () => {
  await keep(database.db, 7);
  const heard: string[] = [];
  const failed = database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    await keepUnread(tx, 7);
    heard.push('held');
    await keepLast(tx, 2);
    heard.push('sent');
  });
  await expect(failed).rejects.toMatchObject({
    cause: { code: '23505', constraint: 'word_pkey', carried: expect.stringContaining(`${goesWithNext} insert into word`) },
  });
  expect(heard).toEqual(['held']);
  await database.db.transaction((tx) => keepLast(tx, 8));
  expect(await kept()).toEqual([7, 8]);
});

test('behind what nothing comes it goes with the commit, which tells what it could not do', async () => {
  const before = messages();
  await database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    await keepUnread(tx, 2);
  });
  expect(messages() - before).toBe(1);
  const carried = expect.stringContaining(`${goesWithNext} insert into word`);
  await expect(database.db.transaction((tx) => keepUnread(tx, 2))).rejects.toMatchObject({ cause: { code: '23505', carried } });
  const failed = database.db.transaction(async (tx) => {
    await keepUnread(tx, 2);
    await tx.execute(sql`select 1`);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '23505', carried } });
  await keep(database.db, 3);
  expect(await kept()).toEqual([1, 2, 3]);
});

test('what was held back of a transaction that changed its mind is never sent', async () => {
  const before = messages();
  const given = database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    throw new Error('changed my mind');
  });
  await expect(given).rejects.toThrow('changed my mind');
  expect(messages() - before).toBe(0);
  await database.db.transaction((tx) => keep(tx, 2));
  expect(await kept()).toEqual([2]);
});

test('of a part that is undone what was held back is undone, and of what stands around it nothing', async () => {
  await database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    const part = tx.transaction(async (inner) => {
      await keep(inner, 2);
      await keepUnread(inner, 3);
      throw new Error('not this one');
    });
    await expect(part).rejects.toThrow('not this one');
    await tx.transaction((inner) => keepUnread(inner, 4));
    await keepUnread(tx, 5);
  });
  expect(await kept()).toEqual([1, 4, 5]);
});

test('a part is undone by what it held back and could not do, and the rest stands', async () => {
  await database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    await expect(tx.transaction((inner) => keepUnread(inner, 1))).rejects.toMatchObject({ cause: { code: '23505' } });
    await keepUnread(tx, 2);
  });
  expect(await kept()).toEqual([1, 2]);
});

test('values that can not be written are told to whoever asked, not to the next', async () => {
  const failed = database.db.transaction(async (tx) => {
    const unwritable = {
      toPostgres: () => {
        throw new Error('can not be written');
      },
    };
    const asked = tx.execute(sql`${sql.raw(goesWithNext)} insert into word (id, text) values (${unwritable}, 'unread') returning id, text`);
    await expect(asked).rejects.toMatchObject({ cause: { message: 'can not be written' } });
    await keep(tx, 1);
  });
  await failed;
  expect(await kept()).toEqual([1]);
});

test('outside a transaction there is no next: it is sent at once', async () => {
  await keepUnread(database.db, 1);
  expect(await kept()).toEqual([1]);
});

test('a text behind what was held back is not taken once the transaction is over', async () => {
  const late: Promise<unknown>[] = [];
  await database.db.transaction(async (tx) => {
    await keepUnread(tx, 1);
    // Nobody waits for it: it goes out behind the answer to what was held back, and the commit is quicker.
    late.push(
      tx.execute(sql`insert into word (id, text) values (2, 'late')`).then(String, (error: Error) => (error.cause as Error).message),
    );
    await keepLast(tx, 3);
  });
  expect(await Promise.all(late)).toEqual([expect.stringContaining('After the last statement of a transaction')]);
  expect(await kept()).toEqual([1, 3]);
});
