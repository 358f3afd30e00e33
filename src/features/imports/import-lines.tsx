import { Button } from '@radix-ui/themes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { importLines } from '#api/imports.ts';
import { LineOutcome, type ImportFile, type ImportLine, type ImportRun } from '#contract/import-run.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { RecordPager } from '#entities/records/record-pager.tsx';
import { HandTable } from '#entities/records/record-table.tsx';
import { cutText } from '#lib/cut-text.ts';
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
const rowsPerPage = 50;
const none: Pick<ImportFile, 'counts' | 'columns'> = { counts: {}, columns: [] };

/** How many lines became that, or are there at all. */
const totalOf = ({ counts }: Pick<ImportFile, 'counts'>, outcome: LineOutcome | null): number =>
  (outcome === null ? LineOutcome.options : [outcome]).reduce((sum, each) => sum + (counts[each] ?? 0), 0);

interface ImportLinesProps {
  readonly run: ImportRun;
  /** Which of its files, from 0. */
  readonly file: number;
}

/** Pages of which each says where the next begins: one that is pressed for before this one came is remembered. */
const usePages = () => {
  // Behind which lines the pages up to this one begin.
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const [wanted, setWanted] = useState(1);
  return {
    after: starts.at(-1) ?? 0,
    /** From 1; further on than the page that is shown until that one came. */
    wanted,
    turn: (page: number): void => {
      setWanted(page);
      setStarts(starts.slice(0, page));
    },
    /**
     * While drawing: on from the page that came to the one that is wanted; where the report ends before, its last is.
     * @param next behind which line the next page begins; null where none does, undefined while this page has not come.
     */
    goOn: (next: number | null | undefined): void => {
      if (next === undefined || wanted <= starts.length) return;
      if (next === null) setWanted(starts.length);
      else setStarts([...starts, next]);
    },
  };
};

/**
 * What became of the lines of a file, or would; filtered by it, in the order of the file. A page of them at a time: of fifty thousand in one table each
 * that is added had the browser lay out all the others.
 */
export const ImportLines = ({ run, file }: ImportLinesProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const [outcome, setOutcome] = useState<LineOutcome | null>(null);
  const pages = usePages();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['importLines', run._id, run.version, run.status, file, outcome, pages.after],
    queryFn: ({ signal }) =>
      importLines(
        api,
        run._id,
        { file, after: pages.after, limit: rowsPerPage, ...(outcome === null ? {} : { outcome: [outcome] }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const pick = (next: LineOutcome | null): void => {
    setOutcome(next);
    pages.turn(1);
  };
  pages.goOn(isPlaceholderData ? undefined : data?.next);
  const { counts, columns } = run.files[file] ?? none;
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
            onClick={() => pick(each)}
          >
            {each === null ? t('imports.all') : `${t(`imports.outcome.${each}`)} (${counts[each] ?? 0})`}
          </Button>
        ))}
      </fieldset>
      {error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && (
        <>
          <LineTable heads={columns} lines={data.lines} />
          {totalOf({ counts }, outcome) > rowsPerPage && (
            <RecordPager
              page={pages.wanted}
              rowsPerPage={rowsPerPage}
              counted={{ total: totalOf({ counts }, outcome) }}
              onPage={pages.turn}
            />
          )}
        </>
      )}
    </>
  );
};

interface LineTableProps {
  readonly heads: ImportFile['columns'];
  readonly lines: readonly ImportLine[];
}

/** Of a cell that holds a page as much as stands in a line; the whole of it is in the file. */
const longestShown = 120;
const shownOf = (cell = ''): string => (cell.length > longestShown ? `${cutText(cell, longestShown)}…` : cell);

/** Drawn when its lines are others, and not each time the import is a little further. */
const LineTable = memo(({ heads, lines }: LineTableProps) => {
  const t = useT();
  // A column is its place in the file: heads may be alike, or empty.
  const columns = heads.map(({ head }, at) => ({ head, at, id: `c${at}` }));
  return (
    <HandTable label={t('records.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('imports.line')}</th>
          <th scope="col">{t('records.result')}</th>
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
                <span className="truncate">{shownOf(each.cells[at])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </HandTable>
  );
});
