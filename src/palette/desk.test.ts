import { describe, expect, test, vi } from 'vitest';
import type { Target } from '#commands/command.ts';
import { createDesk } from './desk.ts';

const base = { version: 1 };
const target = (id: string, state: unknown = base): Target => ({ subject: `listing:${id}`, label: id, base: state });
const subjects = (targets: readonly Target[]): readonly string[] => targets.map(({ subject }) => subject);

describe('targets', () => {
  test('the last claim that has any wins; taken back, the one before speaks again', () => {
    const desk = createDesk();
    const list = desk.claimTargets('page');
    list.set([target('list')]);
    const dialog = desk.claimTargets('page');
    expect(subjects(desk.state().targets.page)).toEqual(['listing:list']);
    dialog.set([target('dialog')]);
    expect(subjects(desk.state().targets.page)).toEqual(['listing:dialog']);
    dialog.takeBack();
    expect(subjects(desk.state().targets.page)).toEqual(['listing:list']);
  });
  test('layers do not mix', () => {
    const desk = createDesk();
    desk.claimTargets('selection').set([target('a')]);
    expect(desk.state().targets.page).toEqual([]);
  });
  test('the same targets in a fresh array change nothing and tell nobody', () => {
    const desk = createDesk();
    const claim = desk.claimTargets('selection');
    claim.set([target('a')]);
    const before = desk.state();
    const listener = vi.fn<() => void>();
    desk.subscribe(listener);
    claim.set([target('a')]);
    expect(listener).not.toHaveBeenCalled();
    expect(desk.state()).toBe(before);
  });
  test.each([
    ['another subject', [target('b')]],
    ['a newer answer', [target('a', { version: 2 })]],
    ['one more', [target('a'), target('b')]],
    ['that something of it is unsaved', [{ ...target('a'), isUnsaved: true }]],
    ['none', []],
  ])('%s is told', (_, next) => {
    const desk = createDesk();
    const claim = desk.claimTargets('selection');
    claim.set([target('a')]);
    const listener = vi.fn<() => void>();
    desk.subscribe(listener);
    claim.set(next);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(subjects(desk.state().targets.selection)).toEqual(subjects(next));
  });
});

test('a handler offered twice is the later one until it is taken back, in whatever order', () => {
  const desk = createDesk();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const takeBackFirst = desk.offerHandler('queue.next', first);
  const takeBackSecond = desk.offerHandler('queue.next', second);
  void desk.state().handlers.get('queue.next')?.();
  takeBackFirst();
  void desk.state().handlers.get('queue.next')?.();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 2]);
  takeBackSecond();
  expect(desk.state().handlers.has('queue.next')).toBe(false);
});

test('a scope entered twice is live until both have left; global always is', () => {
  const desk = createDesk();
  const leave = [desk.enterScope('queue'), desk.enterScope('queue')];
  leave[0]?.();
  expect([...desk.state().scopes]).toEqual(['global', 'queue']);
  leave[1]?.();
  leave[1]?.();
  expect([...desk.state().scopes]).toEqual(['global']);
});
