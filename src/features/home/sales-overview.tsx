import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listings } from '#api/listings.ts';
import { orders } from '#api/orders.ts';
import { companies } from '#api/people.ts';
import type { Role } from '#contract/call.ts';
import type { FirstSteps } from '#contract/seller.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { ToConnections } from '#entities/to-connections.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLazyModule } from '#ui/lazy-module.ts';
import { counted, oneRow } from './count.tsx';
import { NowCard } from './now-card.tsx';
import { OwnCertificate } from './own-certificate.tsx';
import type { Period } from './period.ts';
import { SalesCard } from './sales-card.tsx';
import { SalesPeriod } from './sales-period.tsx';
import { stepsPart } from './steps-part.ts';

interface SalesOverviewProps {
  readonly role: Role;
  /** The company of a seller. */
  readonly sellerId: string | null;
  readonly period: Period;
  /** What stands below the sales. */
  readonly children: ReactNode;
}

/** What needs me now, what was sold, and where the sales stand; where nothing was ever listed or sold, the one thing to do first. */
export const SalesOverview = ({ role, sellerId, period, children }: SalesOverviewProps) => {
  const canOpenSales = useMayOpen('/general');
  const certificate = sellerId !== null && <OwnCertificate sellerId={sellerId} />;
  const isNew = useIsNew(role, sellerId);
  const steps = useSteps(sellerId);
  if (isNew === true)
    return (
      <>
        {certificate}
        {steps === null ? <FirstStep /> : steps}
      </>
    );
  return (
    <>
      {certificate}
      {steps}
      {/* What it is made of is asked for meanwhile. */}
      <div className="home-parts" hidden={isNew === null}>
        {role !== 'reviewer' && <NowCard role={role} />}
        {canOpenSales && <SalesPeriod period={period} hasCompanies={role === 'superuser'} />}
        {canOpenSales && <SalesCard />}
        {children}
      </div>
    </>
  );
};

/**
 * The first steps a company still needs, shown to its owners. They are asked for with the company and its certificate, and nobody else
 * fetches the part that shows them. Null where nothing is missing, undefined until that is known.
 */
const useSteps = (sellerId: string | null): ReactNode => {
  const { api } = useWorkbench();
  const company = useQuery({ ...companies.query(api, sellerId ?? ''), enabled: sellerId !== null });
  if (isAwaited(company)) return undefined;
  if (sellerId === null || !company.data?.firstSteps) return null;
  return <Steps steps={company.data.firstSteps} sellerId={sellerId} />;
};

const Steps = (props: { readonly steps: FirstSteps; readonly sellerId: string }) => {
  const { module } = useLazyModule(stepsPart);
  return module && <module.FirstStepsCard {...props} />;
};

/** On its way for the first time; one that failed once is waited for no longer. */
const isAwaited = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean =>
  isLoading && failureCount === 0;

/**
 * Has this company listed and sold nothing, ever? Null until that is known: cards that were shown first would be taken away again. Sales
 * are asked for only where there are no listings.
 */
const useIsNew = (role: Role, sellerId: string | null): boolean | null => {
  const { api } = useWorkbench();
  const canOpenListings = useMayOpen('/publish');
  const isSeller = role === 'seller' && sellerId !== null;
  const listed = useQuery({ ...listings.pageQuery(api, {}, oneRow), select: counted, enabled: isSeller && canOpenListings });
  const isUnlisted = isSeller && (!canOpenListings || listed.data?.total === 0);
  const sold = useQuery({ ...orders.pageQuery(api, {}, oneRow), select: counted, enabled: isUnlisted });
  if (isAwaited(listed) || isAwaited(sold)) return null;
  return isUnlisted && sold.data?.total === 0;
};

/** Zeros in every card would say nothing. */
const FirstStep = () => {
  const t = useT();
  return (
    <EmptyState title={t('home.first')} hint={t('home.firstHint')}>
      <ToConnections />
    </EmptyState>
  );
};
