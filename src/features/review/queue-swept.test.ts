import { describe, expect, test } from 'vitest';
import { chosenAfter, emptySession, extendToEnd, select, selectAll, step, sweepTo, toggle, withRows } from './queue-session.ts';

const five = withRows(emptySession, ['a', 'b', 'c', 'd', 'e']);

describe('what nobody looked at', () => {
  test('stays that when a batch left it out, and stays selected', () => {
    const left = chosenAfter(extendToEnd(step(five, 1, 'single')), ['b', 'c', 'd', 'e'], new Set(['c', 'd', 'e']));
    expect([[...left.selected], [...left.swept]]).toEqual([
      ['c', 'd', 'e'],
      ['c', 'd', 'e'],
    ]);
  });

  test('and was decided is not held against it, should it come back', () => {
    const decidedOn = chosenAfter(selectAll(five), ['a', 'b'], new Set());
    expect([[...decidedOn.selected], [...decidedOn.swept]]).toEqual([
      ['c', 'd', 'e'],
      ['c', 'd', 'e'],
    ]);
  });

  test('came along with a click while Shift is down', () => {
    expect([...sweepTo(step(five, 1, 'single'), 3).swept]).toEqual(['c', 'd']);
  });

  test('is looked at once it is taken out by itself and in again', () => {
    const onB = step(selectAll(five), 1, 'single');
    const again = toggle(toggle(onB));
    expect([again.selected.has('b'), again.swept.has('b'), again.swept.has('c')]).toEqual([true, false, true]);
  });
});

test('what was decided elsewhere takes nothing out of the selection', () => {
  const chosen = select(five, ['a', 'b']);
  expect(chosenAfter(chosen, ['d', 'e'], new Set())).toBe(chosen);
});
