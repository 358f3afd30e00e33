import { askCapabilities } from '#api/capabilities.ts';
import type { Api } from '#api/client.ts';
import { createApi } from '#api/create-api.ts';
import type { Capabilities } from '#contract/capabilities.ts';
import { parkLog } from '#events/park-log.ts';
import { clearBrowser } from '#features/session/clear-browser.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { isReplaced } from '#features/session/session-storage.ts';
import { tagOf } from '#locale/locales.ts';
import { preferences } from '#ui/preferences.ts';
import { apiBase } from './api-base.ts';
import { beginAnew, leavePage } from './leave-page.ts';

/** What exists before anybody is signed in; the rest comes with the workbench. */
export interface Services {
  readonly api: Api;
  readonly session: Session;
  readonly capabilities: () => Promise<Capabilities | null>;
  /** What the signed-in part does when the session is ended from outside: stop sending, seal the log, drop its key. */
  readonly onThrownOut: (park: () => Promise<void>) => void;
}

type Park = (userId: string) => Promise<void>;

export const createServices = (): Services => {
  // A key kept since the last time is there before the log is opened.
  let park: Park = parkLog;
  const api: Api = createApi({
    baseUrl: apiBase(),
    token: () => session.state().token,
    language: () => tagOf[preferences().locale],
    onSessionEnded: () => {
      // Before anybody is signed in the guard and the login form treat it themselves.
      if (session.state().loggedIn) void throwOut(session, park);
    },
  });
  const session: Session = createSession(() => api);
  return {
    api,
    session,
    capabilities: async () => {
      const answer = await askCapabilities(api);
      return answer.ok ? answer.value : null;
    },
    onThrownOut: (next) => {
      park = next;
    },
  };
};

/**
 * A 401 under a signed-in page (row SES-4): what was not sent stays sealed on this computer until the same user is back. The
 * page is left by a real navigation, so that its memory goes too.
 */
const throwOut = async (session: Session, park: Park): Promise<void> => {
  const here = location.pathname + location.search;
  const { token, user, uid } = session.state();
  session.end();
  if (isReplaced(token)) {
    beginAnew(user);
    return;
  }
  // A log that can not be closed, a cache that can not be emptied, keep nobody on the page.
  const left = await Promise.allSettled([uid ? park(uid) : null, clearBrowser()]);
  for (const each of left) if (each.status === 'rejected') reportError(each.reason);
  leavePage(`/logout?${new URLSearchParams({ redirect: here }).toString()}`);
};
