import { useQueries } from '@tanstack/react-query';
import { listings } from '#api/listings.ts';
import { ListingStatus } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Count, counted, oneRow } from './count.tsx';
import { Figure } from './figure.tsx';
import { HomePart } from './home-part.tsx';

/** A seller's own listings, counted by where they stand. */
export const ListingsCard = () => {
  const t = useT();
  const { api } = useWorkbench();
  const counts = useQueries({
    queries: ListingStatus.options.map((status) => ({ ...listings.pageQuery(api, { status: [status] }, oneRow), select: counted })),
  });
  const failed = counts.find(({ isError, data }) => isError && data === undefined);
  return (
    <HomePart
      title={t('home.listings')}
      way={t('home.openListings')}
      to="/publish"
      isFailed={failed !== undefined}
      isRetrying={failed?.isFetching ?? false}
      onRetry={() => counts.forEach(({ refetch }) => void refetch())}
    >
      {ListingStatus.options.map((status, at) => (
        <Figure
          key={status}
          label={t(`home.status.${status}`)}
          isLoading={counts[at]?.isPending ?? true}
          place={{ to: '/publish', search: { status } }}
        >
          {counts[at]?.data && <Count of={counts[at].data} />}
        </Figure>
      ))}
    </HomePart>
  );
};
