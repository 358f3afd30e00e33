import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import type { ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { chunk } from '../chunk.ts';
import { useFrame } from '../signed-in.ts';

// A seller never loads the review queue, nor a reviewer the seller's list.
const ReviewQueue = lazy(chunk(async () => ({ default: (await import('#features/review/review-queue-screen.tsx')).ReviewQueueScreen })));
const SellerListings = lazy(
  chunk(async () => ({ default: (await import('#features/listings/seller-listings-screen.tsx')).SellerListingsScreen })),
);

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
      <h1 className="visually-hidden">{t(role === 'reviewer' ? 'shell.title.review' : 'shell.title.listings')}</h1>
      <FloatingTheme>
        <Suspense fallback={null}>
          <Screen search={search} onSearchChange={change} />
        </Suspense>
      </FloatingTheme>
    </div>
  );
};
