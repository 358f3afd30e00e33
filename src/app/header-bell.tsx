import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sellersQuery } from '#api/sellers.ts';
import { isBellOff } from '#features/notifications/bell-state.ts';
import { Bell } from '#features/notifications/bell.tsx';
import { menuLeadsTo } from './menu-leads-to.ts';
import { useFrame } from './signed-in.ts';

const questions = '/message';
const unknown: readonly { readonly status: string }[] = [];

/** The bell in the header: off while a company is blocked, and to the questions only where this user has them. */
export const HeaderBell = () => {
  const router = useRouter();
  const { workbench, role, notifications } = useFrame();
  // A superuser's bell is never off.
  const { data: sellers = unknown } = useQuery({ ...sellersQuery(workbench.api), enabled: role !== 'superuser' });
  const hasQuestions = menuLeadsTo(router)(questions);
  return (
    <Bell
      userId={router.options.context.session.state().uid ?? ''}
      isOff={isBellOff(role, sellers)}
      onRefresh={notifications.refresh}
      onQuestion={hasQuestions ? () => router.history.push(questions) : null}
    />
  );
};
