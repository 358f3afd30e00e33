import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { accountRequest } from '../db/schema/account-mail.ts';
import type { Database } from '../db/open.ts';
import { openTestDb, quiet } from '../testing/open-test-db.ts';
import { queueOf } from './queue.ts';
import { createWorker, type Work, type Worker } from './worker.ts';

type Row = typeof accountRequest.$inferSelect;

export const seconds = 1000;
export const minutes = 60 * seconds;

/** Workers over one table of rows, at a time that the test holds; what becomes of the rows is written down. */
export const openTestWorkers = () => {
  let time = Date.parse('2026-11-21T12:00:00.000Z');
  const clock = (): Date => new Date(time);

  let database: Database;
  beforeAll(async () => {
    database = await openTestDb();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(accountRequest);
  });

  const opened: Worker[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(opened.splice(0).map((worker) => worker.stop()));
  });

  /** Rows of any kind do: what becomes of them is written down in `settled` and `failed`. */
  const settled: string[] = [];
  const failed: string[] = [];
  beforeEach(() => {
    settled.length = 0;
    failed.length = 0;
  });
  const noted: Work<Row, string> = {
    name: 'noted',
    queue: queueOf(accountRequest, 'id'),
    timeoutMs: minutes,
    work: async (_db, { mail }) => mail,
    settle: async (_tx, _row, made) => {
      settled.push(made);
      return 'over';
    },
    onFailed: async (_tx, { mail }) => void failed.push(mail),
  };
  const open = (work: Partial<Work<Row, string>> = {}): Worker => {
    const worker = createWorker({ ...noted, ...work }, { db: database.db, clock, log: quiet });
    opened.push(worker);
    return worker;
  };

  const add = async (...mails: readonly string[]): Promise<void> => {
    for (const mail of mails) await database.db.insert(accountRequest).values({ kind: 'reset', mail, at: clock(), nextAt: clock() });
  };
  const rowOf = async (mail: string): Promise<Row | undefined> =>
    (await database.db.select().from(accountRequest).where(eq(accountRequest.mail, mail)))[0];

  const later = (ms: number): Date => new Date(time + ms);
  const pass = (ms: number): void => void (time += ms);
  return { clock, later, pass, database: () => database, settled, failed, noted, open, add, rowOf };
};

/** Only what the worker waits with: its time-outs pass when the test says so. */
export const holdTime = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Slow machines take their time. */
export const until = (holds: () => unknown): Promise<unknown> => vi.waitFor(holds, { timeout: 15_000, interval: 20 });
export const forEver = (): Promise<never> => new Promise(() => {});
