import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobKind, listIntegrationJobs, type JobFilter } from '#contract/integration-job.ts';
import { jobStatuses, type JobStatus } from '#machines/lifecycle/integration-job.ts';
import type { PersonId } from '../../tests/support/people.ts';
import type { TestApp } from '../../tests/support/test-app.ts';
import { countStep } from '../db/count-rows.ts';
import { rollUp, jobCounters } from '../db/rollup.ts';
import type { Db, Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { jobTally } from '../db/schema/job-tally.ts';
import { accounts, anyWrite, companyOf, ofSomebody, openTallied, patience, totalsOf, undone } from '../db/tally-fixture.ts';
import type { AccountId, AnyWrite } from '../db/tally-fixture.ts';
import { countJobs } from './count-jobs.ts';
import { conditionsOf } from './job-filter.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTallied();
});
afterAll(() => app.close());

/** One statement or several about jobs, as the server writes them: one at a time, many at once, undone, or moved to another company. */
type Write =
  | { readonly type: 'add'; readonly count: number; readonly kind: JobKind; readonly status: JobStatus; readonly account: AccountId }
  | { readonly type: 'step'; readonly from: JobStatus; readonly to: JobStatus; readonly one: boolean }
  | { readonly type: 'move'; readonly kind: JobKind; readonly account: AccountId }
  | { readonly type: 'remove'; readonly status: JobStatus; readonly kind: JobKind }
  | AnyWrite;

const kind = fc.constantFrom(...JobKind.options);
const status = fc.constantFrom(...jobStatuses);
const account = fc.constantFrom(...accounts);
const someWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('add' as const), count: fc.integer({ min: 1, max: 9 }), kind, status, account }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('step' as const), from: status, to: status, one: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('move' as const), kind, account }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), status, kind }) },
  { weight: 2, arbitrary: anyWrite },
);

const add = (db: Db | Tx, { count, kind: as, status: in_, account: of }: Extract<Write, { type: 'add' }>): Promise<unknown> =>
  db.execute(sql`
    insert into integration_job (id, kind, subject, name, status, seller_id, account_id, created_at)
    select gen_random_uuid(), ${as}, 'order:' || n, 'Venda ' || n, ${in_}, ${companyOf[of]}, ${of}, now() from generate_series(1, ${count}::int) n`);

const addAndRemove = async (tx: Tx): Promise<void> => {
  await add(tx, { type: 'add', count: 3, kind: 'changePrice', status: 'waiting', account: 'account-ana' });
  await tx.execute(sql`delete from integration_job where status = 'done'`);
};

const perform = async (db: Db, write: Write): Promise<void> => {
  if (write.type === 'add') await add(db, write);
  if (write.type === 'step') {
    const one = sql`and id = (select min(id) from integration_job where status = ${write.from})`;
    await db.execute(sql`update integration_job set status = ${write.to} where status = ${write.from} ${write.one ? one : sql.empty()}`);
  }
  if (write.type === 'move')
    await db.execute(
      sql`update integration_job set account_id = ${write.account}, seller_id = ${companyOf[write.account]} where kind = ${write.kind}`,
    );
  if (write.type === 'touch') await db.execute(sql`update integration_job set version = version + 1`);
  if (write.type === 'undone') await undone(db, addAndRemove);
  if (write.type === 'fold') await rollUp(db, jobCounters);
  if (write.type === 'remove') await db.execute(sql`delete from integration_job where status = ${write.status} and kind = ${write.kind}`);
};

const filters: readonly JobFilter[] = [
  {},
  ...jobStatuses.map((each) => ({ status: [each] })),
  ...JobKind.options.map((each) => ({ kind: each })),
  ...ofSomebody,
  { sellerId: 'ana', marketPlaceId: 'second-ana', status: ['failed', 'retrying'] },
  { sellerId: 'beto', kind: 'changePrice', status: ['done'] },
  { kind: 'publishListing', status: ['waiting', 'failed'] },
  { search: ' - ', status: ['done'] },
  { search: 'venda 1', kind: 'changePrice' },
];

const totals = totalsOf<JobFilter, Write>({
  app: () => app,
  counters: jobCounters,
  kinds: sql`select count(*)::int as kinds from integration_job group by grouping sets ((status, kind, seller_id, account_id), (status, kind))`,
  filters,
  told: (filter, actor) => countJobs(app.db, filter, actor, countStep),
  counted: (filter, actor) => app.db.$count(integrationJob, conditionsOf(filter, actor)),
  someWrite,
  perform,
});

test('the total of any filter is a count of the jobs, whatever is written', patience, async () => {
  await expect(totals.whateverIsWritten()).resolves.toBeUndefined();
});

test('writes at once, and the tally folded meanwhile by two, lose nothing; folded it has one row of each kind', patience, async () => {
  const steps = Array.from({ length: 40 }, (_, at): Write => {
    const [from, to] = [jobStatuses[at % 4] ?? 'waiting', jobStatuses[(at + 1) % 4] ?? 'done'];
    return at % 5 === 0
      ? { type: 'add', count: 2, kind: 'cancelOrder', status: from, account: 'account-beto' }
      : { type: 'step', from, to, one: true };
  });
  const { wrong, tallied, kinds } = await totals.atOnce([...steps, { type: 'fold' }, { type: 'fold' }]);
  expect([wrong, tallied]).toEqual([[], kinds]);
});

test('a write that moves no job adds nothing to the tally', async () => {
  await add(app.db, { type: 'add', count: 1, kind: 'answerQuestion', status: 'waiting', account: 'account-ana' });
  const before = await app.db.$count(jobTally);
  await app.db.update(integrationJob).set({ attempts: 2, error: 'ocupado' });
  await app.db
    .update(integrationJob)
    .set({ status: 'done' })
    .where(sql`false`);
  expect(await app.db.$count(jobTally)).toBe(before);
});

test('a list of more jobs than a search counts says how many it has, and exactly named ones are counted by name', async () => {
  await add(app.db, { type: 'add', count: countStep + 5, kind: 'pauseListing', status: 'done', account: 'account-beto' });
  const total = async (query: Readonly<Record<string, string>>, as: PersonId = 'superuser'): Promise<number> =>
    listIntegrationJobs.reply.parse((await app.send(listIntegrationJobs, { query: { limit: '1', ...query } }, { as })).body).total;
  const pauses = await app.db.$count(integrationJob, sql`kind = 'pauseListing' and account_id = 'account-beto'`);
  expect(await total({ kind: 'pauseListing', marketPlaceId: 'account-beto' })).toBe(pauses);
  expect(await total({ kind: 'pauseListing', marketPlaceId: 'account-beto' }, 'seller')).toBe(0);
  const [one] = await app.db.select({ id: integrationJob.id }).from(integrationJob).limit(1);
  expect(await total({ ids: one?.id ?? '', status: 'failed' })).toBe(1);
});
