import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { mediations } from '#api/mediations.ts';
import { expeditionFiguresQuery, orders } from '#api/orders.ts';
import type { Api } from '#api/client.ts';
import { integrationJobs } from '#api/integrations.ts';
import { listings } from '#api/listings.ts';
import { companies } from '#api/people.ts';
import { questions } from '#api/questions.ts';
import type { Role } from '#contract/call.ts';
import type { Counted } from '#lib/counted.ts';
import type { ListingStatus } from '#contract/listing.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Count, counted, oneRow } from './count.tsx';
import { Figure } from './figure.tsx';
import type { Place } from './place.ts';

/** Nobody tells of what becomes so by the time alone. */
const countedAgain = { select: counted, refetchInterval: 60_000 };

const countOf = (api: Api, status: ListingStatus) => ({ ...listings.pageQuery(api, { status: [status] }, oneRow), select: counted });

const listingItems = (api: Api, role: Role) =>
  role === 'seller'
    ? [{ key: 'refused', place: { to: '/publish', search: { status: 'refused' } }, query: countOf(api, 'refused') } as const]
    : [{ key: 'pending', place: { to: '/publish' }, query: countOf(api, 'pending') } as const];

const lateOf = ({ due }: { readonly due: { readonly late: number } }): Counted => ({ total: due.late });

/** Of our server alone: a provider has no figures of what is to be shipped. */
const expeditionItems = (api: Api) =>
  [
    {
      key: 'toShipLate',
      place: { to: '/expedition', search: { due: 'late' } },
      query: { ...expeditionFiguresQuery(api), select: lateOf },
    },
  ] as const;

const salesItems = (api: Api) =>
  [
    {
      key: 'cancellations',
      place: { to: '/general', search: { status: 'pending_cancelled' } },
      query: { ...orders.pageQuery(api, { status: ['pending_cancelled'] }, oneRow), select: counted },
    },
    {
      key: 'late',
      place: { to: '/mediation', search: { due: 'late' } },
      query: { ...mediations.pageQuery(api, { due: 'late' }, oneRow), ...countedAgain },
    },
    {
      key: 'soon',
      place: { to: '/mediation', search: { due: 'soon' } },
      query: { ...mediations.pageQuery(api, { due: 'soon' }, oneRow), ...countedAgain },
    },
    {
      key: 'questions',
      place: { to: '/message', search: { status: 'unanswered' } },
      query: { ...questions.pageQuery(api, { status: ['unanswered'] }, oneRow), select: counted },
    },
  ] as const;

const companyItems = (api: Api) =>
  [
    {
      key: 'blocked',
      place: { to: '/seller', search: { status: 'blocked' } },
      query: { ...companies.pageQuery(api, { status: 'blocked' }, oneRow), select: counted },
    },
    {
      key: 'expired',
      place: { to: '/seller', search: { certificate: 'expired' } },
      query: { ...companies.pageQuery(api, { certificate: ['expired'] }, oneRow), ...countedAgain },
    },
    {
      key: 'expiring',
      place: { to: '/seller', search: { certificate: 'soon' } },
      query: { ...companies.pageQuery(api, { certificate: ['soon'] }, oneRow), ...countedAgain },
    },
  ] as const;

const jobItems = (api: Api) =>
  [
    {
      key: 'failedJobs',
      place: { to: '/queue', search: { status: 'failed' } },
      query: { ...integrationJobs.pageQuery(api, { status: ['failed'] }, oneRow), select: counted },
    },
  ] as const;

/** Lists whose rows wait for somebody's word, by the roles that may open them. */
const useItems = (role: Role) => {
  const { api, actor } = useWorkbench();
  const canOpenSales = useMayOpen('/general');
  return [
    ...(useMayOpen('/publish') ? listingItems(api, role) : []),
    ...(canOpenSales && !actor().hasSpecifiedOnly ? expeditionItems(api) : []),
    ...(canOpenSales ? salesItems(api) : []),
    ...(role === 'superuser' ? companyItems(api) : []),
    ...jobItems(api),
  ];
};

/** What needs me now: each number counts what waits, and leads to it. */
export const NowCard = ({ role }: { readonly role: Role }) => {
  const t = useT();
  const id = useId();
  const items = useItems(role);
  const counts = useQueries({ queries: items.map(({ query }) => query as { readonly queryKey: readonly unknown[] }) });
  const failed = counts.find(({ isError, data }) => isError && data === undefined);
  const isCounted = counts.every(({ data }) => data !== undefined);
  const isNothing = isCounted && counts.every(({ data }) => (data as Counted).total === 0);
  return (
    <section className="home-part" aria-labelledby={id}>
      <div className="home-lead">
        <h2 id={id} className="section-title">
          {t('home.now')}
        </h2>
        {isNothing && <p className="quiet">{t('home.nothingNow')}</p>}
      </div>
      {failed ? (
        <ProblemState
          title={t('home.failed')}
          isRetrying={failed.isFetching}
          onRetry={() => counts.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <dl className="cards">
          {items.map(({ key, place }, at) => {
            const count = counts[at]?.data as Counted | undefined;
            return (
              <Figure
                key={key}
                label={t(`home.now.${key}`, { n: count?.total ?? 0 })}
                isLoading={count === undefined}
                place={place satisfies Place}
                isQuiet={count?.total === 0}
              >
                {count && <Count of={count} />}
              </Figure>
            );
          })}
        </dl>
      )}
    </section>
  );
};
