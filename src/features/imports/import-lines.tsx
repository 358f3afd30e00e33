import { Button } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importLines } from '#api/imports.ts';
import { LineOutcome, type ImportLine, type ImportRun } from '#contract/import-run.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { whatOf } from './what-of.ts';
import './imports.css';

const tones: Readonly<Record<LineOutcome, Tone>> = {
  ready: 'info',
  taken: 'good',
  updated: 'good',
  known: 'idle',
  differs: 'warn',
  unused: 'idle',
  refused: 'bad',
};
const atOnce = 50;

interface ImportLinesProps {
  readonly run: ImportRun;
  /** Which of its files, from 0. */
  readonly file: number;
}

/** What became of the lines of a file, or would; filtered by it, in the order of the file. */
export const ImportLines = ({ run, file }: ImportLinesProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const [outcome, setOutcome] = useState<LineOutcome | null>(null);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['importLines', run._id, run.version, run.status, file, outcome],
    queryFn: ({ pageParam, signal }) =>
      importLines(api, run._id, { file, after: pageParam, limit: atOnce, ...(outcome === null ? {} : { outcome: [outcome] }) }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const { counts = {}, columns = [] } = run.files[file] ?? {};
  const counted = LineOutcome.options.filter((each) => (counts[each] ?? 0) > 0);
  return (
    <>
      <fieldset className="import-outcomes" aria-label={t('imports.filter')}>
        {[null, ...counted].map((each) => (
          <Button
            key={each ?? 'all'}
            size="1"
            {...(outcome === each ? { variant: 'solid' } : { variant: 'soft', color: 'gray' })}
            aria-pressed={outcome === each}
            onClick={() => setOutcome(each)}
          >
            {each === null ? t('imports.all') : `${t(`imports.outcome.${each}`)} (${counts[each] ?? 0})`}
          </Button>
        ))}
      </fieldset>
      {error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && <LineTable heads={columns.map(({ head }) => head)} lines={lines} />}
      {hasNextPage && (
        <div className="import-more">
          <Button variant="soft" loading={isFetching} onClick={() => void fetchNextPage()}>
            {t('imports.more')}
          </Button>
        </div>
      )}
    </>
  );
};

const LineTable = ({ heads, lines }: { readonly heads: readonly string[]; readonly lines: readonly ImportLine[] }) => {
  const t = useT();
  // A column is its place in the file: heads may be alike, or empty.
  const columns = heads.map((head, at) => ({ head, at, id: `c${at}` }));
  return (
    <RecordTable label={t('imports.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('imports.line')}</th>
          <th scope="col">{t('imports.result')}</th>
          <th scope="col">{t('imports.what')}</th>
          {columns.map(({ head, id }) => (
            <th key={id} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((each) => (
          <tr key={each.line}>
            <td className="figure">{each.line}</td>
            <td>{each.outcome && <StatusDot tone={tones[each.outcome]}>{t(`imports.outcome.${each.outcome}`)}</StatusDot>}</td>
            <td className="import-reason">{whatOf(t, each)}</td>
            {columns.map(({ id, at }) => (
              <td key={id}>
                <span className="truncate">{each.cells[at] ?? ''}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};
