import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDb, testPostgres } from '../testing/open-test-db.ts';
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

const old = like(report.id, 'old-%');
const withTheirParts = { table: report, id: report.id, parts: [reportPart.reportId] };
/** Two that are old and one that is not, twelve parts each. */
const makeReports = async (): Promise<void> => {
  const { db } = database;
  const at = new Date();
  await db.delete(report);
  const asker = { id: 'asker', mail: 'asker@balcao.test', name: 'A', passwordHash: '', role: 'superuser' } as const;
  await db.insert(account).values(asker).onConflictDoNothing();
  const asked = { version: 1, ownerId: 'asker', role: 'superuser', kind: 'sales', from: '2026-01-01', to: '2026-01-31' } as const;
  const made = ['old-1', 'old-2', 'new-1'].map((id) => ({ id, ...asked, status: 'done' as const, createdAt: at }));
  await db.insert(report).values(made);
  const parts = made.flatMap(({ id }) => Array.from({ length: 12 }, (_, part) => ({ reportId: id, part, lines: [] })));
  await db.insert(reportPart).values(parts);
};

test('what hangs on a row goes before it, in portions of its own, and no other’s', async () => {
  const { db } = database;
  await makeReports();
  const execute = vi.spyOn(db, 'execute');
  await deleteWithParts(db, withTheirParts, old, 10);
  // 24 parts, then the two they hung on.
  expect(execute).toHaveBeenCalledTimes(4);
  execute.mockRestore();
  expect([await db.$count(report), await db.$count(reportPart, eq(reportPart.reportId, 'new-1'))]).toEqual([1, 12]);
  expect(await db.$count(reportPart)).toBe(12);
});

// PGlite has one connection: nobody waits for anybody there.
test.runIf(testPostgres !== null)('whose portion another process took meanwhile deletes nothing that still has parts', async () => {
  const { db } = database;
  await makeReports();
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { deleted } = await db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${reportPart} where ctid in (select ctid from ${reportPart} where report_id like 'old-%' limit 10)`);
    const begun = deleteWithParts(db, withTheirParts, old, 10);
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBeGreaterThan(0);
    return { deleted: begun };
  });
  await deleted;
  expect([await db.$count(report, old), await db.$count(reportPart, like(reportPart.reportId, 'old-%'))]).toEqual([2, 14]);
  await deleteWithParts(db, withTheirParts, old, 10);
  expect([await db.$count(report), await db.$count(reportPart)]).toEqual([1, 12]);
});
