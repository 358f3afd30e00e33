import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import { leavesDecision } from '#contract/listing-events.ts';
import type { Listing } from '#contract/listing.ts';
import { createLimiter } from '#lib/limiter.ts';

type Versioned = Pick<Listing, 'publishId' | 'version'>;

/** The whole of it as it is known here; undefined where only an older one is. */
const wholeOf = (queryClient: QueryClient, api: Api, { publishId, version }: Versioned): Listing | undefined => {
  const whole = queryClient.getQueryData<Listing>(listings.query(api, publishId).queryKey);
  return whole !== undefined && whole.version >= version ? whole : undefined;
};

/**
 * How many versions were made since one, as its history says. Versions made by passing over it, or by its stock, are left out: the server
 * does not count those either.
 */
export const versionsSince = (queryClient: QueryClient, api: Api, base: Versioned, decidedOn: number): number => {
  const happened = wholeOf(queryClient, api, base)?.history ?? [];
  const passed = happened.filter(({ type, version = 0 }) => version > decidedOn && version <= base.version && leavesDecision(type));
  return base.version - decidedOn - passed.length;
};

/** As long as somebody waits who pressed a key, in milliseconds. */
const longestWait = 1500;
const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, longestWait));

/** Hears what happened to it, where a newer version is known here than its history: without an answer it counts as another listing. */
export const askHistory = async (queryClient: QueryClient, api: Api, base: Versioned): Promise<void> => {
  if (wholeOf(queryClient, api, base) !== undefined) return;
  const asked = listings.ask(queryClient, api, base.publishId).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([asked, waited()]);
};

/** Fewer than a browser has lines to the server: what else is asked meanwhile finds one. */
const askedAtOnce = 4;

/** The same of many, a few at a time; what is not asked by the time nobody waits any longer is not asked. */
export const askHistories = async (queryClient: QueryClient, api: Api, bases: readonly Versioned[]): Promise<void> => {
  const limit = createLimiter(askedAtOnce);
  let isOver = false;
  const over = waited().then(() => {
    isOver = true;
  });
  const asked = bases.map((base) => limit(async () => (isOver ? undefined : askHistory(queryClient, api, base))));
  await Promise.race([Promise.all(asked), over]);
};
