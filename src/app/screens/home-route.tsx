import { getRouteApi } from '@tanstack/react-router';
import { useOutboxStatus } from '#commands/workbench.tsx';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { isGateOpen } from '../gates.ts';
import { useFrame } from '../signed-in.ts';

const route = getRouteApi('/signed-in');

export const HomeRoute = () => {
  const { session } = route.useRouteContext();
  const { role, openTray } = useFrame();
  const { waiting } = useOutboxStatus();
  return <HomeScreen role={role} canOpenListings={isGateOpen('/publish', session.state())} unsentCount={waiting} onOpenTray={openTray} />;
};
