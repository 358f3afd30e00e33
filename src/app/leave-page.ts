import type { UserData } from '#contract/session.ts';
import { tabStorage } from '#ui/browser-storage.ts';
import { unsaved } from '#ui/form/unsaved.ts';

const AGAIN_MS = 15_000;

let isLeft = false;
const listeners = new Set<() => void>();

/** Whether this page was left and only waits for the connection; nothing of the person is on it any more. */
export const left = {
  isLeft: (): boolean => isLeft,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Kept over the reload of this tab: which way it came to be in another account than before. */
const NOTICE_KEY = 'accountNotice';
const FROM = 'from ';

/** It switched itself, or followed another tab; `from` is the mail of the person who was in here: of the same person, or of another one. */
export type AccountNotice = 'switched' | { readonly from: string };

export const accountNotice = {
  leave: (notice: AccountNotice): void => tabStorage.write(NOTICE_KEY, notice === 'switched' ? notice : FROM + notice.from),
  /** Told once. */
  take: (): AccountNotice | null => {
    const told = tabStorage.read(NOTICE_KEY);
    tabStorage.drop(NOTICE_KEY);
    if (told === 'switched') return told;
    return told?.startsWith(FROM) ? { from: told.slice(FROM.length) } : null;
  },
};

/**
 * Another tab took this browser to another account, of the same person or of somebody else. What is stored is that one's by now and is
 * left alone; this page begins anew with it, and says so where somebody was in here, for whoever looks at it was that one a moment ago.
 * @param who signed in on this page; null where nobody was, or nothing of them was shown yet.
 */
export const beginAnew = (who: Pick<UserData, 'mail'> | null): void => {
  tabStorage.clear();
  if (who) accountNotice.leave({ from: who.mail });
  reload();
};

/** What this page shows is nobody's any more: whoever looks at it is not asked whether it may go. */
export const reload = (): void => {
  unsaved.letGo();
  location.reload();
};

const isOnline = (): Promise<boolean> => Promise.resolve(navigator.onLine);

/**
 * The session is over: nobody is asked about what stands in a form, and the page's memory goes with it.
 *
 * Without a connection there is no page to go to, so this one is emptied and goes as soon as it can.
 * @param mayGo asked now, at every sign of a connection, and now and then; a logout tells the server here.
 */
export const leavePage = (to: string, mayGo: () => Promise<boolean> = isOnline): void => {
  unsaved.letGo();
  // No other tab can clear it.
  tabStorage.clear();
  const go = async (): Promise<boolean> => {
    const canGo = await mayGo();
    if (canGo) location.replace(to);
    return canGo;
  };
  const wait = (hasGone: boolean): void => {
    if (hasGone) return;
    isLeft = true;
    for (const listener of listeners) listener();
    addEventListener('online', () => void go());
    setInterval(() => void go(), AGAIN_MS);
  };
  void go().then(wait);
};
