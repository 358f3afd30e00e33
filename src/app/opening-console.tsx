import { useSyncExternalStore } from 'react';
import { StorageBanner } from '#features/outbox/storage-banner.tsx';
import { logNotices } from './log-notices.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Before the log is open there is no frame to say why it does not open: another tab keeps it, which only whoever sits here can close. */
export const OpeningConsole = () => {
  const notice = useSyncExternalStore(logNotices.subscribe, logNotices.latest);
  return (
    <>
      <StorageBanner isDurable notice={notice} quarantined={0} />
      <PageSkeleton />
    </>
  );
};
