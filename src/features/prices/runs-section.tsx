import { Button } from '@radix-ui/themes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runItemsQuery } from '#api/price-previews.ts';
import { RunOutcome, type PriceRun } from '#contract/price-rule.ts';
import { instantColumn } from '#entities/records/columns.tsx';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { RecordPager } from '#entities/records/record-pager.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { formatNumber } from '#lib/formats.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { FilterSelect } from '#ui/filter-select.tsx';
import { Section } from '#ui/section.tsx';
import { PriceTable, rowsPerPage } from './price-table.tsx';

/** What runs of a rule did, the last first; one of them listing by listing. */
export const RunsSection = ({ runs }: { readonly runs: readonly PriceRun[] }) => {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = runs.find(({ _id }) => _id === chosen) ?? runs.find(({ finishedAt }) => finishedAt !== null);
  return (
    <>
      <Section title={t('prices.runs')}>
        <RecordTable<PriceRun>
          label={t('prices.runs')}
          empty={t('prices.noRuns')}
          rows={runs}
          rowId={({ _id }) => _id}
          columns={[
            { id: 'kind', title: t('prices.run.kind'), cell: ({ isDry }) => t(isDry ? 'prices.run.dry' : 'prices.run.real') },
            instantColumn({ id: 'when', title: t('prices.run.when'), of: ({ startedAt }) => startedAt }),
            { id: 'by', title: t('prices.run.by'), cell: ({ by }) => by },
            { id: 'state', title: t('records.progress'), cell: (run) => <RunState run={run} /> },
            {
              id: 'open',
              title: t('prices.run.open'),
              isTitleHidden: true,
              align: 'end',
              cell: ({ _id }) => (
                <Button type="button" size="1" variant="soft" aria-pressed={_id === shown?._id} onClick={() => setChosen(_id)}>
                  {t('prices.run.open')}
                </Button>
              ),
            },
          ]}
        />
      </Section>
      {shown && <Results key={shown._id} run={shown} />}
    </>
  );
};

const RunState = ({ run: { finishedAt, failure, done, total, outcomes } }: { readonly run: PriceRun }) => {
  const { locale, t } = useLocale();
  const counts = outcomes
    .map(({ outcome, count }) => `${t(`prices.outcome.${outcome}`)}: ${formatNumber(count, tagOf[locale])}`)
    .join(' · ');
  return finishedAt === null ? (
    <span className="record-state">
      <progress aria-label={t('prices.running')} value={done} max={Math.max(total, 1)} />
      <span className="figure">{t('prices.run.progress', { done, total })}</span>
    </span>
  ) : (
    <>
      {failure !== null && <p>{t(`prices.run.failed.${failure}`)}</p>}
      {counts || t('prices.run.nothing')}
    </>
  );
};

const Results = ({ run }: { readonly run: PriceRun }) => {
  const t = useT();
  const { api } = useWorkbench();
  const [page, setPage] = useState(1);
  const [outcome, setOutcome] = useState<RunOutcome | undefined>();
  const { data, error, refetch } = useQuery({
    ...runItemsQuery(api, run, outcome, { page, limit: rowsPerPage }),
    placeholderData: keepPreviousData,
  });
  const pick = (value: string | undefined): void => {
    setOutcome(RunOutcome.safeParse(value).data);
    setPage(1);
  };
  return (
    <Section
      title={t('prices.results')}
      action={
        <FilterSelect
          label={t('records.result')}
          all={t('prices.allOutcomes')}
          value={outcome}
          options={RunOutcome.options.map((value) => ({ value, label: t(`prices.outcome.${value}`) }))}
          onPick={pick}
        />
      }
    >
      {error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && data.items.length === 0 && <p className="panel-inset quiet">{t('prices.noResults')}</p>}
      {data && data.items.length > 0 && (
        <>
          <PriceTable label={t('prices.results')} rows={data.items} isPreview={false} />
          <RecordPager page={page} rowsPerPage={rowsPerPage} counted={data} onPage={setPage} />
        </>
      )}
    </Section>
  );
};
