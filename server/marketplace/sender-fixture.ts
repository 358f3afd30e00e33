import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ConnectionState } from '#contract/marketplace-account.ts';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database, Db } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import type { Adapters } from './adapters.ts';
import { claimJob, type CommandOf } from './claim-job.ts';

export type NewJob = Partial<typeof integrationJob.$inferInsert>;
/** The company whose account a job is for; Caio's is blocked. */
export type Company = 'ana' | 'beto' | 'caio';

interface Taking {
  readonly adapters: Adapters;
  readonly commandOf?: CommandOf;
}
const saysNothing: CommandOf = () => Promise.resolve(null);

/** What every test of the sender begins with: people, a shelf of listings, their accounts, noon, and no errand. */
export const stageJobs = (connection: ConnectionState = 'unconnected') => {
  let database: Database;
  let time = 0;
  const db = (): Db => database.db;
  const clock = (): Date => new Date(time);

  beforeAll(async () => {
    database = await openTestDb();
    await insertPeople(database.db);
    await insertShelf(database.db);
  });
  beforeEach(async () => {
    time = Date.parse('2026-11-27T12:00:00.000Z');
    await database.db.delete(integrationJob);
    await database.db.update(marketplaceAccount).set({ connection, shutOutReason: null, externalUserId: null });
  });
  afterAll(() => database.close());

  const endLeases = async (secondsAgo = 1): Promise<void> => {
    await db()
      .update(integrationJob)
      .set({ takenUntil: sql`now() - ${secondsAgo} * interval '1 second'` })
      .where(isNotNull(integrationJob.takenBy));
  };

  return {
    db,
    clock,
    /** So many milliseconds after now, or before it. */
    later: (ms: number): Date => new Date(time + ms),
    pass: (ms: number): void => {
      time += ms;
    },
    /** A cancellation of the sale of that id, unless it says otherwise; due now. */
    add: async (id: string, more: NewJob = {}, of: Company = 'ana'): Promise<void> => {
      const about = { kind: 'cancelOrder', subject: `order:${id}`, name: `Venda ${id}`, sellerId: of, accountId: `account-${of}` } as const;
      await db()
        .insert(integrationJob)
        .values({ id, ...about, createdAt: clock(), nextAt: clock(), ...more });
    },
    rowOf: async (id: string) => (await db().select().from(integrationJob).where(eq(integrationJob.id, id)))[0],
    /** Ends all leases by writing an older time: they end by the clock of the database, which no test can put forward. */
    endLeases,
    /** A process takes what is due and is gone in the middle of the call, its lease with it; what it took. */
    takeAndDie: async ({ adapters, commandOf = saysNothing }: Taking): Promise<string | undefined> => {
      const claimed = await db().transaction((tx) => claimJob(tx, { adapters, commandOf, after: '', limited: [], now: clock() }));
      await endLeases();
      return claimed?.job.id;
    },
  };
};
