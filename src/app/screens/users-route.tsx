import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { UserPage } from '#features/users/user-page.tsx';
import { UsersScreen } from '#features/users/users-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/users');
const page = getRouteApi('/signed-in/users/$userId');

export const UsersRoute = () => {
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
      <h1 className="visually-hidden">{t('shell.title.users')}</h1>
      <FloatingTheme>
        <UsersScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="users" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const UserRoute = () => {
  const { userId } = page.useParams();
  return (
    <FloatingTheme>
      <UserPage key={userId} userId={userId} />
    </FloatingTheme>
  );
};
