import type { Page, Route } from '@playwright/test';

export type Ending = (route: Route) => Promise<void>;

/** Requests of one kind, kept waiting until it is said how they end. */
export interface Hold {
  /** From here on they wait. */
  readonly hold: () => void;
  /** Those that wait, and those that follow (what is tried again), end like this. */
  readonly end: (ending: Ending) => Promise<void>;
}

export const goOn: Ending = (route) => route.continue();
export const cutOff: Ending = (route) => route.abort('connectionreset');
export const answer =
  (status: number, json: unknown): Ending =>
  (route) =>
    route.fulfill({ status, json });

/** Nothing waits before `hold`. */
export const holdOn = async (page: Page, method: string, path: string): Promise<Hold> => {
  const held: Route[] = [];
  let ending: Ending | null = goOn;
  await page.route(path, async (route) => {
    if (route.request().method() !== method) await route.fallback();
    else if (ending) await ending(route);
    else held.push(route);
  });
  return {
    hold: () => {
      ending = null;
    },
    end: async (next) => {
      ending = next;
      await Promise.all(held.splice(0).map(next));
    },
  };
};
