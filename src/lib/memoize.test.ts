import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('the same question, asked in other objects, is answered once', () => {
  const answer = vi.fn<(who: string, facts: { readonly n: number }) => { readonly sum: string }>((who, { n }) => ({ sum: `${who}${n}` }));
  const asked = memoize(answer);
  const first = asked('a', { n: 1 });
  expect(first).toEqual({ sum: 'a1' });
  expect(asked('a', { n: 1 })).toBe(first);
  expect(answer).toHaveBeenCalledOnce();
  expect(asked('a', { n: 2 })).toEqual({ sum: 'a2' });
  expect(asked('b', { n: 1 })).toEqual({ sum: 'b1' });
});

test('it keeps no more than it was told to, and answers rightly all the same', () => {
  const answer = vi.fn<(n: number) => number>((n) => n * 2);
  const asked = memoize(answer);
  for (let n = 0; n <= 1000; n += 1) expect(asked(n)).toBe(n * 2);
  expect(asked(0)).toBe(0);
  expect(answer).toHaveBeenCalledTimes(1002);
});
