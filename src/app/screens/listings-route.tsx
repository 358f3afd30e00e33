import { lazy, Suspense, useMemo } from 'react';
import { ListingFilter } from '#contract/listing.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { chunk } from '../chunk.ts';
import { parseListingSearch, searchOf } from '../listing-search.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useFrame } from '../signed-in.ts';
import { ScreenViews } from '#entities/screen-views.tsx';
import { useFilter } from './use-filter.ts';
import { usePageSearch } from '#entities/use-page-search.ts';

// A seller never loads the review queue, nor a reviewer the seller's list.
const ReviewQueue = lazy(chunk(async () => ({ default: (await import('#features/review/review-queue-screen.tsx')).ReviewQueueScreen })));
const SellerListings = lazy(
  chunk(async () => ({ default: (await import('#features/listings/seller-listings-screen.tsx')).SellerListingsScreen })),
);

const Queue = () => {
  const [filter, change] = useFilter(ListingFilter);
  // One element for as long as the place stays: the head of the queue is not drawn again by a step.
  const views = useMemo(
    () => <ScreenViews screen="review" search={searchOf(filter)} onApply={(next) => change(() => parseListingSearch(next))} />,
    [filter, change],
  );
  return <ReviewQueue search={filter} onSearchChange={change} views={views} />;
};

/** The table's place, in the URL and in the history. */
const Own = () => {
  const { user } = useFrame();
  const place = usePageSearch();
  const views = <ScreenViews screen="listings" search={place.search} onApply={(next) => place.write(next, { replace: false })} />;
  return <SellerListings place={place} userId={user._id} views={views} />;
};

interface ListingsProps {
  readonly title: MessageKey;
}

const Listings = ({ title }: ListingsProps) => {
  const t = useT();
  const { role } = useFrame();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t(title)}</h1>
      <FloatingTheme>
        <Suspense fallback={<PageSkeleton />}>{role === 'seller' ? <Own /> : <Queue />}</Suspense>
      </FloatingTheme>
    </div>
  );
};

export const ListingsRoute = () => {
  const { role } = useFrame();
  return <Listings title={role === 'reviewer' ? 'shell.title.review' : 'shell.title.listings'} />;
};

/** Kit listings: the same list and the same queue, of kits alone. */
export const KitListingsRoute = () => <Listings title="shell.title.kitListings" />;
