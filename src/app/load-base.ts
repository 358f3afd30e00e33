import type { QueryClient } from '@tanstack/react-query';
import { ProblemError, type Api } from '#api/client.ts';
import { refetchNow } from '#api/refetch-now.ts';
import { notificationsQuery } from '#api/notifications.ts';
import { entityOf } from '#commands/entities.ts';
import type { NotificationsView } from '#commands/notification/notifications-view.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';

/** The server's answer about a subject, asked now: what a rejected decision is decided on again. */
export const loadBase = async (queryClient: QueryClient, api: Api, subject: Subject): Promise<Result<unknown, Message>> => {
  const [name, id = ''] = subject.split(/:(.*)/u);
  const found = entityOf(subject);
  const refused = (isGone: boolean): Result<unknown, Message> => refuse({ key: isGone && found?.answers ? found.gone : 'tray.notLoaded' });
  try {
    if (name === 'notifications') return ok(await notificationsBase(queryClient, api, id));
    const base = found?.answers ? await found.answers.ask(queryClient, api, found.id) : undefined;
    return base === undefined || base === null ? refused(base === null) : ok(base);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return refused(error.problem.type === 'Refused');
  }
};

const notificationsBase = async (queryClient: QueryClient, api: Api, userId: string): Promise<NotificationsView> => ({
  userId,
  notifications: await refetchNow(queryClient, notificationsQuery(api)),
});
