import { describe, expect, test } from 'vitest';
import {
  advance,
  aheadOf,
  emptySession,
  extend,
  extendTo,
  goToId,
  goToIndex,
  isOnRow,
  release,
  restart,
  select,
  step,
  toggle,
  withRows,
} from './queue-session.ts';

const five = withRows(emptySession, ['a', 'b', 'c', 'd', 'e']);
const onC = goToId(five, 'c');

test('a list that arrives is opened at its top', () => {
  expect(five).toMatchObject({ cursorId: 'a', openId: 'a', place: 0 });
});

describe('stepping', () => {
  test('a single step draws the listing at once; a held one only when the key is up', () => {
    expect(step(five, 1, 'single').openId).toBe('b');
    const held = step(step(five, 1, 'held'), 1, 'held');
    expect([held.cursorId, held.openId]).toEqual(['c', 'a']);
    expect(release(held).openId).toBe('c');
  });

  test('the ends hold', () => {
    expect(step(five, -1, 'single').cursorId).toBe('a');
    expect(step(goToIndex(five, 99), 1, 'single').cursorId).toBe('e');
  });

  test('an empty list has nowhere to go', () => {
    expect(step(emptySession, 1, 'single')).toBe(emptySession);
    expect(goToIndex(emptySession, 3)).toBe(emptySession);
  });
});

describe('rows that leave', () => {
  test('rows before the cursor leave, and the cursor keeps its listing', () => {
    expect(withRows(onC, ['c', 'd', 'e'])).toMatchObject({ cursorId: 'c', openId: 'c', place: 0 });
  });

  test('the open listing, decided by another, stays open; the next step goes to what took its place', () => {
    const gone = withRows(onC, ['a', 'b', 'd', 'e']);
    expect([gone.cursorId, gone.openId, isOnRow(gone)]).toEqual(['c', 'c', false]);
    expect(step(gone, 1, 'single').cursorId).toBe('d');
    expect(step(gone, -1, 'single').cursorId).toBe('b');
  });

  test('the open listing at the end of the list leaves, and a step goes to the last one', () => {
    const gone = withRows(goToId(five, 'e'), ['a', 'b', 'c', 'd']);
    expect(step(gone, 1, 'single').cursorId).toBe('d');
  });

  test('one that comes back is under the cursor again where it still stood', () => {
    const back = withRows(withRows(onC, ['a', 'b', 'd', 'e']), ['a', 'b', 'c', 'd', 'e']);
    expect([back.place, isOnRow(back)]).toEqual([2, true]);
  });
});

describe('after a decision', () => {
  test('the next one is open before the row has left', () => {
    expect(advance(onC, new Set(['c']))).toMatchObject({ cursorId: 'd', openId: 'd' });
  });

  test('a batch goes on to the first row it left', () => {
    expect(advance(goToId(five, 'b'), new Set(['b', 'c', 'd'])).cursorId).toBe('e');
  });

  test('at the end it goes back to what is still there', () => {
    expect(advance(goToId(five, 'e'), new Set(['e', 'd'])).cursorId).toBe('c');
  });

  test('a decision elsewhere does not move the hand', () => {
    expect(advance(onC, new Set(['a', 'd']))).toBe(onC);
  });

  test('the last one of all stays where it is', () => {
    const one = withRows(emptySession, ['a']);
    expect(advance(one, new Set(['a']))).toBe(one);
  });
});

test('what was taken back is gone to as soon as it is in the list', () => {
  const asked = goToId(withRows(onC, ['a', 'b', 'c']), 'e');
  expect(asked.cursorId).toBe('c');
  expect(withRows(asked, ['a', 'b', 'c', 'e'])).toMatchObject({ cursorId: 'e', openId: 'e', wantedId: null });
});

describe('selection', () => {
  test('x marks and unmarks the row under the cursor', () => {
    const marked = toggle(onC);
    expect([...marked.selected]).toEqual(['c']);
    expect(toggle(marked).selected.size).toBe(0);
  });

  test('Shift+j twice marks three rows', () => {
    expect([...extend(extend(onC, 1, 'single'), 1, 'single').selected]).toEqual(['c', 'd', 'e']);
  });

  test('a click with Shift marks everything between, in either direction', () => {
    expect([...extendTo(onC, 0).selected]).toEqual(['a', 'b', 'c']);
    expect([...extendTo(onC, 4).selected]).toEqual(['c', 'd', 'e']);
  });

  test('what left is no longer selected', () => {
    expect([...withRows(select(onC, ['a', 'c']), ['c', 'd']).selected]).toEqual(['c']);
  });
});

test('two are kept ready ahead', () => {
  expect(aheadOf(onC)).toEqual(['d', 'e']);
  expect(aheadOf(goToId(five, 'e'))).toEqual([]);
});

test('other filters begin at the top of their list', () => {
  expect(withRows(restart(onC), ['x', 'c']).cursorId).toBe('x');
});
