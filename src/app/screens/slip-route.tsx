import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SlipScreen } from '#features/slip/slip-screen.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';

const route = getRouteApi('/ext/talaovendas');

/** /ext/talaovendas, without a session. */
export const SlipRoute = () => {
  const router = useRouter();
  return <SlipScreen answer={route.useLoaderData()} onRetry={() => void router.invalidate()} toolbar={<LookToggles />} />;
};
