import { Link } from '@tanstack/react-router';
import type { Status } from '#contract/status.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
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
              {jobs[status]}
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
    <RecordTable label={t('status.exchange')}>
      <thead>
        <tr>
          <th scope="col">{t('status.exchange')}</th>
          <th scope="col">{t('status.connected')}</th>
          <th scope="col">{t('status.unconnected')}</th>
        </tr>
      </thead>
      <tbody>
        {exchanges.map(({ exchange, connected, unconnected }) => (
          <tr key={exchange}>
            <td>{t(`status.exchange.${exchange}`)}</td>
            <td>
              <StatusDot tone={tones[connected]}>{t(`status.by.${connected}`)}</StatusDot>
            </td>
            <td>
              <StatusDot tone={tones[unconnected]}>{t(`status.by.${unconnected}`)}</StatusDot>
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};

const Calls = ({ calls }: Pick<Marketplace, 'calls'>) => {
  const t = useT();
  return (
    <RecordTable label={t('status.calls')}>
      <thead>
        <tr>
          <th scope="col">{t('status.column.lane')}</th>
          <th scope="col">{t('status.column.class')}</th>
          <th scope="col">{t('status.column.count')}</th>
          <th scope="col">{t('status.column.meanMs')}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ lane, class: of, count, meanMs }) => (
          <tr key={`${lane} ${of}`}>
            <td>{t(`status.lane.${lane}`)}</td>
            <td>{t(`status.class.${of}`)}</td>
            <td className="figure">{count}</td>
            <td className="figure">{meanMs} ms</td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};
