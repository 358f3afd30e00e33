import { expect, test } from 'vitest';
import { z } from 'zod';
import { ruleOf } from '#lib/validate/rule-of.ts';
import { textUpTo, writtenText } from './text.ts';

test.each([
  ['letters', 'a'],
  ['smiles, two units each', '👍'],
  ['line breaks of Windows', '\r\n'],
])('a text of so many %s is not too long, and one more is', (_what, one) => {
  const inside = (count: number) => `x${one.repeat(count - 2)}x`;
  for (const schema of [textUpTo(2000), writtenText(2000)]) {
    expect(schema.safeParse(inside(2000))).toEqual({ success: true, data: inside(2000) });
    expect(schema.safeParse(inside(2001)).success).toBe(false);
  }
});

test('blanks around what was written are not counted, and blanks alone are nothing written', () => {
  expect(writtenText(2).safeParse('  ab ')).toEqual({ success: true, data: 'ab' });
  expect(writtenText(2).safeParse('   ').success).toBe(false);
});

test('the refusal is the rule of the catalogue, and the documents tell the limit', () => {
  const { error } = writtenText(2).safeParse('abc', { error: (issue) => JSON.stringify(ruleOf(issue)) });
  expect(error?.issues.map(({ message }) => message)).toEqual([JSON.stringify({ rule: 'long', n: 2 })]);
  expect(z.toJSONSchema(writtenText(2))).toMatchObject({ type: 'string', minLength: 1, maxLength: 2 });
});
