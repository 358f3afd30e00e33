import { QueryClient } from '@tanstack/react-query';
import { ProblemError, unwrap, type Api, type Problem } from '#api/client.ts';
import { notificationsQuery } from '#api/notifications.ts';
import { askCapabilities, takesOurs } from '#api/capabilities.ts';
import { liveOwnCompanies } from '#api/own-companies.ts';
import type { NotificationsView } from '#commands/notification/notifications-view.ts';
import { entityOf, liveEntities } from '#commands/entities.ts';
import { intentIndex } from '#commands/registry.ts';
import type { Actor } from '#commands/command.ts';
import { letGoMs, parkLog } from '#events/park-log.ts';
import type { Subject } from '#events/record.ts';
import { ok, type Result } from '#lib/result.ts';
import { serverNow } from '#lib/server-clock.ts';
import { openWorkbench } from '#outbox/open-workbench.ts';
import { preferences } from '#ui/preferences.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';
import { keepNotifications } from './keep-notifications.ts';
import { leaveOnceCleared } from './leave-once-cleared.ts';
import { logNotices } from './log-notices.ts';
import { LogUnavailable } from './log-unavailable.ts';
import { roleOf } from './role-of.ts';
import type { Services } from './services.ts';
import type { SignedIn } from './signed-in.ts';

/** Opens what a signed-in person works with. Once per page: the next person gets another page. */
export const openSignedIn = async ({ api, session, onThrownOut }: Services): Promise<SignedIn> => {
  const user = unwrap(await session.check());
  const [capabilities, role] = await Promise.all([askCapabilities(api).then(unwrap), roleOf(api, user)]);
  const queryClient = createQueryClient();
  const notifications = keepNotifications({ queryClient, api, user });
  const actor = (): Actor => ({
    id: user._id,
    name: user.name,
    role,
    isMoneyManager: user.moneyManager,
    leases: capabilities.leases,
    hasSpecifiedOnly: !takesOurs(capabilities),
    ...(capabilities.platformId !== undefined && { platformId: capabilities.platformId }),
    now: new Date(serverNow()).toISOString(),
  });

  const opening = openWorkbench({
    api,
    index: intentIndex,
    queryClient,
    actor,
    userId: user._id,
    undoWindowMs: () => preferences().undoMs,
    baseOf: (subject) => baseOf(queryClient, api, subject),
    refetch: (subject) => (isOfNotifications(subject) ? notifications.refetch() : refetch(queryClient, api, subject)),
    onNotice: (notice) => {
      if (notice === 'destroyed') leaveOnceCleared();
      if (notice === 'opened') logNotices.opened();
      else logNotices.tell(notice);
    },
  });
  // A console that is opening may put the key there after it was dropped.
  onThrownOut(async () => {
    const opened = await Promise.race([opening.catch(() => null), lostPatience()]);
    await (opened?.ok ? opened.value.park() : parkLog(user._id));
  });
  const opened = await opening;
  if (!opened.ok) {
    notifications.stop();
    throw new LogUnavailable(opened.error);
  }
  const { workbench, park, destroy } = opened.value;
  const hasAnswers = (): boolean =>
    queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.data !== undefined);
  const live = [...liveEntities(queryClient, api), liveOwnCompanies(queryClient, api)];
  subscribeToChanges({ api, hasAnswers, session, live, notifications, hasStream: capabilities.stream });
  return { workbench, user, role, capabilities, notices: logNotices, notifications, park, destroyLog: destroy };
};

/** As long as a key may take to be dropped. */
const lostPatience = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, letGoMs, null);
  });

const ofNotifications = 'notifications:';
const isOfNotifications = (subject: Subject): boolean => subject.startsWith(ofNotifications);

/** The newest answer about a subject; null when none is here. */
const baseOf = (queryClient: QueryClient, api: Api, subject: Subject): unknown => {
  const found = entityOf(subject);
  if (found?.answers) return found.answers.newest(queryClient, found.id);
  const notifications = isOfNotifications(subject) ? queryClient.getQueryData(notificationsQuery(api).queryKey) : undefined;
  return notifications ? ({ userId: subject.slice(ofNotifications.length), notifications } satisfies NotificationsView) : null;
};

const refetch = (queryClient: QueryClient, api: Api, subject: Subject): Promise<Result<void, Problem>> => {
  const found = entityOf(subject);
  return found?.answers ? found.answers.refetch(queryClient, api, found.id) : Promise.resolve(ok(undefined));
};

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays one; what the wire lost is asked for twice more before anybody is bothered.
        retry: (failures, error) => failures < 2 && error instanceof ProblemError && isPassing(error.problem),
        // The outbox's own model of the connection is better than navigator.onLine, which a captive portal fools.
        networkMode: 'always',
      },
    },
  });

const isPassing = ({ type }: Problem): boolean => type === 'Unreachable' || type === 'Broken';
