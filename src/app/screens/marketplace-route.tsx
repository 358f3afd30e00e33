import { getRouteApi } from '@tanstack/react-router';
import { AccountPage } from '#features/marketplace/account-page.tsx';
import { AccountsScreen } from '#features/marketplace/accounts-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/marketplace/$accountId');

export const AccountsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.accounts')}</h1>
      <FloatingTheme>
        <AccountsScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="marketplace" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const AccountRoute = () => {
  const { accountId } = page.useParams();
  return (
    <FloatingTheme>
      <AccountPage key={accountId} accountId={accountId} />
    </FloatingTheme>
  );
};
