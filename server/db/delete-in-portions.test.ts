import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDb } from '../testing/open-test-db.ts';
import { deleteInPortions } from './delete-in-portions.ts';
import type { Database } from './open.ts';
import { loginFailure } from './schema/core.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [25, 3],
])('%d rows go ten at a time, and no others', async (rows, statements) => {
  const { db } = database;
  await db.delete(loginFailure);
  const named = (kind: string, count: number) => Array.from({ length: count }, (_, at) => ({ subject: `${kind}-${at}`, at: new Date() }));
  await db.insert(loginFailure).values([...named('old', rows), ...named('new', 2)]);
  const execute = vi.spyOn(db, 'execute');
  await deleteInPortions(db, loginFailure, like(loginFailure.subject, 'old-%'), 10);
  expect(execute).toHaveBeenCalledTimes(statements);
  execute.mockRestore();
  expect((await db.select().from(loginFailure)).map(({ subject }) => subject).toSorted()).toEqual(['new-0', 'new-1']);
});
