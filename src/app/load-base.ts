import type { QueryClient } from '@tanstack/react-query';
import { ProblemError, type Api } from '#api/client.ts';
import { fetchAnew } from '#api/fetch-anew.ts';
import { listingQuery } from '#api/listings.ts';
import { notificationsQuery } from '#api/notifications.ts';
import { orderQuery } from '#api/orders.ts';
import type { NotificationsView } from '#commands/notification/notifications-view.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Say } from '#locale/translate.ts';

/** The server's answer about a subject, asked now: what a rejected decision is decided on again. */
export const loadBase = async (queryClient: QueryClient, api: Api, subject: Subject): Promise<Result<unknown, Say>> => {
  const [kind, id = ''] = subject.split(/:(.*)/u);
  try {
    if (kind === 'notifications') return ok(await notificationsBase(queryClient, api, id));
    if (kind === 'order') return ok(await fetchAnew(queryClient, orderQuery(api, id)));
    if (kind !== 'listing') return refuse({ key: 'tray.notLoaded' });
    return ok(await fetchAnew(queryClient, listingQuery(api, id)));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.problem.type !== 'Refused') return refuse({ key: 'tray.notLoaded' });
    return refuse({ key: kind === 'order' ? 'tray.orderGone' : 'tray.gone' });
  }
};

const notificationsBase = async (queryClient: QueryClient, api: Api, userId: string): Promise<NotificationsView> => ({
  userId,
  notifications: await fetchAnew(queryClient, notificationsQuery(api)),
});
