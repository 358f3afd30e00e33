import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import { leavesDecision } from '#contract/listing-events.ts';
import type { Listing } from '#contract/listing.ts';

type Versioned = Pick<Listing, 'publishId' | 'version'>;

/** The whole of it as it is known here; undefined where only an older one is. */
const wholeOf = (queryClient: QueryClient, api: Api, { publishId, version }: Versioned): Listing | undefined => {
  const whole = queryClient.getQueryData<Listing>(listings.query(api, publishId).queryKey);
  return whole !== undefined && whole.version >= version ? whole : undefined;
};

/** How many versions were made since one, other than by who passed over it, or by its stock: the server does not count those either. Its history says so. */
export const versionsSince = (queryClient: QueryClient, api: Api, base: Versioned, decidedOn: number): number => {
  const happened = wholeOf(queryClient, api, base)?.history ?? [];
  const passed = happened.filter(({ type, version = 0 }) => version > decidedOn && version <= base.version && leavesDecision(type));
  return base.version - decidedOn - passed.length;
};

/** As long as somebody waits who pressed a key, in milliseconds. */
const longestWait = 1500;

/** Hears what happened to it, where a newer version is known here than its history: without an answer it counts as another listing. */
export const askHistory = async (queryClient: QueryClient, api: Api, base: Versioned): Promise<void> => {
  if (wholeOf(queryClient, api, base) !== undefined) return;
  const asked = listings.ask(queryClient, api, base.publishId).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]);
};
