import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { Target } from '#commands/command.ts';
import type { Lease, ListingRow } from '#contract/listing.ts';
import { doubtsOf } from '#entities/listing/doubts.ts';
import { useOpenSameEan } from './use-open-same-ean.ts';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { ListingDetail } from './detail/listing-detail.tsx';
import { useImageRun } from './detail/use-image-run.ts';
import { ListingNotice } from './listing-notice.tsx';
import type { QueueRows } from './queue-rows.ts';
import type { Queue } from './use-queue.ts';
import { ReasonStrip } from './strip/reason-strip.tsx';
import { useSuggestion } from './strip/use-suggestion.ts';
import { judgedNameOf, shownListing } from './shown-listing.ts';
import { useSession } from './session-store.ts';
import { useDoubts } from './use-doubts.ts';
import { useJustCame } from './use-just-came.ts';
import { useShownSince } from './use-shown-since.ts';

interface QueueDetailProps {
  readonly queue: Queue;
  readonly leases: ReadonlyMap<string, Lease | null>;
  readonly onBack: () => void;
}

/** The right side: whatever the gate lets through. What is drawn here is what a decision acts on, and nothing else. */
export const QueueDetail = ({ queue: { query, rows }, leases, onBack }: QueueDetailProps) => {
  const t = useT();
  const openId = useSession((session) => session.openId);
  const { queryClient } = useWorkbench();
  // Not among the loaded rows any more once somebody scrolled far away: it was asked for by itself when it was opened.
  const row = openId === null ? null : (rows.rowOf(openId)?.base ?? listings.fresh(queryClient).get(openId) ?? null);
  if (row === null) return <section className="queue-right">{!query.isPending && <EmptyState title={t('queue.detailEmpty')} />}</section>;
  return <OpenListing row={row} lease={leases.get(row.publishId)} rows={rows} onBack={onBack} />;
};

interface OpenListingProps {
  readonly row: ListingRow;
  readonly lease: Lease | null | undefined;
  readonly rows: QueueRows;
  readonly onBack: () => void;
}

const OpenListing = ({ row, lease, rows, onBack }: OpenListingProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const scroller = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  const { data, error, refetch, isFetching } = useQuery(listings.query(api, row.publishId));
  const base = shownListing(row, data, lease === undefined ? row.lease : lease);
  // Drawn without the lease this screen holds: renewing it must not draw the listing again.
  const view = useView(shownListing(row, data, undefined), listingSubject(row));
  const images = useImageRun(data);
  const doubts = useDoubts(base, images);
  const openSameEan = useOpenSameEan(data?.sameEan);
  const justCame = useJustCame(row.publishId);
  const paintedSince = useShownSince(useMemo(() => (data ? judgedNameOf(data) : null), [data]));
  /** On a narrow screen the list stands in its place: what is not displayed was not seen. */
  const shownAt = useCallback(() => (scroller.current?.getClientRects().length === 0 ? null : paintedSince()), [paintedSince]);

  // The elements are reused from listing to listing; only the place is new.
  useLayoutEffect(() => {
    // Where nobody scrolled it is there: to say so would lay the page out once more, in the key's own frame.
    if (isScrolled.current && scroller.current) scroller.current.scrollTop = 0;
    isScrolled.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each listing starts at its top
  }, [row.publishId]);
  const suggestion = useSuggestion(data, view.status === 'pending');
  const { suggested } = suggestion;
  const open: Target = { subject: listingSubject(row), label: row.title, base, isUnseen: !data, justCame, shownAt, suggested, doubts };
  /** Most of what is seen, so that the eye finds the last lines again. */
  const scroll = (by: 1 | -1): void => scroller.current?.scrollBy({ top: by * 0.8 * scroller.current.clientHeight });
  useHandlers({
    'queue.scrollDown': () => scroll(1),
    'queue.scrollUp': () => scroll(-1),
    'queue.validateImages': images.validateAll,
    ...openSameEan,
  });

  return (
    <section className="queue-right" ref={scroller} aria-label={row.title} onScroll={() => void (isScrolled.current = true)}>
      <QueueTargets open={open} rows={rows} />
      <Button className="queue-back" variant="ghost" size="2" onClick={onBack}>
        <ArrowLeft size={16} aria-hidden /> {t('queue.back')}
      </Button>
      <ListingDetail
        row={view}
        listing={'attributes' in view ? view : undefined}
        images={images}
        notice={<ListingNotice base={base} listing={data} />}
      />
      {error && !data && (
        <ProblemState title={t('queue.detailFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <div className="queue-decide">
        <ReasonStrip open={open} listing={view} suggestion={suggestion} />
        <DecisionBar />
      </div>
    </section>
  );
};

/**
 * What decisions act on: the selected rows, else the drawn listing. While a step key is held there is nothing, because
 * nobody may decide what was not drawn.
 */
const QueueTargets = ({ open, rows: { rowOf } }: { readonly open: Target; readonly rows: QueueRows }) => {
  const selected = useSession((session) => session.selected);
  const swept = useSession((session) => session.swept);
  const isDrawn = useSession((session) => session.openId === session.cursorId);
  const chosen = [...selected].flatMap((id) => rowOf(id) ?? []);
  useTargets(
    'selection',
    chosen.map(({ base }) => ({
      subject: listingSubject(base),
      label: base.title,
      base,
      isSwept: swept.has(base.publishId),
      doubts: () => doubtsOf(base),
    })),
  );
  useTargets('page', isDrawn ? [open] : []);
  return null;
};
