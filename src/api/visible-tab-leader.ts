import { isForbidden } from '#lib/web-locks.ts';

export interface Page {
  readonly isHidden: () => boolean;
  /** Calls when the page is hidden or seen again; answers how to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

export interface LeadDeps {
  readonly name: string;
  /** Absent in browsers without Web Locks: then every tab that is seen leads, as where the page may have none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly page: Page;
  readonly onLead: () => void;
  readonly onLose: () => void;
}

/**
 * Of the tabs somebody looks at, one leads. A hidden tab lets go at once: its timers are slowed or stopped, and nobody reads what
 * it would ask. The browser passes the lock on when a tab closes or crashes.
 */
export const leadWhileVisible = ({ name, locks, page, onLead, onLose }: LeadDeps): (() => void) => {
  let queued: AbortController | null = null;
  let letGo: (() => void) | null = null;

  const lead = (): Promise<void> => {
    onLead();
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  const seek = (): void => {
    if (queued) return;
    const mine = new AbortController();
    queued = mine;
    if (!locks) void lead();
    else
      locks
        .request(name, { signal: mine.signal }, () => (mine.signal.aborted ? undefined : lead()))
        .catch((error: unknown) => {
          // When this tab took itself out of the queue nothing is left to do.
          if (queued === mine && !letGo && isForbidden(error)) void lead();
        });
  };
  const leave = (): void => {
    queued?.abort();
    queued = null;
    if (!letGo) return;
    letGo();
    letGo = null;
    onLose();
  };
  const look = (): void => (page.isHidden() ? leave() : seek());

  const stopLooking = page.onChange(look);
  look();
  return () => {
    stopLooking();
    leave();
  };
};
