import { getRouteApi, useSearch } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { periodIn } from '#features/home/period.ts';
import { visitorOf } from '#features/session/session-state.ts';
import { useOutboxStatus } from '#outbox/workbench.tsx';
import { useFrame } from '../signed-in.ts';
import { useMayOpenMoney } from '../use-may-open-money.ts';
import { useTurnedAway } from '../use-turned-away.ts';

const route = getRouteApi('/signed-in');

export const HomeRoute = () => {
  const { session } = route.useRouteContext();
  const { role, user, openTray } = useFrame();
  const { waiting, rejected } = useOutboxStatus();
  // Two addresses of one screen.
  const search = useSearch({ strict: false });
  const canOpenMoney = useMayOpenMoney();
  const visitor = visitorOf(session.state());
  return (
    <HomeScreen
      role={role}
      sellerId={role === 'seller' ? user.seller : null}
      period={periodIn(search)}
      canOpenListings={isGateOpen('/publish', visitor)}
      canOpenSales={isGateOpen('/general', visitor)}
      canOpenMoney={canOpenMoney}
      unsentCount={waiting}
      failedCount={rejected}
      onOpenTray={openTray}
      turnedAwayFrom={useTurnedAway(role)}
    />
  );
};
