import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Notification } from '#contract/notification.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Api } from './client.ts';
import { notificationsQuery, sideNotificationsQuery, unreadByType } from './notifications.ts';

const note = (_id: string, notificationType: string, readBy: readonly string[], createdAt?: string): Notification => ({
  _id,
  message: '',
  notificationType,
  readBy: readBy.map((userId) => ({ userId, date: '2026-11-20T12:00:00.000Z' })),
  ...(createdAt && { createdAt }),
});
const answering = (answer: unknown): Api => ({ send: async () => answer }) as unknown as Api;

test('unread is counted by type and for this user, whoever else has read', () => {
  const all = [note('a', 'order', []), note('b', 'order', ['me', 'other']), note('c', 'order', ['other']), note('d', 'mediation', ['me'])];
  expect([...unreadByType(all, 'me')]).toEqual([['order', 2]]);
  expect([...unreadByType(all, 'nobody')]).toEqual([
    ['order', 3],
    ['mediation', 1],
  ]);
});

test('whatever order a provider answers in, the newest come first', async () => {
  const all = [
    note('old', 'order', [], '2026-11-01T00:00:00.000Z'),
    note('undated', 'order', []),
    note('new', 'order', [], '2026-11-02T00:00:00.000Z'),
  ];
  const notifications = await new QueryClient().fetchQuery(notificationsQuery(answering(ok(all))));
  expect(notifications.map(({ _id }) => _id)).toEqual(['new', 'old', 'undated']);
});

test('counters that can not be had are null, logged, and no error', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const counters = await new QueryClient().fetchQuery(sideNotificationsQuery(answering(refuse({ type: 'Unreachable' }))));
  expect(counters).toBeNull();
  expect(log).toHaveBeenCalledWith('GET /app/sidenotifications', 'Unreachable');
  log.mockRestore();
});
