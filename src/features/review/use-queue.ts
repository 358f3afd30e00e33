import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { listings } from '#api/listings.ts';
import { leaseFactOf } from '#commands/listing/listing-step.ts';
import type { Lease, ListingFilter } from '#contract/listing.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { useNow } from '#ui/now.ts';
import { gapsOf, lookOf } from './list-gaps.ts';
import { restart, withRows } from './queue-session.ts';
import { belongs, createDeriveRows } from './queue-rows.ts';
import { useSession, type QueueMemory } from './session-store.ts';
import { useLoadedRows } from './use-loaded-rows.ts';

/** The queue as data: pages of the server, newer rows, my waiting decisions; and the session kept in step with it. */
export const useQueue = (filter: ListingFilter, leases: ReadonlyMap<string, Lease | null>, memory: QueueMemory) => {
  const { queryClient, index: commands, actor } = useWorkbench();
  const outbox = useOutbox();
  const deciding = useSession((session) => session.deciding);
  const fresh = listings.fresh(queryClient);
  const revision = useSyncExternalStore(fresh.subscribe, fresh.revision);
  const minute = useNow('minute');
  const { query, loaded, total, isAtLeast, isToEnd, farFrom, loadMore, loadAround, lookAt, jumpToEnd } = useLoadedRows(filter, memory);
  const { isPlaceholderData } = query;
  const isHere = query.data !== undefined && !isPlaceholderData;

  const [deriveRows] = useState(createDeriveRows);
  const rows = useMemo(
    () => deriveRows(loaded, filter, { fresh, leases, outbox, deciding, commands, actor: actor(), minute }),
    // oxlint-disable-next-line react/exhaustive-deps -- `revision` stands for what `fresh` says now
    [loaded, filter, fresh, leases, outbox, deciding, commands, actor, revision, minute],
  );
  const { ids, head } = rows;
  const gaps = useMemo(
    () =>
      gapsOf({
        head,
        far: ids.length - head,
        farFrom,
        headLoaded: loaded.head,
        hidden: loaded.ids.length - ids.length,
        total,
        isToEnd,
      }),
    [farFrom, head, ids, isToEnd, loaded, total],
  );

  const { store } = memory;
  const asked = JSON.stringify(filter);
  useLayoutEffect(() => {
    if (memory.filter === asked) return;
    Object.assign(memory, { filter: asked, scrollTop: 0 });
    store.update(restart);
  }, [asked, memory, store]);
  const gapAt = gaps.between > 0 ? head : null;
  const isHeld = useCallback(
    (publishId: string): boolean => {
      const row = rows.rowOf(publishId);
      const me = actor();
      return row !== null && me.leases !== 'off' && leaseFactOf(row.base, me) === 'other';
    },
    [actor, rows],
  );
  const hasLeft = useCallback(
    (publishId: string): boolean => {
      if (loaded.indexById.has(publishId)) return true;
      const row = fresh.get(publishId);
      return row !== undefined && (row === null || !belongs(row, filter, actor()));
    },
    [actor, filter, fresh, loaded],
  );
  // The rows of the last filter stay on screen until those of this one are here, but nobody is on them any more.
  useLayoutEffect(() => {
    if (isHere) store.update((session) => withRows(session, ids, { gapAt, isToEnd, isHeld, hasLeft }));
  }, [gapAt, hasLeft, ids, isHeld, isHere, isToEnd, store]);

  const wantsEnd = useSession((session) => session.wantsEnd);
  useEffect(() => {
    if (wantsEnd && isHere) jumpToEnd();
  }, [isHere, jumpToEnd, wantsEnd]);

  const onView = useCallback(
    (first: number, last: number): void => {
      const { isHeadEnding, isFarBeginning, isFarEnding, isNowhere } = lookOf(gaps, first, last);
      if (isHeadEnding) loadMore();
      if (isFarBeginning) loadAround(true);
      if (isFarEnding) loadAround(false);
      lookAt(isNowhere ? first : null);
    },
    [gaps, loadAround, loadMore, lookAt],
  );

  return { query, rows, gaps, isAtLeast: isAtLeast && !isToEnd, isToEnd, loaded, onView, loadMore };
};

export type Queue = ReturnType<typeof useQueue>;
