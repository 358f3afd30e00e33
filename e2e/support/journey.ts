import { test as base } from '@playwright/test';
import { askAs, type Ask } from './ask.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { startDemoServer, type Environment, type Server } from './server.ts';

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

/** A journey over the fault proxy. */
export const faultyJourney = journey.extend({
  baseURL: async ({ faults }, provide) => {
    await provide(faults.origin);
  },
});

/** A journey that only looks: one server for all of a worker, in which nothing moves by itself. */
export const visit = base.extend<object, { readonly sharedServer: Server }>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startDemoServer({ MARKETPLACE_CLOCK: 'off' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ sharedServer }, provide) => {
    await provide(sharedServer.origin);
  },
});
