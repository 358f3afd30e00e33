import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { AccountPage } from '#features/marketplace/account-page.tsx';
import { AccountsScreen } from '#features/marketplace/accounts-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/marketplace');
const page = getRouteApi('/signed-in/marketplace/$accountId');

export const AccountsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.accounts')}</h1>
      <FloatingTheme>
        <AccountsScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="marketplace" search={search} onApply={(next) => write(next, { replace: false })} />}
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
