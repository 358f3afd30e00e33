import { getRouteApi } from '@tanstack/react-router';
import { AccountPage } from '#features/marketplace/account-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/marketplace/$accountId');

export const AccountRoute = () => {
  const { accountId } = page.useParams();
  return (
    <FloatingTheme>
      <AccountPage key={accountId} accountId={accountId} />
    </FloatingTheme>
  );
};
