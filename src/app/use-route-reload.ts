import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRouteReload } from './route-reload.ts';

/** What of the frame is asked again after a page was opened, if it is old by then. */
const frameKeys = ['menu'];

export const useRouteReload = (queryClient: QueryClient): void => {
  const router = useRouter();
  useEffect(() => {
    const { onRouteChange, stop } = createRouteReload(() => {
      for (const key of frameKeys) void queryClient.refetchQueries({ queryKey: [key], stale: true, type: 'active' });
    });
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) onRouteChange();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [queryClient, router]);
};
