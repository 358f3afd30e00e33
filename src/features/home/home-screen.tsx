import { Button } from '@radix-ui/themes';
import { Inbox } from 'lucide-react';
import type { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListingsCard } from './listings-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { SalesCard } from './sales-card.tsx';

interface HomeScreenProps {
  readonly role: Role;
  /** Are the gates of /publish and of /general open for this user? */
  readonly canOpenListings: boolean;
  readonly canOpenSales: boolean;
  readonly unsentCount: number;
  readonly onOpenTray: () => void;
}

export const HomeScreen = ({ role, canOpenListings, canOpenSales, unsentCount, onOpenTray }: HomeScreenProps) => {
  const t = useT();
  return (
    <div className="page">
      <Overview role={role} canOpenListings={canOpenListings} canOpenSales={canOpenSales} />
      {unsentCount > 0 && (
        <section className="unsent panel">
          <div>
            <h2 className="section-title">
              {t('home.unsent')} <span className="figure">{unsentCount}</span>
            </h2>
            <p className="quiet">{t('home.unsentHint')}</p>
          </div>
          <Button variant="soft" onClick={onOpenTray}>
            {t('home.seeUnsent')}
          </Button>
        </section>
      )}
    </div>
  );
};

const Overview = ({ role, canOpenListings, canOpenSales }: Pick<HomeScreenProps, 'role' | 'canOpenListings' | 'canOpenSales'>) => {
  const t = useT();
  if (!canOpenListings && !canOpenSales) {
    return <EmptyState title={t('home.nothingTitle')} hint={t('home.nothingHint')} icon={<Inbox size={24} />} />;
  }
  return (
    <>
      {canOpenListings && (role === 'seller' ? <ListingsCard /> : <QueueCard />)}
      {canOpenSales && <SalesCard />}
    </>
  );
};
