import { beforeEach, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { HeldReason } from '#contract/integration-job.ts';
import { ConnectionState } from '#contract/marketplace-account.ts';
import { stepJob } from '#machines/lifecycle/integration-job.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { stateOf } from '../integration-jobs/job-state.ts';
import { holdUnconfirmed } from '../integration-jobs/release-jobs.ts';
import { noAdapters, type Adapters } from './adapters.ts';
import { holdJobs } from './hold-jobs.ts';
import { moveProcessing } from './move-processing.ts';
import { openTestAdapter, sendAll } from '../testing/test-sender.ts';
import { stageJobs } from './sender-fixture.ts';

const stage = stageJobs();
const { add, clock, rowOf } = stage;
let heard: string[] = [];
const adapter = openTestAdapter(async (command) => {
  heard.push(command.kind);
  return { type: 'done' };
});
const modes = {
  off: noAdapters,
  fake: { played: adapter, connected: adapter },
  mercadolivre: { played: null, connected: adapter },
} as const satisfies Readonly<Record<string, Adapters>>;

beforeEach(async () => {
  heard = [];
  await stand('unconnected');
});

const stand = (connection: ConnectionState, more: Partial<typeof marketplaceAccount.$inferInsert> = {}) =>
  stage
    .db()
    .update(marketplaceAccount)
    .set({ connection, expiresAt: null, shutOutReason: null, ...more });
const send = (mode: keyof typeof modes) => sendAll({ db: stage.db(), clock, adapters: modes[mode] });
const said = async (id: string): Promise<string> => {
  const { status = 'gone', heldReason = null } = (await rowOf(id)) ?? {};
  return heldReason === null ? status : `${status}: ${heldReason}`;
};

test.each<[keyof typeof modes, ConnectionState, string]>([
  ['off', 'unconnected', 'held: off'],
  ['off', 'connected', 'held: off'],
  ['mercadolivre', 'unconnected', 'held: unconnected'],
  ['mercadolivre', 'reauthorize', 'held: reauthorize'],
  ['mercadolivre', 'revoked', 'held: unconnected'],
  ['mercadolivre', 'connected', 'done'],
  ['fake', 'unconnected', 'done'],
  ['fake', 'revoked', 'held: unconnected'],
  ['fake', 'reauthorize', 'held: reauthorize'],
  ['fake', 'connected', 'done'],
])('in %s, of an account that is %s, a decision is %s: nothing waits without saying why', async (mode, connection, became) => {
  await stand(connection);
  await add('new');
  await add('tried', { status: 'retrying', attempts: 2, nextAt: new Date(clock().getTime() + 86_400_000) });
  await send(mode);
  expect([await said('new'), heard.length]).toEqual([became, became === 'done' ? 1 : 0]);
  expect(await said('tried')).toBe(became === 'done' ? 'retrying' : became);
});

test('an adapter that nobody told its application is none: what is decided is held, not silent', async () => {
  await stand('connected');
  await add('new');
  await sendAll({ db: stage.db(), clock, adapters: { played: null, connected: null } });
  expect(await said('new')).toBe('held: off');
});

test('what waited before somebody connected the account is not sent by itself, however long it is connected; what is decided after is', async () => {
  await add('old');
  await send('mercadolivre');
  expect(await said('old')).toBe('held: unconnected');
  // Written so shortly before that nobody has looked at it.
  await add('late');
  await stand('connected');
  await stage.db().transaction((tx) => holdUnconfirmed(tx, 'account-ana'));
  await add('new');
  await send('mercadolivre');
  await send('mercadolivre');
  expect([await said('old'), await said('late'), await said('new'), heard.length]).toEqual([
    'held: unconfirmed',
    'held: unconfirmed',
    'done',
    1,
  ]);
});

test('what somebody had begun to send before the account was connected waits for a word too, and may have arrived', async () => {
  const takenUntil = new Date(Date.now() + 60_000);
  await add('begun', { takenBy: '77777777-7777-4777-8777-777777777777', takenUntil, sentAt: clock() });
  await stand('connected');
  await stage.db().transaction((tx) => holdUnconfirmed(tx, 'account-ana'));
  await send('mercadolivre');
  expect([await said('begun'), heard]).toEqual(['held: unconfirmed', []]);
  expect(await rowOf('begun')).toMatchObject({ isUncertain: true, takenBy: null, takenUntil: null });
});

test('what was decided while the installation was switched off waits for a word as well; the demo goes on playing', async () => {
  await stand('connected');
  await add('old');
  await send('off');
  await send('mercadolivre');
  expect(await said('old')).toBe('held: unconfirmed');
  await stand('unconnected');
  await add('played');
  await send('off');
  expect(await said('played')).toBe('held: off');
  await send('fake');
  expect(await said('played')).toBe('done');
});

test('what waited for the grant alone goes by itself once it is given anew; what waited for the marketplace to let us in, once it does', async () => {
  await stand('reauthorize');
  await add('one');
  await send('mercadolivre');
  await stand('connected', { shutOutReason: 'PolicyAgent' });
  await send('mercadolivre');
  expect(await said('one')).toBe('held: forbidden');
  await stand('connected', { expiresAt: clock() });
  await send('mercadolivre');
  expect(await said('one')).toBe('held: reauthorize');
  await stand('connected');
  await send('mercadolivre');
  expect([await said('one'), heard.length]).toEqual(['done', 1]);
});

test('what comes after an unconfirmed thing waits with it, unless it says all that one said', async () => {
  await stand('connected');
  const about = { subject: 'listing:l', kind: 'publishListing' } as const;
  await add('publish', { ...about, status: 'held', heldReason: 'unconfirmed', nextAt: null });
  await add('price', { ...about, kind: 'changePrice', createdAt: new Date(clock().getTime() + 1) });
  await send('mercadolivre');
  expect([await said('price'), heard]).toEqual(['held: unconfirmed', []]);
  const errand = { ...about, name: 'Capa', sellerId: 'ana', accountId: 'account-ana' };
  await stage.db().transaction((tx) => enqueueJob(tx, errand, clock()));
  await send('mercadolivre');
  expect([await said('publish'), await said('price'), heard]).toEqual(['gone', 'gone', ['publish']]);
});

test('what nobody knows of whether it arrived is not forgotten when it is said anew', async () => {
  await stand('connected');
  const about = { subject: 'listing:l', kind: 'publishListing', name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
  await add('doubted', { ...about, status: 'failed', isUncertain: true, nextAt: null });
  await add('dropped', { ...about, subject: 'listing:m', status: 'done', isUncertain: true, nextAt: null });
  for (const subject of ['listing:l', 'listing:m', 'listing:n'])
    await stage.db().transaction((tx) => enqueueJob(tx, { ...about, subject }, clock()));
  const waiting = (await stage.db().select().from(integrationJob)).filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ subject, isUncertain }) => `${subject} ${isUncertain}`).toSorted()).toEqual([
    'listing:l true',
    'listing:m true',
    'listing:n false',
  ]);
});

type Row = typeof integrationJob.$inferSelect;
/** What the lifecycle makes of it, by the step that leads to where it stands; as it was, where nothing was written. */
const steppedTo = (was: Row, { version, heldReason }: Row): unknown => {
  if (version === was.version) return stateOf(was);
  const next = stepJob(stateOf(was), heldReason === null ? { type: 'release' } : { type: 'hold', reason: heldReason });
  return next.ok ? next.value : next.error;
};

test('judging all at once does what the lifecycle does, from every reason, in every mode, however the account stands', async () => {
  const db = stage.db();
  for (const adapters of Object.values(modes))
    for (const connection of ConnectionState.options) {
      await db.delete(integrationJob);
      await stand(connection);
      for (const reason of HeldReason.options) await add(reason, { status: 'held', heldReason: reason, attempts: 3, nextAt: null });
      const before = new Map((await db.select().from(integrationJob)).map((row) => [row.id, row]));
      await db.transaction((tx) => holdJobs(tx, adapters, clock()));
      const judged = (await db.select().from(integrationJob)).map((row) => ({ row, was: before.get(row.id) ?? row }));
      expect(judged.map(({ row }) => stateOf(row))).toEqual(judged.map(({ row, was }) => steppedTo(was, row)));
    }
});

test('the demo puts nothing on the air that goes over the wire', async () => {
  await insertListing(stage.db(), 'wired', 'ana', 'processing');
  await stand('connected');
  expect(await moveProcessing(stage.db(), clock(), clock())).toBe(0);
  await stand('unconnected');
  expect(await moveProcessing(stage.db(), clock(), clock())).toBe(1);
});
