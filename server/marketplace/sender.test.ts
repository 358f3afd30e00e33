import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { notification } from '../db/schema/notification.ts';
import type { Adapter } from './adapters.ts';
import type { Command, Outcome } from './port.ts';
import { openTestAdapter, openTestSender, sendAll } from '../testing/test-sender.ts';
import { stageJobs } from './sender-fixture.ts';

const stage = stageJobs('connected');
const { add, clock, later, pass, rowOf, endLeases } = stage;

beforeEach(() => stage.db().delete(notification));

const over = (send: Adapter['marketplace']['send'], can?: Adapter['marketplace']['can']) => ({
  db: stage.db(),
  clock,
  adapters: { played: null, connected: openTestAdapter(send, can) },
});
const nameOf = (command: Command): string => {
  if ('listing' in command) return command.listing.listingId;
  return 'questionId' in command ? command.questionId : command.saleId;
};

/** A call that the test lets end. */
const holdCall = () => {
  let end: (outcome: Outcome) => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const answer = new Promise<Outcome>((resolve) => (end = resolve));
  return { begun, end, send: () => (begin(), answer) };
};

test('what a blocked company says to a buyer waits, and keeps back nothing else of the sale', async () => {
  await stage.db().update(seller).set({ status: 'blocked' }).where(eq(seller.id, 'ana'));
  await add('message', { kind: 'messageBuyer', subject: 'order:one' });
  await add('cancel', { subject: 'order:one', createdAt: later(1000) });
  const heard: string[] = [];
  await sendAll(over(async ({ kind }) => (heard.push(kind), { type: 'done' })));
  await stage.db().update(seller).set({ status: 'active' }).where(eq(seller.id, 'ana'));
  expect([heard, (await rowOf('message'))?.status]).toEqual([['cancelSale'], 'waiting']);
});

test('accounts take turns: one that has much waiting keeps no other back', async () => {
  for (const id of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) await add(id);
  await add('b1', {}, 'beto');
  await add('c1', {}, 'caio');
  const heard: string[] = [];
  await sendAll(over(async (command) => (heard.push(nameOf(command)), { type: 'done' })));
  expect(heard).toHaveLength(8);
  expect([heard.indexOf('b1'), heard.indexOf('c1')].every((at) => at < 4)).toBe(true);
  expect(heard.filter((id) => id.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
});

test('one thing of an account is under way at a time, whoever looks, and nobody waits for the database meanwhile', async () => {
  await add('a1');
  await add('a2');
  await add('b1', {}, 'beto');
  const call = holdCall();
  const slow = openTestSender(over((command) => (nameOf(command) === 'a1' ? call.send() : Promise.resolve({ type: 'done' }))));
  const drained = slow.drain();
  await call.begun;
  const heard: string[] = [];
  await sendAll(over(async (command) => (heard.push(nameOf(command)), { type: 'done' })));
  expect(heard.filter((id) => id !== 'b1')).toEqual([]);
  expect((await rowOf('a1'))?.takenBy).not.toBeNull();
  await stage.db().transaction(async (tx) => {
    await tx.select().from(integrationJob).where(eq(integrationJob.id, 'a1')).for('update');
  });
  call.end({ type: 'done' });
  await drained;
  expect([(await rowOf('a1'))?.status, (await rowOf('a2'))?.status]).toEqual(['done', 'done']);
});

test('a sender that lost its job settles nothing of it, and the next is told that the call may have arrived', async () => {
  await add('a1');
  const call = holdCall();
  const told: boolean[] = [];
  const next = over(async (_command, _session, isUncertain) => (told.push(isUncertain), { type: 'same' }));
  const first = next.adapters.connected.marketplace.send;
  let calls = 0;
  // The next sender may be another lane of the same process.
  const slow = openTestSender(over((...said) => ((calls += 1) === 1 ? call.send() : first(...said))));
  const drained = slow.drain();
  await call.begun;
  await endLeases();
  // A lane that looks for something to do holds the account for that moment, and others pass it over.
  await vi.waitFor(async () => {
    await sendAll(next);
    expect(await rowOf('a1')).toMatchObject({ status: 'done' });
  });
  const settled = await rowOf('a1');
  call.end({ type: 'refused', code: 'late', text: 'Tarde demais', causes: [] });
  await drained;
  expect(told).toEqual([true]);
  expect(settled).toMatchObject({ status: 'done', isUncertain: false, attempts: 1, takenBy: null });
  expect(await rowOf('a1')).toEqual(settled);
  expect(slow.figures()).toMatchObject({ lost: 1 });
});

test('when it is handed over is noted before the call', async () => {
  await add('a1');
  const call = holdCall();
  const sender = openTestSender(over(call.send));
  const drained = sender.drain();
  await call.begun;
  expect(await rowOf('a1')).toMatchObject({ sentAt: clock(), status: 'waiting', attempts: 0 });
  call.end({ type: 'later', why: 'busy' });
  await drained;
  expect(await rowOf('a1')).toMatchObject({ sentAt: null, status: 'retrying' });
});

const cause = { code: 'price', field: 'price', isWarning: false, text: 'Abaixo do mínimo' };
test.each<[string, Outcome, Readonly<Record<string, unknown>>, number | null]>([
  ['taken', { type: 'done', externalId: 'X1' }, { status: 'done', attempts: 1, externalId: 'X1' }, null],
  ['there already', { type: 'same' }, { status: 'done', attempts: 1 }, null],
  ['busy', { type: 'later', why: 'busy', text: 'locking' }, { status: 'retrying', attempts: 0, errorCode: 'busy', error: 'locking' }, 5000],
  ['throttled', { type: 'later', why: 'throttled', afterMs: 42_000 }, { status: 'retrying', attempts: 0, errorCode: 'throttled' }, 42_000],
  ['not ready', { type: 'later', why: 'notReady' }, { status: 'retrying', attempts: 0, errorCode: 'notReady' }, 5000],
  ['away', { type: 'later', why: 'away' }, { status: 'retrying', attempts: 1, errorCode: 'away', deferredSince: null }, 15_000],
  [
    'refused',
    { type: 'refused', code: '4029', text: 'ME2 é obrigatório', causes: [cause] },
    { status: 'failed', attempts: 1, errorCode: '4029', error: 'ME2 é obrigatório', causes: [cause], sentAt: null },
    null,
  ],
  ['not known', { type: 'unknown', text: 'caiu' }, { status: 'retrying', attempts: 1, errorCode: 'unknown', isUncertain: true }, 15_000],
  ['shut out', { type: 'shutOut', why: 'grant', text: 'invalid' }, { status: 'held', attempts: 0, heldReason: 'reauthorize' }, null],
])('what is %s is written down as that', async (_what, outcome, row, pauseMs) => {
  await add('a1');
  await sendAll(over(() => Promise.resolve(outcome)));
  expect(await rowOf('a1')).toMatchObject({ ...row, takenBy: null, takenUntil: null, nextAt: pauseMs === null ? null : later(pauseMs) });
});

test('an uncertain publication is looked for only once it can be found there', async () => {
  await add('a1', { kind: 'publishListing', subject: 'listing:a1' });
  await sendAll(over(() => Promise.resolve({ type: 'unknown', text: 'caiu' })));
  expect((await rowOf('a1'))?.nextAt).toEqual(later(120_000));
});

test('a storm of refusals for too much spends no attempt, and all of it goes once it is over', async () => {
  for (let at = 0; at < 12; at += 1) await add(`s${at}`);
  let left = 40;
  const heard = new Set<string>();
  const deps = over(async (command) => {
    left -= 1;
    if (left > 0) return { type: 'later', why: 'throttled', afterMs: 1000 };
    heard.add(nameOf(command));
    return { type: 'done' };
  });
  for (let turn = 0; turn < 200 && heard.size < 12; turn += 1) {
    await sendAll(deps);
    pass(30_000);
  }
  const rows = await stage.db().select().from(integrationJob);
  expect([heard.size, ...new Set(rows.map(({ status, attempts }) => `${status} ${attempts}`))]).toEqual([12, 'done 1']);
});

test('what is refused for good is followed in the transaction that ends it: neither is there without the other', async () => {
  await add('a1');
  const followed: unknown[] = [];
  const refused: Outcome = { type: 'refused', code: '400', text: 'Não', causes: [] };
  await sendAll({
    ...over(() => Promise.resolve(refused)),
    applyRefusal: async (_tx, job, said) => {
      followed.push([job.id, said]);
      throw new Error('power cut');
    },
  });
  expect(followed).toEqual([['a1', refused]]);
  // The call was made, so it may be there.
  expect(await rowOf('a1')).toMatchObject({ status: 'retrying', attempts: 1, isUncertain: true, error: 'power cut' });
});

test('a published listing gets its name there and is on the air; one that was taken back meanwhile only its name', async () => {
  const db = stage.db();
  for (const id of ['up', 'back']) {
    await insertListing(db, id, 'ana', id === 'up' ? 'processing' : 'pending');
    await add(`job-${id}`, { kind: 'publishListing', subject: `listing:${id}` });
  }
  await sendAll(over((command) => Promise.resolve({ type: 'done', externalId: `MLB-${nameOf(command)}` })));
  const rows = new Map((await db.select().from(listing)).map((row) => [row.id, row]));
  expect(rows.get('up')).toMatchObject({ status: 'active', externalId: 'MLB-up', version: 2 });
  expect(rows.get('back')).toMatchObject({ status: 'pending', externalId: 'MLB-back', version: 1 });
});

test('what the marketplace keeps from us is told once, and nothing more is sent to that account', async () => {
  await add('a1');
  await add('a2');
  await add('b1', {}, 'beto');
  const heard: string[] = [];
  await sendAll(
    over(async (command) => {
      heard.push(nameOf(command));
      return nameOf(command) === 'b1' ? { type: 'done' } : { type: 'shutOut', why: 'forbidden', text: 'PolicyAgent' };
    }),
  );
  expect(heard.filter((id) => id !== 'b1')).toEqual(['a1']);
  expect([await rowOf('a1'), await rowOf('a2')]).toMatchObject([
    { status: 'held', heldReason: 'forbidden', attempts: 0 },
    { status: 'held', heldReason: 'forbidden' },
  ]);
  expect(await stage.db().select().from(notification)).toMatchObject([{ sellerId: 'ana', subject: 'marketplace:account-ana' }]);
});

test('what is kept from an older grant closes nothing to the one that came meanwhile: it goes by that', async () => {
  const db = stage.db();
  await add('a1');
  const heard: string[] = [];
  await sendAll(
    over(async (command) => {
      heard.push(nameOf(command));
      if (heard.length > 1) return { type: 'done' };
      await db.update(marketplaceAccount).set({ grantVersion: sql`${marketplaceAccount.grantVersion} + 1` });
      return { type: 'shutOut', why: 'forbidden', text: 'PolicyAgent' };
    }),
  );
  const [account] = await db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, 'account-ana'));
  expect([heard, account?.shutOutReason, (await rowOf('a1'))?.status]).toEqual([['a1', 'a1'], null, 'done']);
});

test('a grant that is over shuts its account out once; what is decided meanwhile waits for it, and goes with a new one', async () => {
  await add('a1');
  await add('a2');
  let isOver = true;
  const heard: string[] = [];
  const deps = over(async (command) => {
    heard.push(nameOf(command));
    return isOver ? { type: 'shutOut', why: 'grant', text: 'invalid_grant' } : { type: 'done' };
  });
  await sendAll(deps);
  const [account] = await stage.db().select().from(marketplaceAccount).where(eq(marketplaceAccount.id, 'account-ana'));
  expect([heard, account?.connection, account?.shutOutReason]).toEqual([['a1'], 'reauthorize', 'invalid_grant']);
  expect([await rowOf('a1'), await rowOf('a2')]).toMatchObject([
    { status: 'held', heldReason: 'reauthorize', attempts: 0, sentAt: null },
    { status: 'held', heldReason: 'reauthorize' },
  ]);
  isOver = false;
  await stage.db().update(marketplaceAccount).set({ connection: 'connected', shutOutReason: null, grantVersion: 1 });
  await sendAll(deps);
  expect([(await rowOf('a1'))?.status, (await rowOf('a2'))?.status]).toEqual(['done', 'done']);
});

test('what the adapter can not do is held and says so, and what comes after it of the same thing goes', async () => {
  await add('a1', { kind: 'answerQuestion', subject: 'question:q' });
  await add('a2', { kind: 'changePrice', subject: 'question:q', createdAt: later(1) });
  const heard: string[] = [];
  await sendAll(over(async (command) => (heard.push(command.kind), { type: 'done' }), new Set()));
  expect(heard).toEqual(['setPrice']);
  expect(await rowOf('a1')).toMatchObject({ status: 'held', heldReason: 'unsupported', nextAt: null, sentAt: null });
});

test('what there is nothing to say of any more is not sent and does not say that it was', async () => {
  await add('gone');
  await add('maybe there', { isUncertain: true, attempts: 1 });
  const heard: string[] = [];
  await sendAll({ ...over(async (command) => (heard.push(command.kind), { type: 'done' })), commandOf: () => Promise.resolve(null) });
  expect([heard, await rowOf('gone')]).toEqual([[], undefined]);
  expect(await rowOf('maybe there')).toMatchObject({ status: 'done', isUncertain: true });
});

test('a marketplace that throws costs an attempt, is looked up before the next, and is given up after five', async () => {
  await add('a1');
  const told: boolean[] = [];
  const deps = over((_command, _session, isUncertain) => {
    told.push(isUncertain);
    return Promise.reject(new Error('defect'));
  });
  for (let turn = 0; turn < 12; turn += 1) {
    await sendAll(deps);
    pass(1_000_000);
  }
  expect(told).toEqual([false, true, true, true, true]);
  expect(await rowOf('a1')).toMatchObject({ status: 'failed', attempts: 5, isUncertain: true, nextAt: null });
});
