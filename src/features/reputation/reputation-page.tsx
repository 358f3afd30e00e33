import { Link } from '@tanstack/react-router';
import { reputationQuery } from '#api/reputation.ts';
import {
  limitedLevels,
  metricLevel,
  reputationLimits,
  reputationMetrics,
  type Reputation,
  type ReputationMetric,
} from '#contract/reputation.ts';
import { countColumn } from '#entities/records/columns.tsx';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordTable, type RecordColumn } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Count } from '#ui/count.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { BrasiliaDays } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { LevelMark, useRate } from './level-mark.tsx';

/** /reputation/{id}: where one account stands between the limits, and how it came there. */
export const ReputationPage = ({ accountId }: { readonly accountId: string }) => {
  const t = useT();
  return (
    <LoadedPage back={{ to: '/reputation', label: 'reputation.back' }} isWide of={(api) => reputationQuery(api, accountId)}>
      {(data) => (
        <>
          <RecordHead
            name={
              <Link to="/marketplace/$accountId" params={{ accountId }} className="link">
                {data.name}
              </Link>
            }
          >
            <LevelMark level={data.level} />
            <p className="quiet">{whoseOf(t, data)}</p>
          </RecordHead>
          <Metrics reputation={data} />
          <History reputation={data} />
        </>
      )}
    </LoadedPage>
  );
};

/** Says whether the level is the marketplace's, which is the one that counts, or only ours. */
const whoseOf = (t: Translate, { said }: Reputation): string => {
  if (said === null || said === undefined) return t('reputation.hint');
  return said === '' ? t('reputation.toldNone') : t('reputation.told', { said });
};

const Metrics = ({ reputation }: { readonly reputation: Reputation }) => {
  const t = useT();
  const rate = useRate();
  return (
    <Section title={t('reputation.metrics')}>
      <RecordTable
        label={t('reputation.metrics')}
        rows={reputationMetrics}
        rowId={(metric) => metric}
        columns={[
          { id: 'metric', title: t('reputation.column.metric'), cell: (metric) => t(`reputation.metric.${metric}`) },
          { id: 'rate', title: t('reputation.column.rate'), cell: (metric) => rate(reputation[metric], reputation.sales) },
          {
            id: 'count',
            title: t('reputation.column.count'),
            cell: (metric) => (
              <>
                <Count of={reputation[metric]} /> / <Count of={reputation.sales} />
              </>
            ),
          },
          {
            id: 'level',
            title: t('reputation.column.level'),
            cell: (metric) => <LevelMark level={metricLevel(metric, reputation[metric], reputation.sales)} />,
          },
          ...limitedLevels.map((level): RecordColumn<ReputationMetric> => ({
            id: level,
            title: t(`reputation.level.${level}`),
            cell: (metric) => (
              <span className="figure quiet">{t('reputation.upTo', { rate: rate(reputationLimits[metric][level], 1000) })}</span>
            ),
          })),
        ]}
      />
    </Section>
  );
};

type Day = Reputation['history'][number];

const History = ({ reputation: { history } }: { readonly reputation: Reputation }) => {
  const t = useT();
  const rate = useRate();
  return (
    <Section title={t('records.history')} action={<BrasiliaDays />}>
      <RecordTable<Day>
        label={t('records.history')}
        empty={t('reputation.noHistory')}
        rows={history}
        rowId={({ day }) => day}
        columns={[
          { id: 'day', title: t('reputation.column.day'), cell: ({ day }) => <DateOnly date={day} /> },
          { id: 'level', title: t('reputation.column.level'), cell: ({ level }) => <LevelMark level={level} /> },
          countColumn({ id: 'sales', title: t('reputation.column.sales'), of: ({ sales }) => sales }),
          ...reputationMetrics.map((metric): RecordColumn<Day> => ({
            id: metric,
            title: t(`reputation.metric.${metric}`),
            cell: ({ sales, [metric]: count }) => <span className="figure">{rate(count, sales)}</span>,
            align: 'end',
          })),
        ]}
      />
    </Section>
  );
};
