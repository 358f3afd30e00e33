import { afterAll, expect, test } from 'vitest';
import type { Notification } from '#contract/notification.ts';
import {
  markRead,
  notificationLifecycle,
  notificationStates,
  stateFor,
  stepNotification,
  type NotificationState,
  type ReadFacts,
} from '#machines/lifecycle/notification.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, type Lifecycle } from './paths.ts';

type Reading = { readonly type: 'read' } & ReadFacts;

const session = 'u1';
const readings: readonly Reading[] = [null, '', 'u2', session].map((reader) => ({ type: 'read', reader, session }));
const walk: Lifecycle<NotificationState, Reading> = {
  initial: 'unread',
  events: readings,
  step: (state, { type, ...facts }) => stepNotification(state, { type }, facts),
};

/** Part 1, section 4, and reliability 9, written from their text: whoever is signed in reads, for themselves; twice is once. */
const expected = ({ reader }: Reading): 'read' | 'noReader' | 'otherReader' => {
  if (reader === null || reader === '') return 'noReader';
  return reader === session ? 'read' : 'otherReader';
};

const coverage = coverageOf('notification', notificationStates, declaredBy(notificationLifecycle));
afterAll(() => print(coverage.line()));

test('every reading from every state leads where the specification says, or is refused with its reason', () => {
  const pairs = pairsOf(walk);
  expect(pairs).toHaveLength(notificationStates.length * readings.length);
  for (const { from, event, answer } of pairs) {
    const told = answer.ok ? answer.value : (answer.error as { readonly reason: string }).reason;
    expect({ from, event, told }).toEqual({ from, event, told: expected(event) });
    if (!answer.ok) coverage.wasRefused();
  }
});

test('together the walks take every transition and reach every state', () => {
  for (const path of pathsOf(walk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

const fresh: Notification = {
  _id: 'n1',
  message: 'Venda',
  notificationType: 'order',
  readBy: [{ userId: 'u2', date: '2026-11-20T12:00:00.000Z' }],
};

test('the fold goes with the machine on every walk, and has one mark for a reader however often they read', () => {
  for (const path of pathsOf(walk)) {
    let notification = fresh;
    for (const [at, { event, to }] of path.entries()) {
      const after = markRead(notification, { ...event, at: `2026-11-21T12:00:0${at}.000Z` });
      if (!after.ok) throw new Error(after.error.reason);
      notification = after.value;
      expect(stateFor(notification, session)).toBe(to);
    }
    expect(notification.readBy).toEqual([...fresh.readBy, { userId: session, date: '2026-11-21T12:00:00.000Z' }]);
    expect(stateFor(notification, 'u3')).toBe('unread');
  }
});
