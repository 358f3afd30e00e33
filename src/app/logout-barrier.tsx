import { WifiOff } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { left } from './leave-page.ts';

/** Takes everything off the screen once the page was left without a connection to go anywhere. */
export const LogoutBarrier = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  const isLeft = useSyncExternalStore(left.subscribe, left.isLeft);
  if (!isLeft) return children;
  return (
    <main className="left-page">
      <EmptyState isPage icon={<WifiOff size={28} />} title={t('session.leftOffline')} hint={t('session.leftOfflineHint')} />
    </main>
  );
};
