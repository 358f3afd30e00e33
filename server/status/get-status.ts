import { join } from 'node:path';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { getStatus, type Status, type WorkerStatus } from '#contract/status.ts';
import { ok } from '#lib/result.ts';
import type { Settings } from '../config.ts';
import { copiesOf } from '../db/copy-before-migrating.ts';
import type { Db } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { lookInside } from '../doctor/look-at-data.ts';
import { diskOf, lookAtMachine } from '../doctor/look-at-machine.ts';
import { lookAtSettings } from '../doctor/look-at-settings.ts';
import { described, readRoute } from '../http/route.ts';
import { readJobFigures } from '../integration-jobs/job-figures.ts';
import { exchangesOf } from '../marketplace/exchanges.ts';
import { packageVersion } from '../paths.ts';
import type { Worker } from '../worker/worker.ts';
import { recentLookAtStore } from './recent-look-at-store.ts';

const databaseOf = async (db: Db, { DATABASE_URL }: Settings): Promise<Status['database']> => {
  const { rows } = await db.execute<{ version: string; bytes: string; migrations: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`);
  const { version = '', bytes = '0', migrations = 0 } = rows[0] ?? {};
  return { kind: DATABASE_URL === undefined ? 'pglite' : 'postgres', version, bytes: Number(bytes), migrations };
};

/** In turn: with PGlite there is one connection anyway. */
const workersOf = async (workers: readonly Worker[], now: Date): Promise<WorkerStatus[]> => {
  const told: WorkerStatus[] = [];
  for (const worker of workers) {
    const { waiting, oldestSeconds } = await worker.waiting();
    const { done, failedTries, lastFailure } = worker.figures();
    told.push({
      name: worker.name,
      waiting,
      dueSince: oldestSeconds > 0 ? new Date(now.getTime() - oldestSeconds * 1000).toISOString() : null,
      done,
      failedTries,
      lastFailure: lastFailure && { at: lastFailure.at.toISOString(), error: lastFailure.error },
    });
  }
  return told;
};

/** By the doctor's own looks; what lacks first. */
const findingsOf = async (db: Db, settings: Settings, now: Date): Promise<Status['findings']> => {
  const [store, inside] = await Promise.all([recentLookAtStore(settings, now), lookInside(db, settings)]);
  const all = [...lookAtMachine(settings), ...store, ...lookAtSettings(settings), ...inside];
  return all.toSorted((a, b) => Number(a.remedy === null) - Number(b.remedy === null));
};

/** GET /status */
const getStatusRoute = readRoute(getStatus, async (_input, { db, clock, settings, workers, meter }) => {
  const now = clock();
  const { counts, pace } = await readJobFigures(db, now);
  const copies = settings.DATABASE_URL === undefined ? await copiesOf(join(settings.DATA_DIR, 'pglite')) : [];
  return ok({
    version: packageVersion(),
    node: process.versions.node,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    database: await databaseOf(db, settings),
    findings: await findingsOf(db, settings, now),
    workers: await workersOf(workers, now),
    marketplace: {
      mode: settings.MARKETPLACE,
      exchanges: exchangesOf(settings),
      jobs: counts,
      pace,
      shutOut: await db.$count(marketplaceAccount, eq(marketplaceAccount.connection, 'reauthorize')),
      closed: await db.$count(
        marketplaceAccount,
        and(eq(marketplaceAccount.connection, 'connected'), isNotNull(marketplaceAccount.shutOutReason)),
      ),
      calls: [...meter.lastHour()],
    },
    disk: diskOf(settings),
    copies: copies.map((at) => ({ at: at.toISOString() })),
  });
});

export const statusRoutes = described([[getStatusRoute, 'How this installation is: what is wrong with its remedy, and its figures']]);
