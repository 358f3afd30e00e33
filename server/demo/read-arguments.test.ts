import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

test('how much of the demo is wanted is read; nothing is as the settings say', () => {
  expect(readArguments(['--size', '100k', '--orders', '1000000'])).toEqual({
    ok: true,
    value: { size: '100k', orders: 1_000_000, lists: 0, companies: 0 },
  });
  expect(readArguments([])).toEqual({ ok: true, value: { size: undefined, orders: 0, lists: 0, companies: 0 } });
});

test.each([
  [['--size', 'huge'], '--size huge: esperado '],
  [['--orders', '10000001'], '--orders 10000001: esperado de 0 a 10.000.000'],
  [['--lists=-1'], '--lists -1: esperado de 0 a 1.000.000'],
  [['--sizes', 'small'], 'Não entendi --sizes'],
])('%j is refused, with what was expected', (words, why) => {
  expect(readArguments(words)).toEqual({ ok: false, error: expect.stringContaining(why) as string });
});
