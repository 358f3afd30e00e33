import { OwnCompaniesScreen } from '#features/companies/own-companies-screen.tsx';
import { useFrame } from '../signed-in.ts';

export const OwnCompaniesRoute = () => {
  const { capabilities } = useFrame();
  return <OwnCompaniesScreen isOpenToNew={capabilities.registration !== 'closed'} />;
};
