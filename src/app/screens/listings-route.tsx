import { lazy, Suspense } from 'react';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { chunk } from '../chunk.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useFrame } from '../signed-in.ts';
import { ScreenViews } from '#entities/screen-views.tsx';
import { usePageSearch } from '#entities/use-page-search.ts';

// A seller never loads the review queue, nor a reviewer the seller's list.
const Queue = lazy(chunk(async () => ({ default: (await import('./queue.tsx')).Queue })));
const SellerListings = lazy(
  chunk(async () => ({ default: (await import('#features/listings/seller-listings-screen.tsx')).SellerListingsScreen })),
);

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
