import { Button } from '@radix-ui/themes';
import { Inbox, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#contract/call.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PartGone } from '#ui/part-gone.tsx';
import { useLazyModule, type LoadedModule } from '#ui/lazy-module.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { ListingsCard } from './listings-card.tsx';
import type { Period } from './period.ts';
import { QueueCard } from './queue-card.tsx';
import { queuePart } from './queue-part.ts';
import { salesPart } from './sales-part.ts';
import './home.css';

interface HomeScreenProps {
  readonly role: Role;
  /** The company of a seller. */
  readonly sellerId: string | null;
  readonly period: Period;
  readonly unsentCount: number;
  /** Of what was sent from this computer: refused by the server, and not dismissed. */
  readonly failedCount: number;
  readonly onOpenTray: () => void;
  /** The name of a page that is not open to this person and was asked for. */
  readonly turnedAwayFrom: string | null;
}

/** '/': what needs me now, what was sold, and where everything stands. */
export const HomeScreen = ({ unsentCount, failedCount, onOpenTray, turnedAwayFrom, ...overview }: HomeScreenProps) => {
  const t = useT();
  return (
    <div className="page home-page">
      {turnedAwayFrom !== null && <ClosedPage name={turnedAwayFrom} />}
      {failedCount > 0 && <Waiting title={t('home.now.failed')} count={failedCount} onOpenTray={onOpenTray} />}
      <Overview {...overview} />
      {unsentCount > 0 && <Waiting title={t('home.unsent')} hint={t('home.unsentHint')} count={unsentCount} onOpenTray={onOpenTray} />}
    </div>
  );
};

const ClosedPage = ({ name }: { readonly name: string }) => {
  const t = useT();
  return (
    <output className="closed-page">
      <Lock size={15} aria-hidden />
      <span>
        {t('home.closedPage', { name })} <span className="quiet">{t('home.closedPageHint')}</span>
      </span>
    </output>
  );
};

interface WaitingProps {
  readonly title: string;
  readonly hint?: string;
  readonly count: number;
  readonly onOpenTray: () => void;
}

const Waiting = ({ title, hint, count, onOpenTray }: WaitingProps) => {
  const t = useT();
  return (
    <section className="unsent panel">
      <div>
        <h2 className="section-title">
          {title} <span className="figure">{t('table.number', { n: count })}</span>
        </h2>
        {hint !== undefined && <p className="quiet">{hint}</p>}
      </div>
      <Button variant="soft" onClick={onOpenTray}>
        {t('home.seeUnsent')}
      </Button>
    </section>
  );
};

type OverviewProps = Pick<HomeScreenProps, 'role' | 'sellerId' | 'period'>;

const Overview = (props: OverviewProps) => {
  const { role } = props;
  const t = useT();
  const canOpenListings = useMayOpen('/publish');
  const canOpenSales = useMayOpen('/general');
  if (!canOpenListings && !canOpenSales) {
    return <EmptyState title={t('home.nothingTitle')} hint={t('home.nothingHint')} icon={<Inbox size={24} />} />;
  }
  const listed = canOpenListings && (role === 'seller' ? <ListingsCard /> : <QueueCard />);
  if (role === 'reviewer' && !canOpenSales) return <Queue />;
  return <Sales {...props}>{listed}</Sales>;
};

/** Their route has them at hand when somebody begins here; a person who only gets sales meanwhile waits for it. */
const Sales = (props: OverviewProps & { readonly children: ReactNode }) => {
  const part = useLazyModule(salesPart);
  if (part.module) return <part.module.SalesOverview {...props} />;
  return (
    <>
      <NotHere {...part} />
      {props.children}
    </>
  );
};

const Queue = () => {
  const part = useLazyModule(queuePart);
  return part.module ? <part.module.QueueOverview /> : <NotHere {...part} />;
};

const NotHere = ({ isMissing, isGone, retry }: Pick<LoadedModule<unknown>, 'isMissing' | 'isGone' | 'retry'>) => {
  const t = useT();
  if (isGone) return <PartGone />;
  return isMissing && <ProblemState title={t('home.failed')} onRetry={retry} />;
};
