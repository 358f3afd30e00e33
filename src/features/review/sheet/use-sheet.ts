import { useQueries } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { imageAnalysisQuery } from '#api/images.ts';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { Target } from '#commands/command.ts';
import type { Listing } from '#contract/listing.ts';
import { claimsAtOnce } from '#contract/review-queue.ts';
import type { ImageAnalysis } from '#contract/sku.ts';
import { contactSheetMachine, type Tile } from '#machines/screen/contact-sheet.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useNow } from '#ui/now.ts';
import { roleOf } from '../detail/use-image-run.ts';
import { shownListing } from '../shown-listing.ts';
import { useLeases } from '../use-leases.ts';
import { useReserves } from '../use-reserves.ts';
import { usePrefetch } from '../use-prefetch.ts';
import type { Queue } from '../use-queue.ts';
import { firstClean, isClean } from './clean-listings.ts';
import { usePainted } from './use-painted.ts';

/** A page: all of it is claimed by one call. */
const sheetSize = claimsAtOnce;
/** So many clean ones are kept in sight: two more pages. */
const keptAhead = 3 * sheetSize;

type DetailOf = (publishId: string) => Listing | undefined;

/** Listings as they were fetched whole, where they are as new as their rows. */
const useDetails = ({ rows }: Queue): DetailOf => {
  const { api, queryClient } = useWorkbench();
  return useCallback(
    (publishId: string): Listing | undefined => {
      const detail = queryClient.getQueryData(listings.query(api, publishId).queryKey);
      return detail && detail.version >= (rows.rowOf(publishId)?.base.version ?? 0) ? detail : undefined;
    },
    [api, queryClient, rows],
  );
};

/** What may be laid out, and what of it is known. */
const useClean = ({ rows }: Queue, detailOf: DetailOf, tiles: readonly Tile[], past: ReadonlySet<string>) => {
  const { api, queryClient, actor } = useWorkbench();
  const laid = useMemo(() => tiles.map(({ id }) => id), [tiles]);
  const details = useQueries({ queries: laid.map((id) => listings.query(api, id)), combine: standingsOf });
  const minute = useNow('minute');
  const clean = useMemo(() => {
    const isWrongImage = (url: string, of: Listing): boolean =>
      queryClient.getQueryData<ImageAnalysis>(imageAnalysisQuery(api, url, roleOf(of, url)).queryKey)?.valid === false;
    const known = { actor: actor(), detailOf, isWrongImage };
    const isCandidate = (id: string): boolean => {
      const row = rows.rowOf(id);
      return row !== null && !past.has(id) && isClean(row, known);
    };
    return firstClean({ ids: rows.ids, isCandidate, laid, most: keptAhead });
    // oxlint-disable-next-line react/exhaustive-deps -- `details` stands for what `detailOf` says now, `minute` for the clock of leases
  }, [actor, api, detailOf, details, laid, minute, past, queryClient, rows]);
  return { clean, details };
};

type Asked = readonly { readonly isError: boolean; readonly data: unknown; readonly dataUpdatedAt: number }[];

/** By place: what came when, and what did not come. The same one again while it says the same. */
const standingsOf = (asked: Asked) =>
  asked.map(({ isError, data, dataUpdatedAt }) => ({ hasFailed: isError && data === undefined, at: dataUpdatedAt }));

/** A page of the contact sheet: its tiles kept in step with the queue, held, and approved as one batch. */
export const useSheet = (queue: Queue) => {
  const { actor } = useWorkbench();
  const execute = useExecute();
  const { rows, query, loadMore } = queue;
  const painted = usePainted();
  const detailOf = useDetails(queue);
  /** On the revision that was painted: what changed meanwhile, drawn or not, is refused by the server, not approved unseen. */
  const targetOf = (id: string): readonly Target[] => {
    const row = rows.rowOf(id)?.base;
    const listing = painted.listingOf(id);
    if (!row || !listing) return [];
    const base = shownListing(row, listing, row.lease);
    return [{ subject: listingSubject(base), label: base.title, base }];
  };
  const sheet = useActorRef(
    contactSheetMachine.provide({
      actors: {
        approve: fromPromise(async ({ input }) => {
          const recorded = await execute('listing.approve', { targets: input.flatMap(targetOf) });
          // Those of them that could not be approved are offered again, and it was said why.
          return recorded.length === 0 ? [] : input;
        }),
      },
    }),
    { input: { size: sheetSize } },
  );
  const tiles = useSelector(sheet, ({ context }) => context.tiles);
  const past = useSelector(sheet, ({ context }) => context.past);
  const cursor = useSelector(sheet, ({ context }) => context.cursor);
  const { clean, details } = useClean(queue, detailOf, tiles, past);

  const isShort = clean.length < 2 * sheetSize && query.hasNextPage;
  const isMoreToCome = isShort && !query.isFetchNextPageError && !query.isPaused;
  useEffect(() => {
    if (isShort) loadMore();
  }, [isShort, loadMore]);
  // By what it says: an offer lays tiles, and what is laid is looked for again.
  const offered = clean.join(' ');
  // A page that stands takes no more, so that its first listings wait for the rest of it; and rows of the last filter are not of this one.
  const isWaiting = tiles.length === 0 && (query.isPlaceholderData || (clean.length < sheetSize && isMoreToCome));
  useEffect(() => {
    if (!isWaiting) sheet.send({ type: 'offer', clean: offered.split(' ').filter(Boolean) });
  }, [isWaiting, offered, sheet]);

  const isOn = actor().leases !== 'off';
  const laid = tiles.map(({ id }) => id);
  // A person who only looks says first that these are to be theirs.
  const mustReserve = !useReserves() && isOn;
  useLeases(null, laid, isOn && !mustReserve);
  const next = clean.filter((id) => !laid.includes(id)).slice(0, sheetSize);
  usePrefetch(next);

  const show = useCallback(
    (id: string, listing: Listing): void => {
      painted.show(id, listing);
      sheet.send({ type: 'show', id });
    },
    [painted, sheet],
  );
  const isLoading = query.isPending || query.isPlaceholderData || isMoreToCome;
  return {
    sheet,
    tiles,
    cursor,
    past,
    details,
    detailOf,
    shownSince: painted.sinceOf,
    show,
    mustReserve,
    isLoading,
  };
};
