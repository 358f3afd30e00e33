import { test, type Browser, type BrowserContext } from '@playwright/test';
import { askAs, type Ask } from './ask.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { startDemoServer, type Environment, type Server } from './server.ts';
import { lendContext } from './warm-context.ts';

export interface Own {
  /** Settings of this journey's server, over the defaults. */
  readonly environment: Environment;
  /** A server of this journey alone, with a fresh demo world. */
  readonly server: Server;
  /** What the server says, asked as the reviewer. */
  readonly ask: Ask;
  /** Between browser and server when a journey names it; the page then talks to the proxy only. */
  readonly faults: FaultProxy;
}

/**
 * What all journeys have, whatever they are about. Playwright ends a worker, with its browser and server, when the next journey has other
 * fixtures of a worker.
 * They come one after the other to the same context, which is cleared between them; one that needs another kind has it to itself.
 */
const base = test.extend<object, { readonly sharedServer: Server }>({
  /** Asked for by those that only look; nothing moves in it by itself. */
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startDemoServer({ MARKETPLACE_CLOCK: 'off' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ browser, baseURL, bypassCSP, trace }, provide, info) => {
    if (baseURL === undefined || bypassCSP || trace !== 'off') {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    const { context, giveBack } = await lendContext(browser, baseURL);
    await provide(context);
    await giveBack(info.status === info.expectedStatus);
  },
});

/** A journey that changes something: its own server. */
export const journey = base.extend<Own>({
  environment: [{}, { option: true }],
  server: async ({ environment }, provide) => {
    const server = await startDemoServer(environment);
    await provide(server);
    await server.stop();
  },
  ask: async ({ server }, provide) => {
    await provide(await askAs(server.origin, 'reviewer'));
  },
  faults: async ({ server }, provide) => {
    const proxy = await openFaultProxy(server.origin);
    await provide(proxy);
    await proxy.close();
  },
  baseURL: async ({ server }, provide) => {
    await provide(server.origin);
  },
});

type Provide = (context: BrowserContext) => Promise<void>;
/** A context in which no file of the console is there from earlier. */
const coldContext = async ({ browser }: { readonly browser: Browser }, provide: Provide): Promise<void> => {
  const context = await browser.newContext();
  await provide(context);
  await context.close();
};

/** A journey over the fault proxy, which has to see what is asked for. */
export const faultyJourney = journey.extend({
  context: coldContext,
  baseURL: async ({ faults }, provide) => {
    await provide(faults.origin);
  },
});

/** A journey that only looks, at the server all of a worker share. */
export const visit = base.extend({
  baseURL: async ({ sharedServer }, provide) => {
    await provide(sharedServer.origin);
  },
});

/** A visit that is about files which do not arrive. */
export const coldVisit = visit.extend({ context: coldContext });
