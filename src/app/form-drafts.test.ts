import { expect, test } from 'vitest';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { createFormDrafts } from './form-drafts.ts';

const now = (): string => '2026-11-21T12:00:00.000Z';
const draft = { values: { name: 'Loja da Ana', isOpen: true }, base: '{"name":"Loja"}', version: 3, isUntold: true };

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
