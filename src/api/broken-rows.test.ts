import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { orders } from './orders.ts';
import { createApi } from './create-api.ts';
import { unreadByType } from './notifications.ts';
import { readReply } from '#contract/list-of.ts';
import { listNotifications } from '#contract/notification.ts';

test('a notification that was read and can not be read is not unread', () => {
  const readBy = [{ userId: 'u', date: '2026-11-20T12:00:00.000Z' }];
  const r = readReply(listNotifications.reply, [{ _id: 'b', message: null, notificationType: 'order', readBy }]);
  if (!r.success) throw new Error('x');
  expect(unreadByType(r.data as never, 'u').size).toBe(0);
});
test('a row that is there and does not fit is not gone', async () => {
  const body = { items: [{ _id: 'o1', gross: 'x' }], page: 1, pages: 1, limit: 1, total: 1, gross: 0, next: null };
  const fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } }));
  const api = createApi({ baseUrl: 'https://x.test/v2', token: () => 't', onSessionEnded: () => undefined, fetch });
  await expect(new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(orders.rowQuery(api, 'o1'))).rejects.toThrow(
    'OffContract',
  );
});
