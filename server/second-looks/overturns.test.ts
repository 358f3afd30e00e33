import { expect, test } from 'vitest';
import { joinWarnings } from '#contract/warning.ts';
import { overturnsOf, type JudgedTwice } from './overturns.ts';

const refused = (...first: readonly string[]) => ({ firstVerdict: 'refused' as const, firstWarning: joinWarnings(first) });
const again = (...second: readonly string[]) => ({ secondVerdict: 'refused' as const, secondWarning: joinWarnings(second) });
const approved = { firstVerdict: 'approved' as const, firstWarning: '' };
const passed = { secondVerdict: 'approved' as const, secondWarning: '' };

test('of nothing there are no reasons', () => {
  expect(overturnsOf([])).toEqual([]);
});

test('each reason of a refusal counts, what was written freely as one, those judged most first', () => {
  const judged: readonly JudgedTwice[] = [
    { ...refused('image', 'gtin'), ...passed, count: 2 },
    { ...refused('image'), ...again('image'), count: 3 },
    { ...refused('image'), ...again('gtin'), count: 1 },
    { ...refused('Logo de outra loja', 'Foto escura'), ...again('Capa com texto'), count: 1 },
  ];
  expect(overturnsOf(judged)).toEqual([
    { reason: 'image', judged: 6, overturned: 2, confirmed: 3 },
    { reason: 'gtin', judged: 2, overturned: 2, confirmed: 0 },
    { reason: 'other', judged: 1, overturned: 0, confirmed: 1 },
  ]);
});

test('an approval that somebody would have refused is overturned', () => {
  expect(
    overturnsOf([
      { ...approved, ...passed, count: 8 },
      { ...approved, ...again('image'), count: 2 },
    ]),
  ).toEqual([{ reason: 'approved', judged: 10, overturned: 2, confirmed: 8 }]);
});
