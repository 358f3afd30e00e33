import { Link } from '@tanstack/react-router';
import type { Status } from '#contract/status.ts';
import { countColumn } from '#entities/records/columns.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Count } from '#ui/count.tsx';
import { Line, Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';

type Marketplace = Status['marketplace'];

const tones = { marketplace: 'good', played: 'info', nobody: 'idle' } as const;
const jobStatuses = ['waiting', 'retrying', 'held', 'failed'] as const;

/** Whom this installation tells, what of it is real, and how the marketplace answers. */
export const MarketplaceStatus = ({ marketplace }: { readonly marketplace: Marketplace }) => {
  const t = useT();
  const { mode, jobs, calls } = marketplace;
  return (
    <>
      <Section
        title={t('status.marketplace')}
        action={
          <Link to="/integrations" className="link">
            {t('shell.title.integrations')}
          </Link>
        }
      >
        <p className="panel-inset quiet">{t(`integrations.mode.${mode}`)}</p>
        {jobStatuses.map((status) => (
          <Line key={status} label={t(`jobs.status.${status}`)}>
            <Link to="/queue" search={{ status }} className="link">
              <Count of={jobs[status]} />
            </Link>
          </Line>
        ))}
        <Exchanges exchanges={marketplace.exchanges} />
      </Section>
      <Section title={t('status.calls')}>
        <p className="panel-inset quiet">{t(calls.length === 0 ? 'status.callsNone' : 'status.callsHint')}</p>
        {calls.length > 0 && <Calls calls={calls} />}
      </Section>
    </>
  );
};

const Exchanges = ({ exchanges }: Pick<Marketplace, 'exchanges'>) => {
  const t = useT();
  return (
    <RecordTable
      label={t('status.exchange')}
      rows={exchanges}
      rowId={({ exchange }) => exchange}
      columns={[
        { id: 'exchange', title: t('status.exchange'), cell: ({ exchange }) => t(`status.exchange.${exchange}`) },
        {
          id: 'connected',
          title: t('status.connected'),
          cell: ({ connected }) => <StatusDot tone={tones[connected]}>{t(`status.by.${connected}`)}</StatusDot>,
        },
        {
          id: 'unconnected',
          title: t('status.unconnected'),
          cell: ({ unconnected }) => <StatusDot tone={tones[unconnected]}>{t(`status.by.${unconnected}`)}</StatusDot>,
        },
      ]}
    />
  );
};

const Calls = ({ calls }: Pick<Marketplace, 'calls'>) => {
  const t = useT();
  return (
    <RecordTable<Marketplace['calls'][number]>
      label={t('status.calls')}
      rows={calls}
      rowId={({ lane, class: of }) => `${lane} ${of}`}
      columns={[
        { id: 'lane', title: t('status.column.lane'), cell: ({ lane }) => t(`status.lane.${lane}`) },
        { id: 'class', title: t('status.column.class'), cell: ({ class: of }) => t(`status.class.${of}`) },
        countColumn({ id: 'count', title: t('status.column.count'), of: ({ count }) => count }),
        {
          id: 'meanMs',
          title: t('status.column.meanMs'),
          align: 'end',
          cell: ({ meanMs }) => (
            <>
              <Count of={meanMs} /> ms
            </>
          ),
        },
      ]}
    />
  );
};
