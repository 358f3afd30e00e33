import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sellersQuery } from '#api/sellers.ts';
import { isGateOpen } from '#contract/gates.ts';
import { isBellOff } from '#features/notifications/bell-state.ts';
import { Bell } from '#features/notifications/bell.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { useFrame } from './signed-in.ts';

const unknown: readonly { readonly status: string }[] = [];

/** The bell in the header: off while a company is blocked; what it tells leads only where this user may go. */
export const HeaderBell = () => {
  const router = useRouter();
  const { workbench, role, notifications } = useFrame();
  // A superuser's bell is never off.
  const { data: sellers = unknown } = useQuery({ ...sellersQuery(workbench.api), enabled: role !== 'superuser' });
  return (
    <Bell
      userId={router.options.context.session.state().uid ?? ''}
      isOff={isBellOff(role, sellers)}
      onRefresh={notifications.refresh}
      isOpenTo={(address) => isGateOpen(address, visitorOf(router.options.context.session.state()))}
      onGo={(address) => router.history.push(address)}
    />
  );
};
