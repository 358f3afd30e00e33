import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { chunk } from '../chunk.ts';
import { parseListingSearch, plainSearch } from '../listing-search.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useFrame } from '../signed-in.ts';
import { ScreenViews } from '../screen-views.tsx';

// A seller never loads the review queue, nor a reviewer the seller's list.
const ReviewQueue = lazy(chunk(async () => ({ default: (await import('#features/review/review-queue-screen.tsx')).ReviewQueueScreen })));
const SellerListings = lazy(
  chunk(async () => ({ default: (await import('#features/listings/seller-listings-screen.tsx')).SellerListingsScreen })),
);

const route = getRouteApi('/signed-in/publish');

const Queue = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = useMemo(() => parseListingSearch(search), [search]);
  const change = useCallback((next: ListingFilter) => void navigate({ search: plainSearch(next), replace: true }), [navigate]);
  // One element for as long as the place stays: the head of the queue is not drawn again by a step.
  const views = useMemo(
    () => <ScreenViews screen="review" search={plainSearch(filter)} onApply={(next) => change(parseListingSearch(next))} />,
    [filter, change],
  );
  return <ReviewQueue search={filter} onSearchChange={change} views={views} />;
};

/** The table's place, in the URL and in the history. */
const Own = () => {
  const { user } = useFrame();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const place = useMemo(
    () => ({
      search,
      write: (next: Readonly<Record<string, string>>, { replace }: { readonly replace: boolean }) =>
        void navigate({ search: next, replace, resetScroll: false }),
    }),
    [search, navigate],
  );
  const views = <ScreenViews screen="listings" search={search} onApply={(next) => place.write(next, { replace: false })} />;
  return <SellerListings place={place} userId={user._id} views={views} />;
};

export const ListingsRoute = () => {
  const t = useT();
  const { role } = useFrame();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t(role === 'reviewer' ? 'shell.title.review' : 'shell.title.listings')}</h1>
      <FloatingTheme>
        <Suspense fallback={<PageSkeleton />}>{role === 'seller' ? <Own /> : <Queue />}</Suspense>
      </FloatingTheme>
    </div>
  );
};
