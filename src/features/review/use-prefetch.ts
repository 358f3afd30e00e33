import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listings } from '#api/listings.ts';
import type { Api } from '#api/client.ts';
import { suggestionQuery } from '#api/suggestion.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { preferences } from '#ui/preferences.ts';
import { detailImage } from './detail/detail-image.ts';

/** So many listings after the open one are at hand: whoever loses the network goes on with them. */
export const keptAhead = 20;
/** So many of them with their pictures decoded, so that a step paints in one frame. */
const decodedAhead = 2;
/** Decoded pictures: enough for the open listing, the two ahead and the one before. */
const keptDecoded = 40;
/** Pictures that are here as they came, for all that is kept ahead. */
const keptLoaded = 200;
/** What is only kept for later need not be asked for again at each step; what changed is, since that is told. */
const keptMs = 30 * 60_000;

/** The last ones used, oldest first. */
const keepUsed = (images: Map<string, HTMLImageElement>, most: number, url: string, image: HTMLImageElement): void => {
  images.delete(url);
  images.set(url, image);
  const oldest = images.keys().next().value;
  if (images.size > most && oldest !== undefined) images.delete(oldest);
};

const decoded = new Map<string, HTMLImageElement>();
const loaded = new Map<string, HTMLImageElement>();

/** As long as the element lives, so does what it loaded: shown without a network too. */
const loadAhead = (url: string): HTMLImageElement => {
  const known = loaded.get(url);
  const image = known ?? new Image();
  keepUsed(loaded, keptLoaded, url, image);
  if (!known) {
    image.fetchPriority = 'low';
    // What did not come is asked for again when it is shown.
    image.addEventListener('error', () => loaded.delete(url), { once: true });
    image.src = url;
  }
  return image;
};

const decodeAhead = (url: string): void => {
  const isKnown = decoded.has(url);
  const image = loadAhead(url);
  keepUsed(decoded, keptDecoded, url, image);
  // A picture that can not be decoded shows so in the detail; ahead of time it is nobody's concern.
  if (!isKnown) image.decode().catch(() => decoded.delete(url));
};

interface Ahead {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly isWanted: () => boolean;
}

/** Answers whether it is here. What is not loads before one's eyes when it is opened, and says so if it fails. */
const fetchAhead = async ({ api, queryClient, isWanted }: Ahead, publishId: string, isNext: boolean): Promise<boolean> => {
  const query = listings.query(api, publishId);
  try {
    const listing = await queryClient.fetchQuery(isNext ? query : { ...query, staleTime: keptMs });
    const { image } = listing;
    if (isNext && listing.checked && preferences().suggestions) void queryClient.prefetchQuery(suggestionQuery(api, listing));
    if (isWanted()) image.forEach((url, place) => (isNext ? decodeAhead : loadAhead)(detailImage(url, place)));
    return true;
  } catch {
    return false;
  }
};

/** One after another, behind whatever the open listing needs; given up where one does not come. */
const fetchBehind = async (from: Ahead, publishIds: readonly string[]): Promise<void> => {
  for (const publishId of publishIds) if (!from.isWanted() || !(await fetchAhead(from, publishId, false))) return;
};

/** The next listings and their pictures are here before they are asked for: the next two at once, those behind them one after another. */
export const usePrefetch = (ahead: readonly string[]): void => {
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const wanted = ahead.join(' ');
  useEffect(() => {
    let isWanted = true;
    const from: Ahead = { api, queryClient, isWanted: () => isWanted };
    const ids = wanted.split(' ').filter(Boolean);
    const callOff = afterPaint(() => {
      const next = ids.slice(0, decodedAhead).map((publishId) => fetchAhead(from, publishId, true));
      void Promise.all(next).then(() => fetchBehind(from, ids.slice(decodedAhead)));
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, [api, queryClient, wanted]);
};
