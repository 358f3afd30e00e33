import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sellersQuery } from '#api/sellers.ts';
import { isBellOff } from '#features/notifications/bell-state.ts';
import { Bell } from '#features/notifications/bell.tsx';
import { mayOpen } from './may-open.ts';
import { useFrame } from './signed-in.ts';

const unknown: readonly { readonly status: string }[] = [];

/** The bell in the header: off while a company is blocked; what it tells leads only where this user may go. */
export const HeaderBell = () => {
  const router = useRouter();
  const { session } = router.options.context;
  const { workbench, role, notifications } = useFrame();
  // A superuser's bell is never off.
  const { data: sellers = unknown } = useQuery({ ...sellersQuery(workbench.api), enabled: role !== 'superuser' });
  return (
    <Bell
      userId={session.state().uid ?? ''}
      isOff={isBellOff(role, sellers)}
      onRefresh={notifications.refresh}
      isOpenTo={(address) => mayOpen(session, address)}
      onGo={(address) => router.history.push(address)}
    />
  );
};
