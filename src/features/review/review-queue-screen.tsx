import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ListingFilter } from '#contract/listing.ts';
import { pageOf, useListingPlace } from '#entities/listing/listing-place.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useT } from '#locale/locale.tsx';
import { DoubtLine } from '#palette/doubt-line.tsx';
import { useCommandForm, useHandlers, useScope, useShowsRecorded } from '#palette/context.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { toast } from '#ui/toast.tsx';
import type { ChangeFilter } from './queue-filters.tsx';
import { BatchBar } from './batch-bar.tsx';
import { QueueBody } from './queue-body.tsx';
import { QueueDetail } from './queue-detail.tsx';
import { QueueMoved } from './queue-moved.tsx';
import { QueueTop } from './queue-top.tsx';
import { RecentDecisions } from './recent-decisions.tsx';
import { aheadOf, goToId } from './queue-session.ts';
import { queueMemoryOf, SessionContext, useSession, type QueueMemory } from './session-store.ts';
import { AlikeTogether } from './alike/alike-together.tsx';
import { QueueGuidelines } from './guidelines/guidelines-dialog.tsx';
import { ContactSheet } from './sheet/contact-sheet.tsx';
import { useDecisionsAdvance } from './use-decisions-advance.ts';
import { useLeases } from './use-leases.ts';
import { keptAhead, usePrefetch } from './use-prefetch.ts';
import { useQueue } from './use-queue.ts';
import { useReserves } from './use-reserves.ts';
import { useQueueHandlers, type QueueHandlersInput } from './use-queue-handlers.ts';
import { WarningsDialog } from './warnings-dialog.tsx';
import './queue.css';

interface ReviewQueueScreenProps {
  /** Filters as they stand in the URL. */
  readonly search: ListingFilter;
  readonly onSearchChange: ChangeFilter;
  /** Filters with a name; where they are kept is the caller's. */
  readonly views: ReactNode;
}

/** 'Últimas decisões' shows them, and what takes them back. */
const shownDecisions = [
  'listing.approve',
  'listing.refuse',
  'listing.observe',
  'listing.skip',
  'listing.snooze',
  'listing.returnToPending',
  'listing.unskip',
  'listing.unsnooze',
];

/** The review queue: the main job. List and detail side by side, everything under the fingers (experience, 'Review queue'). */
export const ReviewQueueScreen = (props: ReviewQueueScreenProps) => {
  const { queryClient } = useWorkbench();
  const memory = queueMemoryOf(queryClient);
  return (
    <SessionContext value={memory.store}>
      <ReviewDesk {...props} memory={memory} />
    </SessionContext>
  );
};

/** The next ones, as they were when the detail was last drawn: a held step key neither fetches nor claims what it passes. */
const useAhead = (count?: number): readonly string[] => {
  const [ahead, setAhead] = useState('');
  const now = useSession((session) => (session.openId === session.cursorId ? aheadOf(session, count).join(' ') : ahead));
  if (now !== ahead) setAhead(now);
  return useMemo(() => now.split(' ').filter(Boolean), [now]);
};

const none: readonly string[] = [];

/** The list is on screen, and its keys are live. */
const QueueKeys = (keys: QueueHandlersInput) => {
  useScope('queue');
  useQueueHandlers(keys);
  return null;
};

/** So many are asked for by name. */
const mostWalked = 100;

const ReviewDesk = ({ search, onSearchChange, views, memory }: ReviewQueueScreenProps & { readonly memory: QueueMemory }) => {
  const t = useT();
  const { actor } = useWorkbench();
  const me = actor();
  const { store } = memory;
  const navigate = useNavigate();
  const [isSheet, setSheet] = useState(false);
  const openId = useSession((session) => session.openId);
  const ahead = useAhead();
  const reserves = useReserves();
  // The contact sheet holds what is on it, and nothing else.
  const leases = useLeases(isSheet ? null : openId, reserves && !isSheet ? ahead : none, me.leases !== 'off');
  // Before the rows: where to go on to is read from the list that still has the decided ones.
  useDecisionsAdvance();
  const place = useListingPlace();
  const asked = useMemo((): ListingFilter => (place === '/kitPublish' ? { ...search, kit: 'only' } : search), [place, search]);
  const queue = useQueue(asked, leases.byId, memory);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const firstFilter = useRef<HTMLElement>(null);
  const [isDetailPane, setDetailPane] = useState(false);

  usePrefetch(useAhead(keptAhead));
  const left = useRef<HTMLElement>(null);
  useShowsRecorded(shownDecisions, left);
  useCommandForm('listing.refuse', WarningsDialog);
  useCommandForm('listing.observe', WarningsDialog);
  // One function each for the life of the screen: a new one would draw every row again.
  const openPage = useCallback((): void => {
    const { cursorId } = store.get();
    if (cursorId !== null) void navigate({ to: pageOf[place], params: { publishId: cursorId } });
  }, [navigate, place, store]);
  const focusList = useCallback(() => list.current?.focus(), []);
  const isLaid = queue.rows.ids.length > 0;
  useEffect(() => {
    // Where nothing has the focus yet, a dialog would give it back to nothing.
    if (isLaid && !isSheet && document.activeElement === document.body) focusList();
  }, [focusList, isLaid, isSheet]);
  const showList = useCallback(() => setDetailPane(false), []);
  const showDetail = useCallback(() => setDetailPane(true), []);
  const closeSheet = useCallback(
    (thrownOut: string | undefined): void => {
      setSheet(false);
      if (thrownOut !== undefined) store.update((session) => goToId(session, thrownOut));
      afterPaint(focusList);
    },
    [focusList, store],
  );
  const walk = useCallback(
    (publishIds: readonly string[]): void => {
      const walked = publishIds.slice(0, mostWalked);
      onSearchChange(() => ({ ids: walked }));
      if (walked.length < publishIds.length) toast.info(t('queue.walkFirst', { n: walked.length, of: publishIds.length }));
      focusList();
    },
    [focusList, onSearchChange, t],
  );
  // Open, it is closed by the same key, and knows where to.
  useHandlers(isSheet ? {} : { 'queue.sheet': () => setSheet(true) });
  const pane = isDetailPane ? 'detail' : 'list';

  return (
    <div className="queue" data-pane={isSheet ? 'sheet' : pane}>
      <QueueTop
        filter={search}
        onChange={onSearchChange}
        searchRef={searchField}
        firstFilterRef={firstFilter}
        onLeave={focusList}
        views={views}
      />
      {isSheet ? (
        // With another filter it is another sheet: its pages start over.
        <ContactSheet key={JSON.stringify(asked)} queue={queue} listRef={list} onClose={closeSheet} />
      ) : (
        <>
          <QueueGuidelines rows={queue.rows} />
          <AlikeTogether queue={queue} set={search.set} onSearchChange={onSearchChange} onLeave={focusList} />
          <QueueKeys {...{ leases, list, searchField, firstFilter, openPage, showList, walk }} />
          <div className="queue-panes">
            <section className="queue-left" ref={left}>
              <BatchBar rows={queue.rows} onShow={showDetail} />
              <QueueBody
                queue={queue}
                isFiltered={Object.keys(search).length > 0}
                actorId={me.id}
                listRef={list}
                memory={memory}
                onOpen={openPage}
                onPick={showDetail}
                onSearchChange={onSearchChange}
              />
              <RecentDecisions loaded={queue.loaded} onWalk={walk} />
            </section>
            <QueueDetail queue={queue} leases={leases.byId} onBack={showList} />
            <QueueMoved rows={queue.rows} />
            <DoubtLine className="doubt-line" />
          </div>
        </>
      )}
    </div>
  );
};
