import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import type { ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';

// A seller never loads the review queue, nor a reviewer the seller's list.
const ReviewQueue = lazy(async () => ({ default: (await import('#features/review/review-queue-screen.tsx')).ReviewQueueScreen }));
const SellerListings = lazy(async () => ({
  default: (await import('#features/listings/seller-listings-screen.tsx')).SellerListingsScreen,
}));

const route = getRouteApi('/signed-in/publish');

export const ListingsRoute = () => {
  const t = useT();
  const { role } = useFrame();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback((next: ListingFilter) => void navigate({ search: next, replace: true }), [navigate]);
  const Screen = role === 'seller' ? SellerListings : ReviewQueue;
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t(role === 'seller' ? 'shell.title.listings' : 'shell.title.review')}</h1>
      <FloatingTheme>
        <Suspense fallback={null}>
          <Screen search={search} onSearchChange={change} />
        </Suspense>
      </FloatingTheme>
    </div>
  );
};
