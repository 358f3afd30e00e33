import { Button } from '@radix-ui/themes';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listingCountQuery } from '#api/listing-count.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { ListingStatus } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Figure, Figures } from './figures.tsx';

/** A seller's own listings, counted by where they stand. */
export const ListingsCard = () => {
  const t = useT();
  const { api } = useWorkbench();
  const counts = useQueries({ queries: ListingStatus.options.map((status) => listingCountQuery(api, status)) });
  const failed = counts.find(({ isError, data }) => isError && data === undefined);
  return (
    <section aria-labelledby="home-listings">
      <div className="home-lead">
        <h1 id="home-listings" className="page-title">
          {t('home.listings')}
        </h1>
        <Button asChild>
          <Link to="/publish">{t('home.openListings')}</Link>
        </Button>
      </div>
      {failed ? (
        <ProblemState
          title={t('home.failed')}
          onRetry={() => counts.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.isFetching}
        />
      ) : (
        <Figures>
          {ListingStatus.options.map((status, at) => (
            <Figure key={status} label={t(`home.status.${status}`)} isLoading={counts[at]?.isPending ?? true}>
              {counts[at]?.data}
            </Figure>
          ))}
        </Figures>
      )}
    </section>
  );
};
