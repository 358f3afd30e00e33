import { describe, expect, test, vi } from 'vitest';
import type { Target } from '#commands/command.ts';
import { createContextRegistry } from './context-registry.ts';

const base = { version: 1 };
const target = (id: string, state: unknown = base): Target => ({ subject: `listing:${id}`, label: id, base: state });
const subjects = (targets: readonly Target[]): readonly string[] => targets.map(({ subject }) => subject);

describe('targets', () => {
  test('the last claim that has any wins; taken back, the one before speaks again', () => {
    const contexts = createContextRegistry();
    const list = contexts.claimTargets('page');
    list.set([target('list')]);
    const dialog = contexts.claimTargets('page');
    expect(subjects(contexts.state().targets.page)).toEqual(['listing:list']);
    dialog.set([target('dialog')]);
    expect(subjects(contexts.state().targets.page)).toEqual(['listing:dialog']);
    dialog.takeBack();
    expect(subjects(contexts.state().targets.page)).toEqual(['listing:list']);
  });
  test('layers do not mix', () => {
    const contexts = createContextRegistry();
    contexts.claimTargets('selection').set([target('a')]);
    expect(contexts.state().targets.page).toEqual([]);
  });
  test('the same targets in a fresh array change nothing and tell nobody', () => {
    const contexts = createContextRegistry();
    const claim = contexts.claimTargets('selection');
    claim.set([target('a')]);
    const before = contexts.state();
    const listener = vi.fn<() => void>();
    contexts.subscribe(listener);
    claim.set([target('a')]);
    expect(listener).not.toHaveBeenCalled();
    expect(contexts.state()).toBe(before);
  });
  test.each([
    ['another subject', [target('b')]],
    ['a newer answer', [target('a', { version: 2 })]],
    ['one more', [target('a'), target('b')]],
    ['that something of it is unsaved', [{ ...target('a'), isUnsaved: true }]],
    ['none', []],
  ])('%s is told', (_, next) => {
    const contexts = createContextRegistry();
    const claim = contexts.claimTargets('selection');
    claim.set([target('a')]);
    const listener = vi.fn<() => void>();
    contexts.subscribe(listener);
    claim.set(next);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(subjects(contexts.state().targets.selection)).toEqual(subjects(next));
  });
});

test('a handler offered twice is the later one until it is taken back, in whatever order', () => {
  const contexts = createContextRegistry();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const takeBackFirst = contexts.offerHandler('queue.next', first);
  const takeBackSecond = contexts.offerHandler('queue.next', second);
  void contexts.state().handlers.get('queue.next')?.();
  takeBackFirst();
  void contexts.state().handlers.get('queue.next')?.();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 2]);
  takeBackSecond();
  expect(contexts.state().handlers.has('queue.next')).toBe(false);
});

test('a scope entered twice is live until both have left; global always is', () => {
  const contexts = createContextRegistry();
  const leave = [contexts.enterScope('queue'), contexts.enterScope('queue')];
  leave[0]?.();
  expect([...contexts.state().scopes]).toEqual(['global', 'queue']);
  leave[1]?.();
  leave[1]?.();
  expect([...contexts.state().scopes]).toEqual(['global']);
});
