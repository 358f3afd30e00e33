import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * A browser context that several journeys use one after the other. It keeps what only costs time: the console's files (a
 * first page costs 2.1 instead of 3 CPU seconds; decision 0062). What a person leaves is gone in between.
 */
interface Warm {
  readonly context: BrowserContext;
  /** Stays open between two journeys: what is stored at the origin is cleared through it. */
  readonly anchor: Page;
  /** Taken back between two journeys. */
  readonly scripts: { readonly dispose: () => Promise<void> }[];
  /** Something was changed that nothing takes back. */
  isChanged: boolean;
}

/** Kept for the origins a worker's servers have in turn. */
const kept = new Map<string, Warm>();
const keptAtMost = 3;

/** What a journey does to the context as a whole; after it the context is closed. */
const lasting = [
  'on',
  'once',
  'addListener',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'exposeFunction',
  'exposeBinding',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;
const lastingClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime', 'fastForward', 'runFor', 'resume'] as const;

/** Calls of `names` are noted before they go on. */
const noteCalls = <T extends object>(target: T, names: readonly (keyof T)[], note: () => void): void => {
  for (const name of names) {
    const call = target[name] as (...args: unknown[]) => unknown;
    Object.assign(target, {
      [name]: (...args: unknown[]): unknown => {
        note();
        return call.apply(target, args);
      },
    });
  }
};

const makeWarm = async (browser: Browser, origin: string): Promise<Warm> => {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  await anchor.goto(`${origin}/favicon.svg`);
  const warm: Warm = { context, anchor, scripts: [], isChanged: false };
  const note = (): void => {
    warm.isChanged = true;
  };
  noteCalls(context, lasting, note);
  noteCalls(context.clock, lastingClock, note);
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = async (...args) => {
    const script = await addInitScript(...args);
    warm.scripts.push(script);
    return script;
  };
  return warm;
};

const stored = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** As a person finds a computer nobody was at: no page, no session, nothing stored. */
const clean = async ({ context, anchor, scripts }: Warm, origin: string): Promise<void> => {
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== anchor)
      .map((page) => page.close()),
  );
  for (const script of scripts.splice(0)) await script.dispose();
  await context.clearCookies();
  const session = await context.newCDPSession(anchor);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored });
  await session.detach();
};

/** A context at this origin, and how to give it back: `isGood` when the journey went well. After one that failed, pictures are taken of it. */
export const lendContext = async (
  browser: Browser,
  origin: string,
): Promise<{ readonly context: BrowserContext; readonly giveBack: (isGood: boolean) => Promise<void> }> => {
  const found = kept.get(origin);
  kept.delete(origin);
  const warm = found ?? (await makeWarm(browser, origin));
  return {
    context: warm.context,
    giveBack: async (isGood) => {
      if (!isGood || warm.isChanged) {
        await warm.context.close();
        return;
      }
      await clean(warm, origin);
      kept.set(origin, warm);
      const [eldest] = kept;
      if (kept.size <= keptAtMost || !eldest) return;
      kept.delete(eldest[0]);
      await eldest[1].context.close();
    },
  };
};
