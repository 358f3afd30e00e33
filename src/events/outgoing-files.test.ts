import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { openLog } from './open-log.ts';
import { parkLog } from './park-log.ts';
import { createMemoryFiles, destroyOutgoingFiles, openOutgoingFiles, type OutgoingFiles } from './outgoing-files.ts';

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
afterEach(() => {
  vi.unstubAllGlobals();
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

/** As a browser has it, for pages of this one user. */
const stubLocks = (): void => {
  let naming = 0;
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, { mode, ifAvailable }: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
        if (ifAvailable) return await work(naming === 0 ? {} : null);
        expect(mode).toBe('shared');
        naming += 1;
        return await work({}).finally(() => {
          naming -= 1;
        });
      },
    },
  });
};
const naming =
  (...names: string[]) =>
  () =>
    Promise.resolve(new Set(names));
const countOf = async (files: OutgoingFiles, owner: string): Promise<number | undefined> => (await files.read(owner))?.length;

test('a sweep takes what nobody names, also what the page before kept a moment ago', async () => {
  stubLocks();
  const files = openOutgoingFiles(userId);
  await files.keep('orphan', [photo('one')]);
  await files.keep('named', [photo('two')]);
  await files.sweep(naming('named'));
  expect([await countOf(files, 'orphan'), await countOf(files, 'named')]).toEqual([0, 1]);
});

test('what is being kept for an intent is not swept before the intent names it, and is after it was given up', async () => {
  stubLocks();
  const files = openOutgoingFiles(userId);
  await files.naming(async () => {
    await files.keep('m1', [photo('one')]);
    await files.sweep(naming());
    expect(await countOf(files, 'm1')).toBe(1);
  });
  await files.sweep(naming());
  expect(await countOf(files, 'm1')).toBe(0);
});

const refusing = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };

test.each([
  ['there are no locks', {}],
  ['the page may have none', { locks: refusing }],
])('where nobody can tell whether files are being named, as %s, a sweep leaves those of the last minute', async (_why, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const files = openOutgoingFiles(userId);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') });
  await files.keep('orphan', [photo('one')]);
  await files.keep('named', [photo('two')]);
  vi.setSystemTime(Date.parse('2026-11-21T12:05:00.000Z'));
  await files.keep('fresh', [photo('three')]);
  await files.sweep(naming('named'));
  vi.useRealTimers();
  expect(await Promise.all(['orphan', 'named', 'fresh'].map((owner) => countOf(files, owner)))).toEqual([0, 1, 1]);
});

test('where the page may have no locks, what names files runs all the same, and once', async () => {
  vi.stubGlobal('navigator', { locks: refusing });
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('named'));
  expect(await openOutgoingFiles(userId).naming(work)).toBe('named');
  expect(work).toHaveBeenCalledOnce();
});

test('what fails while it has the lock is not tried again without it', async () => {
  stubLocks();
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('disk')));
  await expect(openOutgoingFiles(userId).naming(work)).rejects.toThrow('disk');
  expect(work).toHaveBeenCalledOnce();
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
