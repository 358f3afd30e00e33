import { trimPathRight, useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Says whether the page this is called in is on its way out: its successor's code may still be loading while the old page is on screen.
 * What a page does by itself then (a place noted in the address, a redirect that was due) would take the person back.
 */
export const useBeingLeft = (): (() => boolean) => {
  const router = useRouter();
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useCallback(() => trimPathRight(router.latestLocation.pathname) !== trimPathRight(own), [router, own]);
};
