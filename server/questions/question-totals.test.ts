import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { QuestionStatus } from '#contract/question.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { TestApp } from '../../tests/support/test-app.ts';
import { countStep } from '../db/count-rows.ts';
import type { Db, Tx } from '../db/open.ts';
import { questionCounters, rollUp } from '../db/rollup.ts';
import { question } from '../db/schema/question.ts';
import { accounts, anyWrite, companyOf, ofSomebody, openTallied, patience, totalsOf, undone } from '../db/tally-fixture.ts';
import type { AccountId, AnyWrite } from '../db/tally-fixture.ts';
import { countQuestions } from './count-questions.ts';
import { conditionsOf } from './question-filter.ts';

let app: TestApp;
const listingId = 'asked-about';
const now = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  app = await openTallied();
  await insertListing(app.db, listingId, 'ana', 'active');
});
afterAll(() => app.close());

/** One statement about questions, as the server writes them, or several that are undone together. */
type Write =
  | { readonly type: 'ask'; readonly count: number; readonly status: QuestionStatus; readonly account: AccountId }
  | { readonly type: 'step'; readonly from: QuestionStatus; readonly to: QuestionStatus }
  | { readonly type: 'move'; readonly from: AccountId; readonly account: AccountId }
  | { readonly type: 'remove'; readonly status: QuestionStatus }
  | AnyWrite;

const status = fc.constantFrom(...QuestionStatus.options);
const account = fc.constantFrom(...accounts);
const someWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('ask' as const), count: fc.integer({ min: 1, max: 9 }), status, account }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('step' as const), from: status, to: status }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('move' as const), from: account, account }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), status }) },
  { weight: 2, arbitrary: anyWrite },
);

const ask = (db: Db | Tx, { count, status: as, account: of }: Extract<Write, { type: 'ask' }>): Promise<unknown> =>
  db.execute(sql`
    insert into question (id, version, listing_id, seller_id, account_id, status, buyer_id, buyer_name, text, asked_at, place)
    select gen_random_uuid(), 1, ${listingId}, ${companyOf[of]}, ${of}, ${as}, 'c' || n, 'Clara', 'Serve?', ${now}, ${now}
    from generate_series(1, ${count}::int) n`);

const askAndRemove = async (tx: Tx): Promise<void> => {
  await ask(tx, { type: 'ask', count: 3, status: 'unanswered', account: 'account-ana' });
  await tx.execute(sql`delete from question where status = 'answered'`);
};

const perform = async (db: Db, write: Write): Promise<void> => {
  if (write.type === 'ask') await ask(db, write);
  if (write.type === 'step') await db.execute(sql`update question set status = ${write.to} where status = ${write.from}`);
  if (write.type === 'move')
    await db.execute(
      sql`update question set account_id = ${write.account}, seller_id = ${companyOf[write.account]} where account_id = ${write.from}`,
    );
  if (write.type === 'remove') await db.execute(sql`delete from question where status = ${write.status}`);
  if (write.type === 'touch') await db.execute(sql`update question set version = version + 1`);
  if (write.type === 'undone') await undone(db, askAndRemove);
  if (write.type === 'fold') await rollUp(db, questionCounters);
};

const filters: readonly QuestionFilter[] = [
  {},
  ...QuestionStatus.options.map((each) => ({ status: [each] })),
  { status: [...QuestionStatus.options] },
  ...ofSomebody,
  { sellerId: 'ana', marketPlaceId: 'second-ana', status: ['unanswered'] },
  { olderThan: 'hour' },
  { search: 'clara', status: ['answered'] },
];

const totals = totalsOf<QuestionFilter, Write>({
  app: () => app,
  counters: questionCounters,
  kinds: sql`select count(*)::int as kinds from question group by grouping sets ((status, seller_id, account_id), (status))`,
  filters,
  told: (filter, actor) => countQuestions(app.db, filter, actor, conditionsOf(filter, actor, now), countStep),
  counted: (filter, actor) => app.db.$count(question, conditionsOf(filter, actor, now)),
  someWrite,
  perform,
});

test('the total of any filter is a count of the questions, whatever is written', patience, async () => {
  await expect(totals.whateverIsWritten()).resolves.toBeUndefined();
});

test('the tally folded while questions are written loses none, and has one row of each kind', patience, async () => {
  const asks = accounts.map((of): Write => ({ type: 'ask', count: 4, status: 'unanswered', account: of }));
  const answer: Write = { type: 'step', from: 'unanswered', to: 'answered' };
  const { wrong, tallied, kinds } = await totals.atOnce([...asks, { type: 'fold' }, answer, { type: 'fold' }, ...asks]);
  expect([wrong, tallied]).toEqual([[], kinds]);
});
