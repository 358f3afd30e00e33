import { MessageEvent } from '#contract/auto-message.ts';
import { isKeptOnly, JobKind, type IntegrationJob } from '#contract/integration-job.ts';
import { saidOfJob } from '#entities/job-words.ts';
import { companyColumn, countColumn, instantColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { useShown } from '#entities/use-shown.ts';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { jobStatuses, type JobStatus } from '#machines/lifecycle/integration-job.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { Age } from '#ui/instant.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { jobKind, linkTo, placeOf } from './job-kind.ts';

const tones: Readonly<Record<JobStatus, Tone>> = {
  waiting: 'info',
  retrying: 'warn',
  held: 'warn',
  failed: 'bad',
  discarded: 'idle',
  done: 'good',
};

const repeatable: ReadonlySet<JobStatus> = new Set(['failed', 'retrying', 'discarded']);

/** What failed, or was discarded, is sent again from its own line. */
const RetryCell = ({ row }: { readonly row: IntegrationJob }) => {
  const t = useT();
  const { record, base } = useShown(jobKind, row);
  if (!repeatable.has(record.status) || isKeptOnly(record)) return null;
  return (
    <CommandButton name="job.retry" targets={[{ subject: `job:${row._id}`, label: row.name, base }]} size="1" variant="soft">
      <span className="visually-hidden">{t('jobs.retryNamed', { name: row.name })}</span>
      <span aria-hidden>{t('jobs.retry')}</span>
    </CommandButton>
  );
};

/** Of an order's messages it says which: two of them are two lines. */
const saysWhat = (t: Translate, { kind, detail }: IntegrationJob): string => {
  const event = kind === 'messageBuyer' ? MessageEvent.safeParse(detail?.message).data : undefined;
  return event ? t('jobs.kind.messageBuyerOf', { event: t(`jobs.event.${event}`) }) : t(`jobs.kind.${kind}`);
};

/** What is sent as columns, newest first: the server knows no other order, so none is offered. */
export const jobColumns = (
  t: Translate,
  { companies, accounts }: WhoseOptions,
  isSeller: boolean,
  shown: (job: IntegrationJob) => IntegrationJob,
): readonly Column<IntegrationJob>[] => {
  const { asShown } = shownColumns(t, jobKind, shown);
  return [
    nameColumn({
      id: 'name',
      title: t('jobs.column.name'),
      of: ({ name }) => name,
      to: (row) => {
        const place = placeOf(row);
        return place && linkTo(place);
      },
      width: 215,
    }),
    textColumn({
      id: 'kind',
      title: t('jobs.column.kind'),
      of: (row) => saysWhat(t, row),
      width: 145,
      filter: oneOf(optionsOf(JobKind.options, (value) => t(`jobs.kind.${value}`))),
    }),
    asShown({
      id: 'status',
      title: t('records.status'),
      cell: ({ status }) => <StatusDot tone={tones[status]}>{t(`jobs.status.${status}`)}</StatusDot>,
      value: ({ status }) => t(`jobs.status.${status}`),
      width: 140,
      filter: anyOf(optionsOf(jobStatuses, (value) => t(`jobs.status.${value}`))),
    }),
    asShown({
      id: 'error',
      title: t('jobs.column.error'),
      cell: (job) => {
        const said = saidOfJob(t, job);
        return (
          <span className="truncate" title={said ?? undefined}>
            {said}
          </span>
        );
      },
      value: (job) => saidOfJob(t, job),
      width: 270,
      inCard: 'line',
    }),
    {
      id: 'action',
      title: t('records.action'),
      cell: (row) => <RetryCell row={row} />,
      width: 92,
      csv: false,
      isPrinted: false,
    },
    textColumn({ id: 'account', title: t('records.account'), of: ({ accountName }) => accountName, width: 130, filter: oneOf(accounts) }),
    ...companyColumn(t, isSeller ? null : companies, { width: 160, isHidden: true }),
    asShown(countColumn({ id: 'attempts', title: t('jobs.column.attempts'), of: ({ attempts }) => attempts, width: 100, isHidden: true })),
    instantColumn({ id: 'createdAt', title: t('jobs.column.createdAt'), of: ({ createdAt }) => createdAt, width: 135 }),
    asShown(
      instantColumn({
        id: 'nextAt',
        title: t('jobs.column.nextAt'),
        of: ({ nextAt }) => nextAt,
        cell: ({ nextAt }) => nextAt !== null && <Age at={nextAt} />,
        width: 130,
        isHidden: true,
      }),
    ),
  ];
};
