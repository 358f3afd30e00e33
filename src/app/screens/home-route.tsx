import { getRouteApi } from '@tanstack/react-router';
import { useOutboxStatus } from '#commands/workbench.tsx';
import { isGateOpen } from '#contract/gates.ts';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { useFrame } from '../signed-in.ts';

const route = getRouteApi('/signed-in');

export const HomeRoute = () => {
  const { session } = route.useRouteContext();
  const { role, openTray } = useFrame();
  const { waiting } = useOutboxStatus();
  const visitor = visitorOf(session.state());
  return (
    <HomeScreen
      role={role}
      canOpenListings={isGateOpen('/publish', visitor)}
      canOpenSales={isGateOpen('/general', visitor)}
      unsentCount={waiting}
      onOpenTray={openTray}
    />
  );
};
