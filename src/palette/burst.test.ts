import { expect, test } from 'vitest';
import { createBurst, type BurstPart } from './burst.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
/** The keys of a text, so many milliseconds apart; `.` waits for a second. */
const typed = (text: string, apart: number, bound = text): readonly BurstPart[] => {
  const burst = createBurst();
  let at = 0;
  return [...text].flatMap((key) => {
    at += key === '.' ? 1000 : apart;
    return key === '.' ? [] : [burst.hear({ key, timeStamp: at, ...plain, shiftKey: /[A-Z]/u.test(key) }, bound.includes(key))];
  });
};

test('a word typed into the page is one from its third letter on, with what is typed behind it', () => {
  expect(typed('Ateliê m', 100)).toEqual(['alone', 'following', 'word', 'word', 'word', 'word', 'word', 'word']);
});

test('keys that are pressed one after another are commands, however many', () => {
  expect(typed('xarvsz', 151)).not.toContain('word');
  expect(new Set(typed('xarvsz', 301))).toEqual(new Set(['alone']));
});

test('a word typed slowly is one from the first letter that asks for nothing', () => {
  expect(typed('aatel', 250, 'axs')).toEqual(['alone', 'following', 'word', 'word', 'word']);
  expect(typed('usado', 250, 'uas')).toEqual(['alone', 'following', 'following', 'word', 'word']);
});

test('a key that asks for nothing makes no word of what stood alone, nor of an arrow', () => {
  expect(typed('a.t', 250, 'a')).toEqual(['alone', 'alone']);
  expect(typed('ta', 250, 'a')).toEqual(['alone', 'following']);
  const burst = createBurst();
  burst.hear({ key: 'ArrowDown', timeStamp: 0, ...plain }, true);
  expect(burst.hear({ key: 't', timeStamp: 250, ...plain }, false)).toBe('following');
});

test('two fast keys, over and over, are no word', () => {
  for (const keys of ['xa', 'aaaaa', 'xjxjxj', 'jkjkj', 'xa.rv.sz']) expect(typed(keys, 20)).not.toContain('word');
});

test('a key with Shift among others is none of a word', () => {
  expect(typed('xJJa', 50)).not.toContain('word');
});

test('keys with Ctrl, Cmd or Alt belong to no word', () => {
  const burst = createBurst();
  for (const [at, key] of ['a', 't', 'e'].entries()) burst.hear({ key, timeStamp: at * 10, ...plain }, true);
  expect(burst.hear({ key: 'l', timeStamp: 30, ...plain, ctrlKey: true }, true)).toBe('alone');
});

test('a key with Ctrl asks for nothing that the next letter would make a word of', () => {
  const burst = createBurst();
  burst.hear({ key: 'z', timeStamp: 0, ...plain, ctrlKey: true }, true);
  expect(burst.hear({ key: 't', timeStamp: 200, ...plain }, false)).toBe('following');
});
