import { getRouteApi } from '@tanstack/react-router';
import { UserPage } from '#features/users/user-page.tsx';
import { UsersScreen } from '#features/users/users-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/users/$userId');

export const UsersRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.users')}</h1>
      <FloatingTheme>
        <UsersScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="users" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
