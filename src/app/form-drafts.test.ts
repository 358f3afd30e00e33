import { expect, test } from 'vitest';
import type { EventLog, StorageFailed } from '#events/log.ts';
import { refuse } from '#lib/result.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { createFormDrafts } from './form-drafts.ts';

const now = (): string => '2026-11-21T12:00:00.000Z';
const full = { ok: false, error: { type: 'StorageFailed', reason: 'quota', message: 'QuotaExceededError' } } as const;
const draft = { values: { name: 'Loja da Ana', isOpen: true }, base: '{"name":"Loja"}', version: 3, isUntold: true, contested: ['name'] };

test('a draft is read back as it was kept, by another page too, and is gone when dropped', async () => {
  const log = createMemoryLog(now);
  const ledger = await openLedger(log);
  const drafts = createFormDrafts(ledger);
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  expect(drafts.read('company:7')).toEqual(draft);
  expect(createFormDrafts(await openLedger(log)).read('company:7')).toEqual(draft);
  drafts.drop('company:7');
  await ledger.catchUp();
  expect(drafts.read('company:7')).toBeNull();
});

test('dropping what was never kept writes nothing', async () => {
  const ledger = await openLedger(createMemoryLog(now));
  createFormDrafts(ledger).drop('company:7');
  await ledger.catchUp();
  expect(ledger.head()).toBe(0);
});

test('a form that is opened again before its draft is on the disk has what was typed in it', async () => {
  const drafts = createFormDrafts(await openLedger(createMemoryLog(now)));
  drafts.keep('company:7', draft);
  expect(drafts.read('company:7')).toEqual(draft);
  drafts.drop('company:7');
  expect(drafts.read('company:7')).toBeNull();
});

test('what another page keeps later is read, not what this one kept before', async () => {
  const log = createMemoryLog(now);
  const [ledger, other] = [await openLedger(log), await openLedger(log)];
  const drafts = createFormDrafts(ledger);
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  await other.catchUp();
  createFormDrafts(other).drop('company:7');
  await other.catchUp();
  await ledger.catchUp();
  expect(drafts.read('company:7')).toBeNull();
});

test('what another page keeps and drops is heard, until nobody listens', async () => {
  const log = createMemoryLog(now);
  const [ledger, other] = [await openLedger(log), await openLedger(log)];
  const drafts = createFormDrafts(ledger);
  const heard: (string | undefined)[] = [];
  const stop = drafts.subscribe(() => void heard.push(drafts.read('company:7')?.id));
  const elsewhere = createFormDrafts(other);
  elsewhere.keep('company:7', { ...draft, id: 'a' });
  await other.catchUp();
  await ledger.catchUp();
  elsewhere.drop('company:7');
  await other.catchUp();
  await ledger.catchUp();
  expect(heard).toEqual(['a', undefined]);
  stop();
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  expect(heard).toHaveLength(2);
});

test('a draft that the disk refuses stands in its form again as long as the page lives, until it is kept anew or another page keeps one', async () => {
  const log = createMemoryLog(now);
  const { append } = log;
  let isFull = true;
  const [ledger, other] = [
    await openLedger({ ...log, append: async (...facts) => (isFull ? full : append(...facts)) }),
    await openLedger(log),
  ];
  const drafts = createFormDrafts(ledger);
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  expect(drafts.read('company:7')).toEqual(draft);

  await other.catchUp();
  const theirs = { ...draft, values: { name: 'Loja da Bia' } };
  createFormDrafts(other).keep('company:7', theirs);
  await other.catchUp();
  await ledger.catchUp();
  expect(drafts.read('company:7')).toEqual(theirs);

  drafts.keep('company:7', draft);
  await ledger.catchUp();
  isFull = false;
  drafts.drop('company:7');
  await ledger.catchUp();
  await other.catchUp();
  expect(drafts.read('company:7')).toBeNull();
  expect(createFormDrafts(other).read('company:7')).toBeNull();
});

/** A disk that takes nothing, until it is told to. */
const openOnFullDisk = async (reason: StorageFailed['reason'] = 'quota') => {
  const log = createMemoryLog(now);
  const disk = { isFull: true };
  const append: EventLog['append'] = (facts, head) =>
    disk.isFull ? Promise.resolve(refuse({ type: 'StorageFailed', reason, message: '' })) : log.append(facts, head);
  const ledger = await openLedger({ ...log, append });
  const said: string[] = [];
  const drafts = createFormDrafts(ledger);
  drafts.onRefused(({ key }) => said.push(key));
  return { ledger, disk, said, drafts };
};

test('what the disk has no room for is still in its form while the page is, is not called kept, and is said once', async () => {
  const { ledger, disk, said, drafts } = await openOnFullDisk();
  const heard: boolean[] = [];
  drafts.subscribe(() => heard.push(drafts.isUnwritten('company:7')));
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  drafts.keep('company:7', { ...draft, version: 4 });
  drafts.keep('product:1', draft);
  await ledger.catchUp();
  expect([drafts.read('company:7')?.version, drafts.isUnwritten('company:7'), said]).toEqual([4, true, ['outbox.storageFull']]);
  disk.isFull = false;
  drafts.keep('company:7', { ...draft, version: 5 });
  await ledger.catchUp();
  expect([drafts.read('company:7')?.version, drafts.isUnwritten('company:7'), drafts.isUnwritten('product:1')]).toEqual([5, false, true]);
  expect([heard.includes(true), heard.at(-1)]).toEqual([true, false]);
  disk.isFull = true;
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  expect(said).toEqual(['outbox.storageFull', 'outbox.storageFull']);
});

test('what is dropped while the disk is full does not come back while the page lives', async () => {
  const { ledger, disk, drafts } = await openOnFullDisk();
  disk.isFull = false;
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  disk.isFull = true;
  drafts.drop('company:7');
  await ledger.catchUp();
  expect([drafts.read('company:7'), drafts.isUnwritten('company:7')]).toEqual([null, false]);
});

test('a log that this page gave up says so by itself: no form says it again', async () => {
  const { ledger, said, drafts } = await openOnFullDisk('closed');
  drafts.keep('company:7', draft);
  await ledger.catchUp();
  expect([said, drafts.isUnwritten('company:7')]).toEqual([[], true]);
});
