import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDb } from '../testing/open-test-db.ts';
import { deleteInPortions, deleteWithParts } from './delete-in-portions.ts';
import type { Database } from './open.ts';
import { account, loginFailure } from './schema/core.ts';
import { report, reportPart } from './schema/report.ts';

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

test('what hangs on a row goes before it, in portions of its own, and no other’s', async () => {
  const { db } = database;
  const at = new Date();
  await db.insert(account).values({ id: 'asker', mail: 'asker@balcao.test', name: 'A', passwordHash: '', role: 'superuser' });
  const asked = { version: 1, ownerId: 'asker', role: 'superuser', kind: 'sales', from: '2026-01-01', to: '2026-01-31' } as const;
  const made = ['old-1', 'old-2', 'new-1'].map((id) => ({ id, ...asked, status: 'done' as const, createdAt: at }));
  await db.insert(report).values(made);
  await db
    .insert(reportPart)
    .values(made.flatMap(({ id }) => Array.from({ length: 12 }, (_, part) => ({ reportId: id, part, lines: [] }))));
  const execute = vi.spyOn(db, 'execute');
  await deleteWithParts(db, { table: report, id: report.id, parts: [reportPart.reportId] }, like(report.id, 'old-%'), 10);
  // 24 parts, then the two they hung on.
  expect(execute).toHaveBeenCalledTimes(4);
  execute.mockRestore();
  expect([await db.$count(report), await db.$count(reportPart, eq(reportPart.reportId, 'new-1'))]).toEqual([1, 12]);
  expect(await db.$count(reportPart)).toBe(12);
});
