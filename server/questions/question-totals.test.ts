import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { QuestionStatus } from '#contract/question.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { countStep } from '../db/count-rows.ts';
import type { Db, Tx } from '../db/open.ts';
import { questionCounters, rollUp } from '../db/rollup.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { question } from '../db/schema/question.ts';
import { questionTally } from '../db/schema/question-tally.ts';
import type { Actor } from '../http/actor.ts';
import { countQuestions } from './count-questions.ts';
import { conditionsOf } from './question-filter.ts';

let app: TestApp;
const listingId = 'asked-about';
const accounts = ['account-ana', 'second-ana', 'account-beto'] as const;
type AccountId = (typeof accounts)[number];
const companyOf = { 'account-ana': 'ana', 'second-ana': 'ana', 'account-beto': 'beto' } as const;
const now = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  app = await openTestApp();
  await app.db.insert(marketplaceAccount).values({ id: 'second-ana', sellerId: 'ana', name: 'Segunda da Ana', officialName: 'ANA2' });
  await insertListing(app.db, listingId, 'ana', 'active');
});
afterAll(() => app.close());

/** One statement about questions, as the server writes them, or several that are undone together. */
type Write =
  | { readonly type: 'ask'; readonly count: number; readonly status: QuestionStatus; readonly account: AccountId }
  | { readonly type: 'step'; readonly from: QuestionStatus; readonly to: QuestionStatus }
  | { readonly type: 'move'; readonly from: AccountId; readonly account: AccountId }
  | { readonly type: 'remove'; readonly status: QuestionStatus }
  | { readonly type: 'touch' | 'undone' | 'fold' };

const status = fc.constantFrom(...QuestionStatus.options);
const account = fc.constantFrom(...accounts);
const someWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('ask' as const), count: fc.integer({ min: 1, max: 9 }), status, account }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('step' as const), from: status, to: status }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('move' as const), from: account, account }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), status }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('touch' as const, 'undone' as const, 'fold' as const) }) },
);

const ask = (db: Db | Tx, { count, status: as, account: of }: Extract<Write, { type: 'ask' }>): Promise<unknown> =>
  db.execute(sql`
    insert into question (id, version, listing_id, seller_id, account_id, status, buyer_id, buyer_name, text, asked_at, place)
    select gen_random_uuid(), 1, ${listingId}, ${companyOf[of]}, ${of}, ${as}, 'c' || n, 'Clara', 'Serve?', ${now}, ${now}
    from generate_series(1, ${count}::int) n`);

const undone = (db: Db): Promise<unknown> =>
  db
    .transaction(async (tx) => {
      await ask(tx, { type: 'ask', count: 3, status: 'unanswered', account: 'account-ana' });
      await tx.execute(sql`delete from question where status = 'answered'`);
      throw new Error('power cut');
    })
    .catch((error: unknown) => expect(error).toMatchObject({ message: 'power cut' }));

const perform = async (db: Db, write: Write): Promise<void> => {
  if (write.type === 'ask') await ask(db, write);
  if (write.type === 'step') await db.execute(sql`update question set status = ${write.to} where status = ${write.from}`);
  if (write.type === 'move')
    await db.execute(
      sql`update question set account_id = ${write.account}, seller_id = ${companyOf[write.account]} where account_id = ${write.from}`,
    );
  if (write.type === 'remove') await db.execute(sql`delete from question where status = ${write.status}`);
  if (write.type === 'touch') await db.execute(sql`update question set version = version + 1`);
  if (write.type === 'undone') await undone(db);
  if (write.type === 'fold') await rollUp(db, questionCounters);
};

const actorOf = (role: Actor['role'], sellerId: string | null): Actor => ({ id: 'u', name: 'U', role, sellerId, isMoneyManager: false });
const readers = [
  actorOf('superuser', null),
  actorOf('seller', 'ana'),
  actorOf('seller', 'beto'),
  // A consultant between two companies is of none, and is shown none.
  actorOf('seller', null),
];
const filters: readonly QuestionFilter[] = [
  {},
  ...QuestionStatus.options.map((each) => ({ status: [each] })),
  { status: [...QuestionStatus.options] },
  ...(['ana', 'beto', ''] as const).map((sellerId) => ({ sellerId })),
  ...accounts.map((marketPlaceId) => ({ marketPlaceId })),
  { sellerId: 'ana', marketPlaceId: 'account-beto' },
  { sellerId: 'ana', marketPlaceId: 'second-ana', status: ['unanswered'] },
  { olderThan: 'hour' },
  { search: 'clara', status: ['answered'] },
];

/** Filters whose totals are not what one finds who counts the questions. */
const wrongTotals = async (): Promise<readonly unknown[]> => {
  const wrong: unknown[] = [];
  for (const actor of readers)
    for (const filter of filters) {
      const where = conditionsOf(filter, actor, now);
      const { total } = await countQuestions(app.db, filter, actor, where, countStep);
      const counted = await app.db.$count(question, where);
      if (total !== counted) wrong.push({ actor, filter, total, counted });
    }
  return wrong;
};

/** Each takes a fraction of a second of a database. */
const runs = 8;
const patience = { timeout: 120_000 };

test('the total of any filter is a count of the questions, whatever is written', patience, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someWrite, { minLength: 1, maxLength: 12 }), async (writes) => {
      for (const write of writes) await perform(app.db, write);
      expect(await wrongTotals()).toEqual([]);
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

test('the tally folded while questions are written loses none, and has one row of each kind', patience, async () => {
  const asks = accounts.map((of): Write => ({ type: 'ask', count: 4, status: 'unanswered', account: of }));
  const steps: readonly Write[] = [
    ...asks,
    { type: 'fold' },
    { type: 'step', from: 'unanswered', to: 'answered' },
    { type: 'fold' },
    ...asks,
  ];
  await Promise.all(steps.map((write) => perform(app.db, write)));
  expect(await wrongTotals()).toEqual([]);
  await rollUp(app.db, questionCounters);
  expect(await wrongTotals()).toEqual([]);
  const { rows } = await app.db.execute(
    sql`select count(*)::int as kinds from question group by grouping sets ((status, seller_id, account_id), (status))`,
  );
  expect(await app.db.$count(questionTally)).toBe(rows.length);
});
