import type { Page } from '@playwright/test';

/** Of the tabs that want the lock whose name begins so, this is the last: it holds it, and nobody waits for it any more. */
export const untilHeldAlone = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction(async (begin) => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isIt = (lock: LockInfo): boolean => lock.name?.startsWith(begin) ?? false;
    return held.some(isIt) && !pending.some(isIt);
  }, name);
