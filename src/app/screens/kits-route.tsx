import { getRouteApi } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { TurnedAway } from '#entities/turned-away.tsx';
import { KitPage } from '#features/kits/kit-page.tsx';
import { NewKitPage } from '#features/kits/new-kit-page.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';

const signedIn = getRouteApi('/signed-in');
const shown = getRouteApi('/signed-in/kit/$kitId');

/** Who only looks composes none. */
export const NewKitRoute = () => {
  const { role } = useFrame();
  if (role === 'reviewer') return <TurnedAway />;
  return (
    <FloatingTheme>
      <NewKitPage />
    </FloatingTheme>
  );
};

export const KitRoute = () => {
  const { session } = signedIn.useRouteContext();
  const { kitId } = shown.useParams();
  return (
    <FloatingTheme>
      <KitPage key={kitId} kitId={kitId} mayOpenListings={isGateOpen('/publish', visitorOf(session.state()))} />
    </FloatingTheme>
  );
};
