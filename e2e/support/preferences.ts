import type { BrowserContext, Page } from '@playwright/test';

/** Sets this computer's preferences before the first page, as a person would have left them. */
const prefer = async (context: BrowserContext, preferences: Readonly<Record<string, unknown>>): Promise<void> => {
  await context.addInitScript((text) => {
    if (localStorage.getItem('preferences') === null) localStorage.setItem('preferences', text);
  }, JSON.stringify(preferences));
};

export const longHoldMs = 20_000;

/** A decision waits long enough that a slow machine has time for what a journey does meanwhile. */
export const withLongHold = (context: BrowserContext): Promise<void> => prefer(context, { undoMs: longHoldMs });

/** Decisions are sent at once instead of after six seconds: for journeys about something else than taking them back. */
export const withoutHold = (context: BrowserContext): Promise<void> => prefer(context, { undoMs: 0 });

/** From here on, as if it had been chosen in another tab: what is held already goes on being held. */
export const holdNoLonger = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ undoMs: 0 }));
    dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  });
