import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reputationQuery } from '#api/reputation.ts';
import { limitedLevels, metricLevel, reputationLimits, reputationMetrics, type Reputation } from '#contract/reputation.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { Section } from '#ui/section.tsx';
import { LevelMark, useRate } from './level-mark.tsx';

/** /reputation/{id}: where one account stands between the limits, and how it came there. */
export const ReputationPage = ({ accountId }: { readonly accountId: string }) => {
  const t = useT();
  const { api } = useWorkbench();
  const query = useQuery(reputationQuery(api, accountId));
  return (
    <LoadedPage back={{ to: '/reputation', label: 'reputation.back' }} isWide query={query}>
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

/** Whose level it is: the marketplace's is the one that counts, with what it said. */
const whoseOf = (t: Translate, { said }: Reputation): string => {
  if (said === null || said === undefined) return t('reputation.hint');
  return said === '' ? t('reputation.toldNone') : t('reputation.told', { said });
};

const Metrics = ({ reputation }: { readonly reputation: Reputation }) => {
  const t = useT();
  const rate = useRate();
  return (
    <Section title={t('reputation.metrics')}>
      <RecordTable label={t('reputation.metrics')}>
        <thead>
          <tr>
            <th scope="col">{t('reputation.column.metric')}</th>
            <th scope="col">{t('reputation.column.rate')}</th>
            <th scope="col">{t('reputation.column.count')}</th>
            <th scope="col">{t('reputation.column.level')}</th>
            {limitedLevels.map((level) => (
              <th key={level} scope="col">
                {t(`reputation.level.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reputationMetrics.map((metric) => (
            <tr key={metric}>
              <td>{t(`reputation.metric.${metric}`)}</td>
              <td className="figure">{rate(reputation[metric], reputation.sales)}</td>
              <td className="figure">
                {reputation[metric]} / {reputation.sales}
              </td>
              <td>
                <LevelMark level={metricLevel(metric, reputation[metric], reputation.sales)} />
              </td>
              {limitedLevels.map((level) => (
                <td key={level} className="figure quiet">
                  {t('reputation.upTo', { rate: rate(reputationLimits[metric][level], 1000) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </Section>
  );
};

const History = ({ reputation: { history } }: { readonly reputation: Reputation }) => {
  const t = useT();
  const rate = useRate();
  return (
    <Section title={t('reputation.history')}>
      {history.length === 0 ? (
        <p className="panel-inset quiet">{t('reputation.noHistory')}</p>
      ) : (
        <RecordTable label={t('reputation.history')}>
          <thead>
            <tr>
              <th scope="col">{t('reputation.column.day')}</th>
              <th scope="col">{t('reputation.column.level')}</th>
              <th scope="col">{t('reputation.column.sales')}</th>
              {reputationMetrics.map((metric) => (
                <th key={metric} scope="col">
                  {t(`reputation.metric.${metric}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.map(({ day, level, sales, ...counts }) => (
              <tr key={day}>
                <td>
                  <DateOnly date={day} />
                </td>
                <td>
                  <LevelMark level={level} />
                </td>
                <td className="figure">{sales}</td>
                {reputationMetrics.map((metric) => (
                  <td key={metric} className="figure">
                    {rate(counts[metric], sales)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </Section>
  );
};
