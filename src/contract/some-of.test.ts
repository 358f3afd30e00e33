import { expect, test } from 'vitest';
import { z } from 'zod';
import { someOf } from './some-of.ts';

const Several = someOf(z.enum(['pending', 'paid', 'shipped'])).optional();

test('one word is one, several are told with a comma or as they are held, each once and in one order', () => {
  expect(Several.parse('paid')).toEqual(['paid']);
  expect(Several.parse('shipped,pending,shipped')).toEqual(['pending', 'shipped']);
  expect(Several.parse(['shipped', 'pending'])).toEqual(['pending', 'shipped']);
  expect(Several.parse(undefined)).toBeUndefined();
});

test.each([['lost'], ['paid,lost'], ['paid,'], [''], [['lost']], [[]], ['paid,'.repeat(200)]])('%j is none of them', (asked) => {
  expect(Several.safeParse(asked).success).toBe(false);
});
