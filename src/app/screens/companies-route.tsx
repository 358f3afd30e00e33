import { getRouteApi, Navigate } from '@tanstack/react-router';
import { CertificationProvider } from '#features/certification/certification.tsx';
import { CompanyCertificate } from '#features/certification/company-certificate.tsx';
import { CompaniesScreen } from '#features/companies/companies-screen.tsx';
import { CompanyPage } from '#features/companies/company-page.tsx';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/seller/$sellerId');

/** Superusers see all; whoever has one company is led to it. */
export const CompaniesRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const place = usePageSearch();
  if (role !== 'superuser' && user.seller !== null) return <Navigate to="/seller/$sellerId" params={{ sellerId: user.seller }} replace />;
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.companies')}</h1>
      <FloatingTheme>
        {role === 'superuser' ? (
          <CompaniesScreen
            place={place}
            userId={user._id}
            views={<ScreenViews screen="companies" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
          />
        ) : (
          <EmptyState hint={t('companies.none')} />
        )}
      </FloatingTheme>
    </div>
  );
};

/** Today where the companies are, 'YYYY-MM-DD' (decision 11). */
const today = (): string => dayInSaoPaulo(new Date());

export const CompanyRoute = () => {
  const { sellerId } = page.useParams();
  const { role } = useFrame();
  return (
    <FloatingTheme>
      <CertificationProvider key={sellerId} today={today}>
        <CompanyPage
          sellerId={sellerId}
          renderCertificate={(company) => (role === 'reviewer' ? null : <CompanyCertificate company={company} />)}
        />
      </CertificationProvider>
    </FloatingTheme>
  );
};
