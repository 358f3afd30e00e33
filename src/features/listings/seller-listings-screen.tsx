import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { listingsQuery } from '#api/listings.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { ListingFilter } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { NoListings } from './no-listings.tsx';
import { SellerFilters } from './seller-filters.tsx';
import { ListingsSkeleton, SellerList } from './seller-list.tsx';
import './listings.css';

interface SellerListingsScreenProps {
  /** Filters as they stand in the URL. */
  readonly search: ListingFilter;
  readonly onSearchChange: (search: ListingFilter) => void;
}

/** A seller's own listings: where each stands, and what has to be corrected. Editing comes with the editor. */
export const SellerListingsScreen = ({ search, onSearchChange }: SellerListingsScreenProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const query = useInfiniteQuery({ ...listingsQuery(api, search), placeholderData: keepPreviousData });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  const body = () => {
    if (query.isPending) return <ListingsSkeleton />;
    if (rows.length > 0) return <SellerList rows={rows} total={data?.pages[0]?.total ?? 0} onNearEnd={loadMore} />;
    if (query.isError)
      return <ProblemState title={t('listing.loadFailed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
    return <NoListings isFiltered={Object.keys(search).length > 0} onClear={() => onSearchChange({})} />;
  };

  return (
    <div className="listings">
      <SellerFilters filter={search} onChange={onSearchChange} />
      {body()}
    </div>
  );
};
