import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ProblemError } from '#api/client.ts';
import { listingQuery } from '#api/listings.ts';
import { useCommandForm, useHandlers, useScope, useTargets } from '#commands/context.tsx';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { useView, useWorkbench } from '#commands/workbench.tsx';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import { ListingDetail } from './detail/listing-detail.tsx';
import { useImageRun } from './detail/use-image-run.ts';
import { ListingNotice } from './listing-notice.tsx';
import { shownListing } from './shown-listing.ts';
import { useLeases } from './use-leases.ts';
import { useObservationRedirect } from './use-observation-redirect.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';
import { useValidateImages } from './use-validate-images.ts';
import { WarningsDialog } from './warnings-dialog.tsx';
import './queue.css';

const isAbsent = (error: Error | null): boolean =>
  error instanceof ProblemError && error.problem.type === 'Refused' && error.problem.status === 404;

/** /publish/{id}: one listing on a page of its own, with the decisions where the person may take them. */
export const ListingPage = ({ publishId }: { readonly publishId: string }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { history } = useRouter();
  const { data, error, refetch, isFetching } = useQuery(listingQuery(api, publishId));
  // Back in history, not to a fresh list: the queue is where it was left, row and scroll.
  const back = (): void => (history.canGoBack() ? history.back() : history.push('/publish'));
  useScope('listing');
  useHandlers({ 'queue.back': back });

  return (
    <div className="listing-page">
      <Button className="listing-page-back" variant="ghost" size="2" onClick={back}>
        <ArrowLeft size={16} aria-hidden /> {t('listing.back')}
      </Button>
      {data && <LoadedListing listing={data} />}
      {!data && error && (
        <ProblemState
          title={t(isAbsent(error) ? 'listing.notFound' : 'queue.detailFailed')}
          onRetry={isAbsent(error) ? undefined : () => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <DetailSkeleton />}
    </div>
  );
};

const none: readonly string[] = [];

const LoadedListing = ({ listing }: { readonly listing: Listing }) => {
  const { actor } = useWorkbench();
  const me = actor();
  const mayReview = me.role !== 'seller';
  const leases = useLeases(mayReview && listing.status === 'pending' ? listing.publishId : null, none, mayReview && me.leases !== 'off');
  const base = shownListing(listing, listing, leases.byId.get(listing.publishId));
  const view = useView(base, listingSubject(listing));
  const images = useImageRun(listing.image);
  const { undoLast } = useUndoAndReturn();
  useTargets('page', [{ subject: listingSubject(listing), label: listing.title, base }]);
  useHandlers({ 'queue.validateImages': useValidateImages(images), 'queue.undoLast': () => void undoLast() });
  useCommandForm('listing.refuse', WarningsDialog);
  useCommandForm('listing.observe', WarningsDialog);
  useScope(mayReview ? 'queue' : 'listing');
  useObservationRedirect();

  return (
    <>
      <ListingDetail
        row={view}
        listing={'attributes' in view ? view : listing}
        images={images}
        notice={mayReview && <ListingNotice base={base} history={listing.history} />}
      />
      {mayReview && <DecisionBar names={pageDecisions} />}
    </>
  );
};

const pageDecisions = ['listing.approve', 'listing.refuse', 'listing.observe', 'listing.returnToPending', 'queue.validateImages'];
