import { useSearch } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { periodIn } from '#features/home/period.ts';
import { useOutboxStatus } from '#outbox/workbench.tsx';
import { useFrame } from '../signed-in.ts';
import { useTurnedAway } from '../use-turned-away.ts';

export const HomeRoute = () => {
  const { role, user, openTray } = useFrame();
  const { waiting, rejected } = useOutboxStatus();
  // Two addresses of one screen.
  const search = useSearch({ strict: false });
  return (
    <HomeScreen
      role={role}
      sellerId={role === 'seller' ? user.seller : null}
      period={periodIn(search)}
      unsentCount={waiting}
      failedCount={rejected}
      onOpenTray={openTray}
      turnedAwayFrom={useTurnedAway(role)}
    />
  );
};
