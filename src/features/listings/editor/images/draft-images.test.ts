import { expect, test } from 'vitest';
import type { ImageState } from '#machines/lifecycle/image.ts';
import { entryOf, stepEntries, type UploadEntry } from '#ui/upload/entries.ts';
import { draftOf, isSameDraft } from './draft-images.ts';

const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const stored = ['/v2/image/a.jpg', '/v2/image/b.jpg'].map(entryOf);
const all = (state: ImageState) => () => state;
const withNew = (entries: readonly UploadEntry[], ...keys: readonly string[]): readonly UploadEntry[] =>
  keys.reduce(
    (now, key) => stepEntries(stepEntries(now, { type: 'add', files: [{ key, file: file(key) }] }), { type: 'take', key, stagedPic: null }),
    entries,
  );

test('what was there stays in its order, and nothing is sent', () => {
  expect(draftOf(stored, all('pending'))).toEqual({
    order: ['url:/v2/image/a.jpg', 'url:/v2/image/b.jpg'],
    kept: ['/v2/image/a.jpg', '/v2/image/b.jpg'],
    deleted: [],
    added: [],
    unvalidated: 0,
  });
});

test('a new file waits for the save, and stops it until it was validated', () => {
  const entries = withNew(stored, 'k1');
  expect(draftOf(entries, all('pending'))).toMatchObject({ added: [{ key: 'k1' }], unvalidated: 1 });
  for (const state of ['loading', 'errored', 'unverified'] as const) expect(draftOf(entries, all(state)).unvalidated).toBe(1);
  expect(draftOf(entries, all('validated')).unvalidated).toBe(0);
});

test('what was there and is deleted is told to the server; a new file that is deleted was never there', () => {
  const entries = stepEntries(stepEntries(withNew(stored, 'k1'), { type: 'remove', key: 'url:/v2/image/a.jpg' }), {
    type: 'remove',
    key: 'k1',
  });
  expect(draftOf(entries, all('pending'))).toEqual({
    order: ['url:/v2/image/b.jpg'],
    kept: ['/v2/image/b.jpg'],
    deleted: ['/v2/image/a.jpg'],
    added: [],
    unvalidated: 0,
  });
});

test('moved, they are written in their new order', () => {
  const entries = stepEntries(stored, { type: 'move', key: 'url:/v2/image/b.jpg', before: 'url:/v2/image/a.jpg' });
  expect(draftOf(entries, all('pending')).kept).toEqual(['/v2/image/b.jpg', '/v2/image/a.jpg']);
});

test('a new file that was moved knows which image stands behind it', () => {
  const entries = stepEntries(withNew(stored, 'k1', 'k2'), { type: 'move', key: 'k1', before: 'url:/v2/image/b.jpg' });
  expect(draftOf(entries, all('pending')).added.map(({ key, before }) => [key, before])).toEqual([
    ['k1', '/v2/image/b.jpg'],
    ['k2', null],
  ]);
});

test('a draft is another one when anything of it is', () => {
  const draft = draftOf(withNew(stored, 'k1'), all('validated'));
  expect(isSameDraft(draft, draftOf(withNew(stored, 'k1'), all('validated')))).toBe(true);
  expect(isSameDraft(draft, draftOf(withNew(stored, 'k1'), all('errored')))).toBe(false);
  expect(isSameDraft(draft, draftOf(withNew(stored, 'k2'), all('validated')))).toBe(false);
  expect(isSameDraft(draft, draftOf(stored, all('validated')))).toBe(false);
});
