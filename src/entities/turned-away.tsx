import { Navigate, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that was asked for and is not open to whoever asked: the start says so. */
    readonly turnedAwayFrom?: string;
  }
}

/** Leads to the start, which says why. */
export const TurnedAway = () => {
  const { pathname } = useLocation();
  return <Navigate to="/" replace state={{ turnedAwayFrom: pathname }} />;
};
