import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { openLog, parkLog } from './open-log.ts';
import { createMemoryFiles, destroyOutgoingFiles, openOutgoingFiles } from './outgoing-files.ts';

const key = btoa(String.fromCodePoint(...Array.from({ length: 32 }, (_, i) => i)));
let userId = '';
const signIn = async (): Promise<void> => {
  const log = await openLog({
    userId,
    fetchKey: () => Promise.resolve(ok(key)),
    now: () => '2026-11-21T12:00:00.000Z',
    onNotice: () => {},
  });
  if (log.ok) log.value.close();
};
const photo = (text: string, name = 'foto.jpg') => new File([text], name, { type: 'image/jpeg' });
const textsOf = async (files: readonly File[] | null) =>
  files && Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]));

beforeEach(async () => {
  userId = crypto.randomUUID();
  await signIn();
});

test('files come back as they were, in their order, to another page too', async () => {
  expect(await openOutgoingFiles(userId).keep('m1', [photo('one'), photo('two', 'nota.pdf')])).toEqual(ok(undefined));
  expect(await textsOf(await openOutgoingFiles(userId).read('m1'))).toEqual([
    ['foto.jpg', 'image/jpeg', 'one'],
    ['nota.pdf', 'image/jpeg', 'two'],
  ]);
  expect(await openOutgoingFiles(userId).read('m2')).toEqual([]);
});

test('kept again they are exactly these, and dropped they are gone', async () => {
  const files = openOutgoingFiles(userId);
  await files.keep('m1', [photo('one'), photo('two')]);
  await files.keep('m1', [photo('three')]);
  expect(await textsOf(await files.read('m1'))).toEqual([['foto.jpg', 'image/jpeg', 'three']]);
  await files.drop('m1');
  expect(await files.read('m1')).toEqual([]);
});

test('neither a name nor a byte lies on the disk in clear', async () => {
  await openOutgoingFiles(userId).keep('m1', [photo('secret', 'joana.jpg')]);
  const { openDB } = await import('idb');
  const db = await openDB(`balcao-outgoing:${userId}`);
  const [row] = (await db.getAll('files')) as [
    { readonly head: { readonly bytes: Uint8Array }; readonly body: { readonly bytes: Uint8Array } },
  ];
  db.close();
  const seen = [row.head.bytes, row.body.bytes].map((bytes) => new TextDecoder().decode(bytes)).join(' ');
  expect(seen).not.toMatch(/secret|joana/u);
});

test('after a forced end of the session they wait, unreadable, for the same person', async () => {
  const files = openOutgoingFiles(userId);
  await files.keep('m1', [photo('one')]);
  await parkLog(userId);
  // Not 'gone': whoever sends tries again when the key is back.
  await expect(files.read('m1')).rejects.toThrow('key');
  await signIn();
  expect(await textsOf(await files.read('m1'))).toEqual([['foto.jpg', 'image/jpeg', 'one']]);
});

test('a file that was damaged is gone, and the others with it', async () => {
  const files = openOutgoingFiles(userId);
  await files.keep('m1', [photo('one'), photo('two')]);
  const { openDB } = await import('idb');
  const db = await openDB(`balcao-outgoing:${userId}`);
  const row = (await db.get('files', ['m1', 1])) as { readonly body: { readonly nonce: Uint8Array } };
  await db.put('files', { ...row, body: { nonce: row.body.nonce, bytes: new Uint8Array(20) } });
  db.close();
  expect(await files.read('m1')).toBeNull();
});

test('a sweep takes what nobody names, but never what was kept a moment ago', async () => {
  const files = openOutgoingFiles(userId);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') });
  await files.keep('orphan', [photo('one')]);
  await files.keep('named', [photo('two')]);
  vi.setSystemTime(Date.parse('2026-11-21T12:05:00.000Z'));
  await files.keep('fresh', [photo('three')]);
  await files.sweep((owner) => owner === 'named');
  vi.useRealTimers();
  expect(await Promise.all(['orphan', 'named', 'fresh'].map(async (owner) => (await files.read(owner))?.length))).toEqual([0, 1, 1]);
});

test('a logout destroys them', async () => {
  const files = openOutgoingFiles(userId);
  await files.keep('m1', [photo('one')]);
  await destroyOutgoingFiles(userId);
  expect(await files.read('m1')).toEqual([]);
});

test('without a key nothing is kept, and it says so', async () => {
  await parkLog(userId);
  expect(await openOutgoingFiles(userId).keep('m1', [photo('one')])).toMatchObject({ ok: false, error: { type: 'StorageFailed' } });
});

test('in memory they live as long as the page', async () => {
  const files = createMemoryFiles();
  await files.keep('m1', [photo('one')]);
  expect(await textsOf(await files.read('m1'))).toEqual([['foto.jpg', 'image/jpeg', 'one']]);
  await files.drop('m1');
  expect(await files.read('m1')).toEqual([]);
});
