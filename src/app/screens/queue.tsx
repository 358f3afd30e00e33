import { useMemo } from 'react';
import { ListingFilter } from '#contract/listing.ts';
import { ScreenViews } from '#entities/screen-views.tsx';
import { ReviewQueueScreen } from '#features/review/review-queue-screen.tsx';
import { parseListingSearch, searchOf } from '../listing-search.ts';
import { useFilter } from './use-filter.ts';

/** The review queue, with its place in the address. */
export const Queue = () => {
  const [filter, change] = useFilter(ListingFilter);
  // One element for as long as the place stays: the head of the queue is not drawn again by a step.
  const views = useMemo(
    () => <ScreenViews screen="review" search={searchOf(filter)} onApply={(next) => change(() => parseListingSearch(next))} />,
    [filter, change],
  );
  return <ReviewQueueScreen search={filter} onSearchChange={change} views={views} />;
};
