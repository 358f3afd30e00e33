import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobFilter } from '#contract/integration-job.ts';
import type { ListingFilter } from '#contract/listing.ts';
import type { OrderFilter } from '#contract/order-calls.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import type { ReportFilter } from '#contract/report.ts';
import type { Actor } from '../http/actor.ts';
import { conditionsOf as jobsOf } from '../integration-jobs/job-filter.ts';
import { conditionsOf as listingsOf } from '../listings/listing-filter.ts';
import { wheresOf as moneyOf } from '../money/list-money.ts';
import { conditionsOf as ordersOf } from '../orders/order-filter.ts';
import { conditionsOf as questionsOf } from '../questions/question-filter.ts';
import { conditionsOf as reportsOf } from '../reports/report-routes.ts';
import { fillTable } from '../testing/fill-table.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { countRows } from './count-rows.ts';
import { conditionsOfEach, isMerged, mergedIds, type Where } from './merge-walks.ts';
import type { Database } from './open.ts';
import { integrationJob } from './schema/integration-job.ts';
import { listing } from './schema/listing.ts';
import { orderMoney } from './schema/order-money.ts';
import { saleOrder } from './schema/order.ts';
import { question } from './schema/question.ts';
import { report } from './schema/report.ts';

const few = (common: string, ...rare: readonly string[]): string =>
  `case ${rare.map((status, at) => `when n % 100 = ${at} then '${status}'`).join(' ')} else '${common}' end`;

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  const { db } = database;
  await fillTable(db, 'sale_order', { status: few('delivered', 'pending_cancelled', 'fk_cancelled') });
  await fillTable(db, 'listing', { status: few('active', 'refused', 'paused') });
  await fillTable(db, 'question', { status: few('answered', 'banned', 'deleted') });
  await fillTable(db, 'integration_job', { status: few('done', 'failed', 'retrying') });
  await fillTable(db, 'report', { owner_id: `'su'`, role: `'superuser'`, status: few('done', 'failed', 'cancelled') });
  await fillTable(db, 'order_money', {
    told_at: 'case when n % 100 > 0 then now() end',
    released_at: 'case when n % 100 = 1 then now() end',
  });
});
afterAll(() => database.close());

const actor: Actor = { id: 'su', name: 'Sueli', role: 'superuser', sellerId: null, isMoneyManager: true };
const now = new Date(0);

/** How the database would go, with the ways shut that only look cheap where there are few rows. */
const planOf = (question_: SQL): Promise<string> =>
  database.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql`set local ${sql.raw(`enable_${way}`)} = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${question_}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

type Merged = readonly [list: string, index: string, id: PgColumn, where: Where, order: readonly (SQL | PgColumn)[]];
const merged: readonly Merged[] = [
  [
    'sales',
    'sale_order_status',
    saleOrder.id,
    conditionsOfEach<OrderFilter>({ status: ['pending_cancelled', 'fk_cancelled'] }, 'status', (each) => ordersOf(each, actor)),
    [desc(saleOrder.createdAt), desc(saleOrder.id)],
  ],
  [
    'listings',
    'listing_queue',
    listing.id,
    conditionsOfEach<ListingFilter>({ status: ['refused', 'paused'], set: 'include' }, 'status', (each) =>
      listingsOf(each, { actor, now }),
    ),
    [asc(listing.dueAt), asc(listing.id)],
  ],
  [
    'questions',
    'question_status',
    question.id,
    conditionsOfEach<QuestionFilter>({ status: ['banned', 'deleted'] }, 'status', (each) => questionsOf(each, actor, now)),
    [asc(question.place), asc(question.id)],
  ],
  [
    'errands',
    'integration_job_status',
    integrationJob.id,
    conditionsOfEach<JobFilter>({ status: ['failed', 'retrying'] }, 'status', (each) => jobsOf(each, actor)),
    [desc(integrationJob.createdAt), desc(integrationJob.id)],
  ],
  [
    'reports',
    'report_status',
    report.id,
    conditionsOfEach<ReportFilter>({ status: ['failed', 'cancelled'] }, 'status', (each) => reportsOf(each, actor)),
    [desc(report.createdAt), desc(report.id)],
  ],
];

// Asked for at once they were found by walking all 5,000, or sorted.
test.each(merged)('a page of %s of two rare statuses is merged of two walks of %s', async (_list, index, id, where, order) => {
  if (!isMerged(where)) throw new Error('Two statuses are two walks');
  const plan = await planOf(mergedIds(id, where, { order, limit: 30, offset: 20 }));
  expect(plan).toContain('Merge Append');
  expect(plan.match(new RegExp(`Index (?:Only )?Scan (?:Backward )?using ${index} `, 'gu'))).toHaveLength(2);
});

test.each(merged)('%s of two rare statuses are counted by them, up to what is counted', async (_list, _index, id, where) => {
  expect(await countRows(database.db, id.table, where, 1000)).toEqual({ total: 100 });
  expect(await countRows(database.db, id.table, where, 60)).toEqual({ total: 60, isAtLeast: true });
});

test('money that is awaited or released is merged, and told once', async () => {
  const where = moneyOf({ state: ['awaited', 'released'] }, actor);
  expect(isMerged(where)).toBe(true);
  expect(await countRows(database.db, orderMoney, where, 1000)).toEqual({ total: 100 });
});

test('one status is asked for as it always was, and so is what is searched', () => {
  const of = (filter: JobFilter) => conditionsOfEach(filter, 'status', (each) => jobsOf(each, actor));
  expect(isMerged(of({ status: ['failed', 'done'] }))).toBe(true);
  for (const filter of [{}, { status: ['failed' as const] }, { status: ['failed' as const, 'done' as const], search: 'caneca' }])
    expect(isMerged(of(filter))).toBe(false);
});
