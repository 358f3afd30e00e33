import { expect, test } from 'vitest';
import { createHoldRows } from './hold-rows.ts';

test('a place that is held keeps what it showed until it is let go, and one that comes shows its row at once', () => {
  const hold = createHoldRows<string>();
  const none = (): undefined => undefined;
  const name = (index: number): string => `row ${index}`;
  const isAround = (index: number): boolean => index > 2;
  expect([...hold([1, 2, 3], none, isAround)]).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
  expect([...hold([1, 2, 3, 4], name, isAround)]).toEqual([
    [1, 'row 1'],
    [2, 'row 2'],
    [3, undefined],
    [4, 'row 4'],
  ]);
  expect(hold([3], name, () => false).get(3)).toBe('row 3');
});
