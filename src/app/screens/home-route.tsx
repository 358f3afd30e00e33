import { getRouteApi, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import { isGateOpen } from '#contract/gates.ts';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { periodIn } from '#features/home/period.ts';
import { visitorOf } from '#features/session/session-state.ts';
import { useT } from '#locale/locale.tsx';
import { useOutboxStatus } from '#outbox/workbench.tsx';
import { useFrame } from '../signed-in.ts';

const route = getRouteApi('/signed-in');

/** What the page is called that somebody was turned away from. */
const useTurnedAway = (role: Role): string | null => {
  const t = useT();
  const router = useRouter();
  const from = useLocation({ select: ({ state }) => state.turnedAwayFrom });
  if (from === undefined) return null;
  const [matched] = router.getMatchedRoutes(from);
  const crumbs = matched.at(-1)?.options.staticData?.crumbs?.(role);
  const title = crumbs?.[0]?.title;
  return title === undefined ? from : t(title);
};

export const HomeRoute = () => {
  const { session } = route.useRouteContext();
  const { role, user, openTray } = useFrame();
  const { waiting, rejected } = useOutboxStatus();
  // Two addresses of one screen.
  const search = useSearch({ strict: false });
  const visitor = visitorOf(session.state());
  return (
    <HomeScreen
      role={role}
      sellerId={role === 'seller' ? user.seller : null}
      period={periodIn(search)}
      canOpenListings={isGateOpen('/publish', visitor)}
      canOpenSales={isGateOpen('/general', visitor)}
      unsentCount={waiting}
      failedCount={rejected}
      onOpenTray={openTray}
      turnedAwayFrom={useTurnedAway(role)}
    />
  );
};
