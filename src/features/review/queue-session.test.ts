import { describe, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import {
  advance,
  aheadOf,
  decide,
  decided,
  emptySession,
  extend,
  extendToEnd,
  extendToStart,
  goToEnd,
  goToId,
  goToIndex,
  hasMore,
  isOnRow,
  refused,
  said,
  type QueueSession,
  release,
  restart,
  select,
  selectAll,
  step,
  sweepTo,
  toggle,
  withRows,
} from './queue-session.ts';

const nobodys = (): boolean => false;
const isSo = (): boolean => true;
/** The five, of which others hold these. */
const heldOf =
  (...held: readonly string[]) =>
  (id: string): boolean =>
    held.includes(id);
const fiveBut = (session: QueueSession, ...held: readonly string[]) =>
  withRows(session, ['a', 'b', 'c', 'd', 'e'], { gapAt: null, isToEnd: true, isHeld: heldOf(...held), hasLeft: isSo });

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

  test('the open listing, decided by another, leads on to what took its place, and it is said why', () => {
    const gone = withRows(onC, ['a', 'b', 'd', 'e']);
    expect(gone).toMatchObject({ cursorId: 'd', openId: 'd', place: 2, moved: { from: 'c', why: 'left' } });
  });

  test('the open listing at the end of the list leaves, and the cursor goes to the one before', () => {
    expect(withRows(goToId(five, 'e'), ['a', 'b', 'c', 'd'])).toMatchObject({ cursorId: 'd', moved: { from: 'e', why: 'left' } });
  });

  test('one that is not loaded any more, because somebody scrolled far away, did not leave', () => {
    const far = withRows(onC, ['a', 'x', 'y'], { gapAt: 1, isToEnd: true, isHeld: nobodys, hasLeft: nobodys });
    expect([far.cursorId, far.openId, far.moved]).toEqual(['c', 'c', null]);
  });

  test('the last one of all leaves, and what comes next is opened', () => {
    const none = withRows(onC, []);
    expect([none.cursorId, isOnRow(none)]).toEqual(['c', false]);
    expect(withRows(none, ['z']).openId).toBe('z');
  });
});

describe('after a decision', () => {
  test('the next one is open before the row has left', () => {
    expect(advance(onC, new Set(['c']))).toMatchObject({ cursorId: 'd', openId: 'd' });
  });

  test('a batch goes on to the first row it left', () => {
    expect(advance(goToId(five, 'b'), new Set(['b', 'c', 'd'])).cursorId).toBe('e');
  });

  test('at the end it begins again at the top', () => {
    expect(advance(goToId(five, 'e'), new Set(['e', 'a'])).cursorId).toBe('b');
  });

  test('what others hold is passed over; where they hold all the rest, one of theirs is shown until something is free', () => {
    expect(advance(goToId(fiveBut(five, 'b', 'c'), 'a'), new Set(['a'])).cursorId).toBe('d');
    const theirs = advance(goToId(fiveBut(five, 'b', 'c', 'd', 'e'), 'a'), new Set(['a']));
    expect(theirs.cursorId).toBe('b');
    expect(fiveBut(theirs, 'a', 'b', 'c', 'e').cursorId).toBe('d');
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

describe('what others hold', () => {
  test('who comes second starts behind what the first has reserved', () => {
    expect(fiveBut(emptySession, 'a', 'b', 'c')).toMatchObject({ cursorId: 'd', openId: 'd', moved: null });
  });

  test('the open listing, taken by another, leads on and says so; said once, it is not said again', () => {
    const on = fiveBut(onC, 'c', 'd');
    const moved = { from: 'c', why: 'held', under: 'e' } as const;
    expect(on).toMatchObject({ cursorId: 'e', openId: 'e', moved });
    expect(said({ ...on, moved }, moved).moved).toBeNull();
    expect(said(on, moved)).toBe(on);
  });

  test('who goes to one of another’s stays there while it is, and is led on when it is taken anew', () => {
    const looking = goToId(fiveBut(five, 'c'), 'c');
    expect(fiveBut(looking, 'c', 'd').cursorId).toBe('c');
    expect(fiveBut(fiveBut(looking, 'd'), 'c').cursorId).toBe('d');
  });

  test('a decision refused on one of another’s leads on, so that the next press decides', () => {
    const looking = goToId(fiveBut(five, 'c', 'd'), 'c');
    expect(refused(looking, new Set(['c']))).toMatchObject({ cursorId: 'e', moved: { from: 'c', why: 'held', under: null } });
    expect(refused(looking, new Set(['d']))).toBe(looking);
    const all = goToId(fiveBut(five, 'a', 'b', 'c', 'd', 'e'), 'c');
    expect(refused(all, new Set(['c']))).toBe(all);
  });

  test('of a batch, what others hold leaves the selection; the rest stays, to be tried again', () => {
    const chosen = select(fiveBut(five, 'b'), ['b', 'd']);
    expect([...refused(chosen, new Set(['b', 'd'])).selected]).toEqual(['d']);
  });

  test('nothing of theirs is kept ready or reserved ahead', () => {
    expect(aheadOf(fiveBut(five, 'b', 'd'))).toEqual(['c', 'e']);
    expect(aheadOf(five, 3)).toEqual(['b', 'c', 'd']);
  });

  test('one that is waited for is still gone to after the cursor was led on', () => {
    const waiting = goToId(withRows(onC, ['a', 'b', 'c']), 'e');
    const moved = withRows(waiting, ['a', 'b']);
    expect(moved.cursorId).toBe('b');
    expect(withRows(moved, ['a', 'b', 'e']).cursorId).toBe('e');
  });
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
    expect([...sweepTo(onC, 0).selected]).toEqual(['a', 'b', 'c']);
    expect([...sweepTo(onC, 4).selected]).toEqual(['c', 'd', 'e']);
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

describe('a list of which only the top and the end are loaded', () => {
  const parted = withRows(emptySession, ['a', 'b', 'y', 'z'], { gapAt: 2, isToEnd: true, isHeld: nobodys, hasLeft: isSo });

  test('a step never jumps over rows nobody has seen', () => {
    expect(step(goToId(parted, 'b'), 1, 'single').cursorId).toBe('b');
    expect(step(goToId(parted, 'y'), -1, 'single').cursorId).toBe('y');
    expect(step(goToId(parted, 'y'), 1, 'single').cursorId).toBe('z');
  });

  test('nor does going on after a decision', () => {
    expect(advance(goToId(parted, 'b'), new Set(['b'])).cursorId).toBe('a');
    expect(aheadOf(goToId(parted, 'a'))).toEqual(['b']);
  });
});

describe('the end of the list', () => {
  const half = withRows(emptySession, ['a', 'b'], { gapAt: null, isToEnd: false, isHeld: nobodys, hasLeft: isSo });

  test('that is loaded is gone to at once', () => {
    expect(goToEnd(five).cursorId).toBe('e');
  });

  test('that is not loaded is gone to as soon as it is', () => {
    const waiting = goToEnd(half);
    expect([waiting.cursorId, waiting.wantsEnd]).toEqual(['a', true]);
    const there = withRows(waiting, ['a', 'b', 'y', 'z'], { gapAt: 2, isToEnd: true, isHeld: nobodys, hasLeft: isSo });
    expect([there.cursorId, there.openId, there.wantsEnd]).toEqual(['z', 'z', false]);
  });

  test('is not gone to any more by who stepped elsewhere meanwhile', () => {
    const stepped = step(goToEnd(half), 1, 'single');
    expect(withRows(stepped, ['a', 'b', 'z'], { gapAt: 2, isToEnd: true, isHeld: nobodys, hasLeft: isSo }).cursorId).toBe('b');
  });
});

describe('a decision that is being written', () => {
  const view = aListing({ publishId: 'c', status: 'processing' });
  const deciding = decide(onC, new Map([['c', view]]));

  test('leads on to the next listing before it is on the disk', () => {
    expect([deciding.cursorId, deciding.openId, deciding.deciding.get('c')]).toEqual(['d', 'd', view]);
  });

  test('is the log’s to tell once it is there or could not be', () => {
    expect(decided(deciding, ['c']).deciding.size).toBe(0);
    expect(decided(deciding, ['a'])).toBe(deciding);
  });
});

test('all at once are those nobody else holds, and nobody has looked at each; one chosen by hand is looked at', () => {
  const all = selectAll(fiveBut(five, 'b', 'd'));
  expect([[...all.selected], [...all.swept]]).toEqual([
    ['a', 'c', 'e'],
    ['a', 'c', 'e'],
  ]);
  expect([...select(all, ['a']).swept]).toEqual([]);
  expect([...selectAll(fiveBut(five, 'b'), ['a', 'b', 'c']).selected]).toEqual(['a', 'c']);
});

test('everything is selected but what others hold, and from the cursor to either end', () => {
  const session = { ...withRows(emptySession, ['a', 'b', 'c', 'd']), isHeld: (id: string) => id === 'c' };
  expect([...selectAll(session).selected]).toEqual(['a', 'b', 'd']);
  const second = step(session, 1, 'single');
  expect([...extendToEnd(second).selected]).toEqual(['b', 'c', 'd']);
  expect([...extendToStart(second).selected]).toEqual(['a', 'b']);
});

test('no selection goes over rows that are not loaded, and it is known that there are more', () => {
  const session = { ...withRows(emptySession, ['a', 'b', 'y', 'z']), gapAt: 2 };
  expect([...extendToEnd(session).selected]).toEqual(['a', 'b']);
  expect([hasMore(session), hasMore({ ...session, gapAt: null }), hasMore({ ...session, gapAt: null, isToEnd: false })]).toEqual([
    true,
    false,
    true,
  ]);
});
