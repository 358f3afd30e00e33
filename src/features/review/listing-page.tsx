import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { isGone } from '#api/is-gone.ts';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Listing } from '#contract/listing.ts';
import { failedChecks, foundIssues } from '#entities/listing/listing-issues.ts';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { removalOf } from '#entities/listing/removal-of.ts';
import { nextOwnerSteps, ownerSteps } from '#entities/listing/owner-steps.ts';
import { usePriceStockForm } from '#entities/listing/use-price-stock-form.tsx';
import { SameEan } from '#entities/same-ean.tsx';
import { useOpenSameEan } from './use-open-same-ean.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { ButtonKey } from '#palette/command-key.tsx';
import { CommandMenu } from '#palette/command-menu.tsx';
import { DoubtLine } from '#palette/doubt-line.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { useCommandForm, useHandlers, useScope, useTargets } from '#palette/context.tsx';
import { formatInstant } from '#ui/format-instant.ts';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { usePreferences } from '#ui/preferences.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Guidelines } from './guidelines/guidelines-dialog.tsx';
import { CopyNote } from './detail/copy-note.tsx';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { ListingHistory } from './detail/listing-history.tsx';
import { ListingImages } from './detail/listing-images.tsx';
import { ListingIssues } from './detail/listing-issues.tsx';
import { RefusalChanges } from './detail/refusal-changes.tsx';
import { UntoldLines } from './detail/untold-lines.tsx';
import { useImageRun } from './detail/use-image-run.ts';
import { ListingNotice } from './listing-notice.tsx';
import { judgedNameOf, shownListing } from './shown-listing.ts';
import { useDoubts } from './use-doubts.ts';
import { useLeases } from './use-leases.ts';
import { useObservationRedirect } from './use-observation-redirect.ts';
import { useShownSince } from './use-shown-since.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';
import { WarningsDialog } from './warnings-dialog.tsx';
import './detail/detail.css';
import './queue.css';

/** What the page gives the editor to lay out: the editor is another feature, app/ brings both together. */
export interface EditorParts {
  readonly listing: Listing;
  readonly view: ListingView;
  /** Why it was refused and what came of it. */
  readonly refusal: ReactNode;
  readonly review: ReactNode;
  readonly images: ReactNode;
  readonly about: ReactNode;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}
type RenderEditor = (parts: EditorParts) => ReactNode;

/** Its listing was removed, or is no longer theirs. */
const actsGone = leavesFocus(null, '.listing-page-back');

interface ListingPageProps {
  readonly publishId: string;
  /** What the page was opened for, if it was for more than itself. */
  readonly above?: ReactNode;
  readonly renderEditor: RenderEditor;
}

/** /publish/{id}: one listing on a page of its own, with the decisions where the person may take them. */
export const ListingPage = ({ publishId, above, renderEditor }: ListingPageProps) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const { history } = useRouter();
  const place = useListingPlace();
  const { data: read, error, refetch, isFetching } = useQuery(listings.query(api, publishId));
  // What the server no longer shows this person does not stay on screen.
  const data = isGone(error) ? undefined : read;
  // Back in history, not to a fresh list: the queue is where it was left, row and scroll.
  const back = (): void => (history.canGoBack() ? history.back() : history.push(place));
  const [unsavedId, setUnsavedId] = useState<string | null>(null);
  const isUnsaved = unsavedId === publishId;
  const onUnsaved = useCallback((is: boolean): void => setUnsavedId(is ? publishId : null), [publishId]);
  useScope('listing');
  useHandlers({ 'queue.back': back });

  return (
    <div className="listing-page">
      <div className="listing-page-head">
        <Button className="listing-page-back" variant="ghost" size="2" onClick={back}>
          <ArrowLeft size={16} aria-hidden /> {t(actor().role === 'reviewer' ? 'shell.title.review' : 'listing.back')}
          <ButtonKey name="queue.back" />
        </Button>
        {data && actor().role !== 'reviewer' && (
          <div className="listing-page-acts" ref={actsGone}>
            <OfferedCommands names={nextOwnerSteps} first="solid" size="2" />
            <CommandMenu label={t('listing.more')} names={ownerSteps} refused="said" />
          </div>
        )}
      </div>
      {above}
      {data && <LoadedListing key={publishId} listing={data} isUnsaved={isUnsaved} onUnsaved={onUnsaved} renderEditor={renderEditor} />}
      {!data && error && <NotShown error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <DetailSkeleton />}
    </div>
  );
};

interface NotShownProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

const NotShown = ({ error, onRetry, isRetrying }: NotShownProps) => {
  const { t, locale } = useLocale();
  const { timeZone } = usePreferences();
  const by = removalOf(error);
  const removed = by ? { name: by.name, at: formatInstant(by.at, 'dateTime', tagOf[locale], timeZone) } : undefined;
  if (isGone(error)) return <ProblemState title={t('listing.notFound')} hint={removed && t('listing.removedBy', removed)} />;
  return <ProblemState title={t('queue.detailFailed')} error={error} onRetry={onRetry} isRetrying={isRetrying} />;
};

const none: readonly string[] = [];

interface LoadedListingProps {
  readonly listing: Listing;
  readonly isUnsaved: boolean;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly renderEditor: RenderEditor;
}

const LoadedListing = ({ listing, isUnsaved, onUnsaved, renderEditor }: LoadedListingProps) => {
  const { actor } = useWorkbench();
  const me = actor();
  const mayReview = me.role !== 'seller';
  const leases = useLeases(mayReview && listing.status === 'pending' ? listing.publishId : null, none, mayReview && me.leases !== 'off');
  const base = shownListing(listing, listing, leases.byId.get(listing.publishId));
  const view = useView(base, listingSubject(listing));
  const images = useImageRun(listing);
  const doubts = useDoubts(base, images);
  const { redoLast, undoLast } = useUndoAndReturn();
  const shownAt = useShownSince(useMemo(() => judgedNameOf(listing), [listing]));
  useTargets('page', [{ subject: listingSubject(listing), label: listing.title, base, isUnsaved, shownAt, doubts }]);
  const openSameEan = useOpenSameEan(listing.sameEan);
  useHandlers({
    'queue.validateImages': images.validateAll,
    'queue.undoLast': undoLast,
    'queue.redoLast': redoLast,
    ...openSameEan,
  });
  usePriceStockForm();
  useCommandForm('listing.refuse', WarningsDialog);
  useCommandForm('listing.observe', WarningsDialog);
  // A key decides on what the server has: while something is typed and not saved, that is not what is on screen.
  useScope(mayReview && !isUnsaved ? 'queue' : 'listing');
  useObservationRedirect(listingSubject(listing));

  return (
    <>
      <div className="listing-page-body">
        {renderEditor({
          listing,
          view,
          refusal: <RefusalChanges listing={listing} isInEditor />,
          review: (
            <>
              <UntoldLines listing={listing} />
              {me.role !== 'reviewer' && <CopyNote listing={listing} />}
              {mayReview && <ListingNotice base={base} listing={listing} />}
              <ListingIssues {...issuesOf(listing, view)} images={images} warning={view.warning} editorOf={listing} />
            </>
          ),
          images: <ListingImages listing={listing} images={images} />,
          about: (
            <>
              <UnreadableLine pages={[listing]} />
              <div className="detail-columns">
                <SameEan products={listing.sameEan} />
                <ListingHistory events={listing.history} />
              </div>
            </>
          ),
          onUnsaved,
        })}
      </div>
      {mayReview && (
        <>
          <Guidelines category={listing.category} />
          <DoubtLine className="doubt-line doubt-line-of-page" />
          <DecisionBar names={pageDecisions.filter((name) => isShown(name, base, isUnsaved))} />
        </>
      )}
    </>
  );
};

/** Of the listing as it will be; a waiting decision knows its row alone. */
const issuesOf = (listing: Listing, view: ListingView) => ({
  issues: foundIssues('attributes' in view ? view : listing),
  failed: failedChecks(listing),
  gaveUp: listing.checksGaveUp ?? null,
});

const pageDecisions = ['listing.approve', 'listing.refuse', 'listing.observe', 'listing.returnToPending', 'queue.validateImages'];
/** Approving goes by saving while something is typed; 'Recusar!' belongs to the pending review alone (part 2, section 2). */
const isShown = (name: string, { status }: ListingView, isUnsaved: boolean): boolean => {
  if (name === 'listing.approve') return !isUnsaved;
  return name !== 'listing.refuse' || status === 'pending';
};
