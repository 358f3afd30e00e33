import { Navigate } from '@tanstack/react-router';
import { ListScreen } from '#entities/list-screen.tsx';
import { CertificationProvider } from '#features/certification/certification.tsx';
import { CompanyCertificate } from '#features/certification/company-certificate.tsx';
import { CompaniesScreen } from '#features/companies/companies-screen.tsx';
import { CompanyPage } from '#features/companies/company-page.tsx';
import { ConnectCompany } from '#features/marketplace/connect-company.tsx';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFrame } from '../signed-in.ts';

/** Superusers see all; whoever has one company is led to it. */
export const CompaniesRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  if (role === 'superuser') return <CompaniesScreen />;
  if (user.seller !== null) return <Navigate to="/seller/$sellerId" params={{ sellerId: user.seller }} replace />;
  return <ListScreen title="shell.title.companies">{() => <EmptyState hint={t('companies.none')} />}</ListScreen>;
};

/** Today where the companies are, 'YYYY-MM-DD' (decision 11). */
const today = (): string => dayInSaoPaulo(new Date());

export const CompanyRoute = ({ sellerId }: { readonly sellerId: string }) => {
  const { role } = useFrame();
  return (
    <CertificationProvider today={today}>
      <CompanyPage
        sellerId={sellerId}
        connect={role === 'reviewer' ? null : <ConnectCompany sellerId={sellerId} />}
        renderCertificate={(company) => (role === 'reviewer' ? null : <CompanyCertificate company={company} />)}
      />
    </CertificationProvider>
  );
};
