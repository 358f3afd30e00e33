import { useQueries } from '@tanstack/react-query';
import { orders } from '#api/orders.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Count, counted, oneRow } from './count.tsx';
import { Figure } from './figure.tsx';
import { HomePart } from './home-part.tsx';

/** What is still on its way, and what waits for somebody's word. */
const statuses = ['paid', 'invoiced', 'waiting-shipped', 'shipped', 'pending_cancelled'] as const;

/** The sales one sees, counted by where they stand. */
export const SalesCard = () => {
  const t = useT();
  const { api } = useWorkbench();
  const counts = useQueries({
    queries: statuses.map((status) => ({ ...orders.pageQuery(api, { status: [status] }, oneRow), select: counted })),
  });
  const failed = counts.find(({ isError, data }) => isError && data === undefined);
  return (
    <HomePart
      title={t('home.sales')}
      way={t('home.openSales')}
      to="/general"
      isFailed={failed !== undefined}
      isRetrying={failed?.isFetching ?? false}
      onRetry={() => counts.forEach(({ refetch }) => void refetch())}
    >
      {statuses.map((status, at) => (
        <Figure
          key={status}
          label={t(`home.order.${status}`)}
          isLoading={counts[at]?.isPending ?? true}
          place={{ to: '/general', search: { status } }}
        >
          {counts[at]?.data && <Count of={counts[at].data} />}
        </Figure>
      ))}
    </HomePart>
  );
};
