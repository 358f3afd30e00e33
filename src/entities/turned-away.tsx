import { Navigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that was asked for and is not open to whoever asked: the start says so. */
    readonly turnedAwayFrom?: string;
  }
}

/** Leads to the start, which says why. */
export const TurnedAway = () => {
  const router = useRouter();
  // Of the page that asks, not of the next one: each other address would lead there anew.
  const [from] = useState(() => router.state.location.pathname);
  return <Navigate to="/" replace state={{ turnedAwayFrom: from }} />;
};
