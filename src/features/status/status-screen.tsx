import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusQuery } from '#api/status.ts';
import type { Status } from '#contract/status.ts';
import { WhenLoaded } from '#entities/records/when-loaded.tsx';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Age, Instant } from '#ui/instant.tsx';
import { useNow } from '#ui/now.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { Line, Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { sizeOf } from '#ui/upload/entry-name.ts';
import '#ui/record-frames.css';
import { MarketplaceStatus } from './marketplace-status.tsx';
import { WorkersStatus } from './workers-status.tsx';
import { wrongOf, type Wrong } from './wrong-of.ts';
import './status.css';

/** /status: is anything wrong, and what is to be done; then how this installation is. For superusers. */
export const StatusScreen = () => {
  const t = useT();
  const { api } = useWorkbench();
  const query = useQuery(statusQuery(api));
  const { error, isFetching, refetch } = query;
  return (
    <div className="page record-page status-screen">
      <WhenLoaded query={query}>
        {(data) => (
          <>
            {/* What was well a while ago is not called so now. */}
            {error ? (
              <ProblemState title={t('status.unheard')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
            ) : (
              <Attention status={data} />
            )}
            <Installation status={data} />
            <WorkersStatus workers={data.workers} />
            <MarketplaceStatus marketplace={data.marketplace} />
            <Checked findings={data.findings} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
};

const Attention = ({ status }: { readonly status: Status }) => {
  const t = useT();
  const wrong = wrongOf(t, status, useNow('minute'));
  const isGood = wrong.length === 0;
  return (
    <Section
      title={t('status.wrong')}
      action={
        <StatusDot tone={isGood ? 'good' : 'warn'}>{isGood ? t('status.allGood') : t('status.someWrong', { n: wrong.length })}</StatusDot>
      }
    >
      {isGood ? (
        <p className="panel-inset quiet">{t('status.allGoodHint')}</p>
      ) : (
        <ul className="status-wrong">
          {wrong.map((each) => (
            <WrongItem key={`${each.what} ${each.found}`} wrong={each} />
          ))}
        </ul>
      )}
    </Section>
  );
};

const WrongItem = ({ wrong: { what, found, remedy, to } }: { readonly wrong: Wrong }) => {
  const t = useT();
  return (
    <li>
      <p>
        <StatusDot tone="warn">
          <span>
            <strong>{what}</strong>: {found}
          </span>
        </StatusDot>
      </p>
      <p className="quiet">
        {t('status.remedy')}: {remedy}
      </p>
      {to === '/queue' && (
        <Link to="/queue" search={{ status: 'failed' }} className="link">
          {t('shell.title.jobs')}
        </Link>
      )}
      {to === '/integrations' && (
        <Link to="/integrations" className="link">
          {t('shell.title.integrations')}
        </Link>
      )}
    </li>
  );
};

const Installation = ({ status: { version, node, startedAt, database, disk, copies } }: { readonly status: Status }) => {
  const t = useT();
  const { locale } = useLocale();
  const size = (bytes: number): string => sizeOf(bytes, tagOf[locale]);
  const isEmbedded = database.kind === 'pglite';
  return (
    <Section title={t('status.installation')}>
      <Line label={t('status.version')}>
        Balcão {version}, Node {node}
      </Line>
      <Line label={t('status.since')}>
        <Instant at={startedAt} />
      </Line>
      <Line label={t('status.database')}>
        {t(`status.kind.${database.kind}`)} {database.version}
      </Line>
      <Line label={t('status.databaseSize')}>{size(database.bytes)}</Line>
      <Line label={t('status.migrations')}>{database.migrations}</Line>
      <Line label={t('status.disk')}>
        {disk ? t('status.diskFree', { free: size(disk.freeBytes), total: size(disk.totalBytes) }) : t('status.diskNone')}
      </Line>
      <Line label={t('status.copy')} hint={t(isEmbedded ? 'status.copyHint' : 'status.copyHintPostgres')}>
        {copies[0] ? <Age at={copies[0].at} /> : <span className="quiet">{t('status.none')}</span>}
      </Line>
    </Section>
  );
};

const Checked = ({ findings }: Pick<Status, 'findings'>) => {
  const t = useT();
  return (
    <Section title={t('status.checked')}>
      {findings.map(({ what, found, remedy }) => (
        <Line key={`${what} ${found}`} label={what}>
          <StatusDot tone={remedy === null ? 'good' : 'warn'}>{found}</StatusDot>
        </Line>
      ))}
    </Section>
  );
};
