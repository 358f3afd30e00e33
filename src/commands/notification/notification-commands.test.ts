import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Notification } from '#contract/notification.ts';
import { ok } from '#lib/result.ts';
import type { Actor } from '../command.ts';
import { markAllNotificationsRead } from './mark-all-read.ts';
import { markNotificationRead } from './mark-read.ts';
import type { NotificationsView } from './notifications-view.ts';

const actor: Actor = {
  id: 'u1',
  name: 'Vera',
  role: 'seller',
  isMoneyManager: false,
  leases: 'off',
  now: '2026-11-21T12:00:00.000Z',
};
const note = (id: string, readBy: readonly string[] = [], createdAt?: string): Notification => ({
  _id: id,
  message: 'Venda',
  notificationType: 'order',
  readBy: readBy.map((userId) => ({ userId, date: '2026-11-20T12:00:00.000Z' })),
  ...(createdAt && { createdAt }),
});
const view = (...notifications: readonly Notification[]): NotificationsView => ({ userId: 'u1', notifications });
const readOf = (after: NotificationsView): readonly string[] =>
  after.notifications.filter(({ readBy }) => readBy.some(({ userId }) => userId === 'u1')).map(({ _id }) => _id);
const valueOf = (answer: ReturnType<typeof markNotificationRead.decide>): NotificationsView => {
  if (!answer.ok) throw new Error(answer.error.key);
  return answer.value;
};

describe('marking one', () => {
  const mark = (state: NotificationsView, notificationId: string) =>
    markNotificationRead.decide(state, { userId: 'u1', notificationId }, actor);

  test('adds this user with the date, to that one alone, beside others who read it', () => {
    const after = valueOf(mark(view(note('a', ['u2']), note('b')), 'a'));
    expect(after.notifications[0]?.readBy).toEqual([
      { userId: 'u2', date: '2026-11-20T12:00:00.000Z' },
      { userId: 'u1', date: actor.now },
    ]);
    expect(readOf(after)).toEqual(['a']);
  });

  test('of one that is read, or is not here any more, changes nothing', () => {
    const before = view(note('a', ['u1']), note('b'));
    expect(valueOf(mark(before, 'a')).notifications).toEqual(before.notifications);
    expect(valueOf(mark(before, 'gone')).notifications).toEqual(before.notifications);
  });

  test('means the newest unread one where nobody named one', () => {
    expect(markNotificationRead.prefill(view(note('a', ['u1']), note('b'), note('c')))).toEqual({ userId: 'u1', notificationId: 'b' });
  });
});

describe('marking all', () => {
  test('takes in what there was when it was asked, and not what came since', () => {
    const seen = view(note('b', [], '2026-11-21T11:00:00.000Z'), note('a', [], '2026-11-21T10:00:00.000Z'));
    const args = { userId: 'u1', upTo: null, ...markAllNotificationsRead.prefill(seen) };
    expect(args).toEqual({ userId: 'u1', upTo: '2026-11-21T11:00:00.000Z' });
    const later = view(note('c', [], '2026-11-21T11:30:00.000Z'), ...seen.notifications);
    expect(readOf(valueOf(markAllNotificationsRead.decide(later, args, actor)))).toEqual(['b', 'a']);
  });

  test('takes in everything where no notification says when it came', () => {
    const seen = view(note('b'), note('a', ['u1']));
    const args = { userId: 'u1', upTo: null, ...markAllNotificationsRead.prefill(seen) };
    expect(readOf(valueOf(markAllNotificationsRead.decide(seen, args, actor)))).toEqual(['b', 'a']);
  });

  test('replayed over an answer that contains it, it changes nothing', () => {
    const after = view(note('a', ['u1']));
    expect(valueOf(markAllNotificationsRead.decide(after, { userId: 'u1', upTo: null }, actor)).notifications).toEqual(after.notifications);
  });
});

describe.each([markNotificationRead, markAllNotificationsRead])('$name', (command) => {
  test('says why it can not be: nobody is named, it is somebody else, nothing is unread', () => {
    const unread = note('a');
    expect(command.can({ userId: '', notifications: [unread] }, actor)).toMatchObject({ error: { key: 'notification.refused.noReader' } });
    expect(command.can({ userId: 'u2', notifications: [unread] }, actor)).toMatchObject({
      error: { key: 'notification.refused.otherReader' },
    });
    expect(command.can(view(note('a', ['u1'])), actor)).toMatchObject({ error: { key: 'notification.refused.nothingUnread' } });
    expect(command.can(view(unread), actor).ok).toBe(true);
  });
});

test('what is sent carries the user, and the key of the intent', async () => {
  const sent: unknown[] = [];
  const api = {
    send: async ({ name }: { readonly name: string }, payload: unknown, options: unknown) => {
      sent.push([name, payload, options]);
      return ok({});
    },
  } as unknown as Api;
  await markNotificationRead.send(api, { userId: 'u1', notificationId: 'a' }, 'k1');
  await markAllNotificationsRead.send(api, { userId: 'u1', upTo: null }, 'k2');
  expect(sent).toEqual([
    ['readNotification', { params: { id: 'a' }, body: { userId: 'u1' } }, { idempotencyKey: 'k1' }],
    ['readAllNotifications', { body: { userId: 'u1', upTo: null } }, { idempotencyKey: 'k2' }],
  ]);
});
