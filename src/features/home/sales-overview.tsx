import type { Role } from '#contract/call.ts';
import { NowCard } from './now-card.tsx';
import { OwnCertificate } from './own-certificate.tsx';
import type { Period } from './period.ts';
import { SalesCard } from './sales-card.tsx';
import { SalesPeriod } from './sales-period.tsx';

interface SalesOverviewProps {
  readonly role: Role;
  /** The company of a seller. */
  readonly sellerId: string | null;
  readonly period: Period;
  readonly canOpenListings: boolean;
  readonly canOpenSales: boolean;
}

/** What needs me now, what was sold, and where the sales stand. */
export const SalesOverview = ({ role, sellerId, period, canOpenListings, canOpenSales }: SalesOverviewProps) => (
  <>
    {sellerId !== null && <OwnCertificate sellerId={sellerId} />}
    {role !== 'reviewer' && <NowCard role={role} canOpenListings={canOpenListings} canOpenSales={canOpenSales} />}
    {canOpenSales && <SalesPeriod period={period} hasCompanies={role === 'superuser'} />}
    {canOpenSales && <SalesCard />}
  </>
);
