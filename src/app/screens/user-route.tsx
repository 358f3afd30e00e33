import { getRouteApi } from '@tanstack/react-router';
import { UserPage } from '#features/users/user-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/users/$userId');

export const UserRoute = () => {
  const { userId } = page.useParams();
  return (
    <FloatingTheme>
      <UserPage key={userId} userId={userId} />
    </FloatingTheme>
  );
};
