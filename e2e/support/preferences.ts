import type { BrowserContext } from '@playwright/test';

/** Sets this computer's preferences before the first page, as a person would have left them. */
const prefer = async (context: BrowserContext, preferences: Readonly<Record<string, unknown>>): Promise<void> => {
  await context.addInitScript((text) => {
    if (localStorage.getItem('preferences') === null) localStorage.setItem('preferences', text);
  }, JSON.stringify(preferences));
};

/** A decision waits long enough that a slow machine has time for what a journey does meanwhile. */
export const withLongHold = (context: BrowserContext): Promise<void> => prefer(context, { undoMs: 20_000 });

/** Decisions are sent at once instead of after six seconds: for journeys about something else than taking them back. */
export const withoutHold = (context: BrowserContext): Promise<void> => prefer(context, { undoMs: 0 });
