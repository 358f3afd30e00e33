import { Link } from '@tanstack/react-router';
import { MessageEvent } from '#contract/auto-message.ts';
import { isKeptOnly, JobKind, type IntegrationJob } from '#contract/integration-job.ts';
import { saidOfJob } from '#entities/job-words.ts';
import { useShown } from '#entities/use-shown.ts';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { jobStatuses, type JobStatus } from '#machines/lifecycle/integration-job.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { Age, Instant } from '#ui/instant.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { jobKind, linkTo, placeOf } from './job-kind.ts';

const tones: Readonly<Record<JobStatus, Tone>> = {
  waiting: 'info',
  retrying: 'warn',
  held: 'warn',
  failed: 'bad',
  discarded: 'idle',
  done: 'good',
};

interface CellProps {
  readonly row: IntegrationJob;
}

const StatusCell = ({ row }: CellProps) => {
  const t = useT();
  const { status } = useShown(jobKind, row).record;
  return <StatusDot tone={tones[status]}>{t(`jobs.status.${status}`)}</StatusDot>;
};

const ErrorCell = ({ row }: CellProps) => {
  const said = saidOfJob(useT(), useShown(jobKind, row).record);
  return (
    <span className="truncate" title={said ?? undefined}>
      {said}
    </span>
  );
};

const AttemptsCell = ({ row }: CellProps) => <span className="figure">{useShown(jobKind, row).record.attempts}</span>;

const NextCell = ({ row }: CellProps) => {
  const { nextAt } = useShown(jobKind, row).record;
  return nextAt === null ? null : <Age at={nextAt} />;
};

const repeatable: ReadonlySet<JobStatus> = new Set(['failed', 'retrying', 'discarded']);

/** What failed, or was discarded, is sent again from its own line. */
const RetryCell = ({ row }: CellProps) => {
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

const NameCell = ({ row }: CellProps) => {
  const place = placeOf(row);
  if (!place) return <span className="truncate">{row.name}</span>;
  return (
    <Link {...linkTo(place)} tabIndex={-1} className="truncate record-link">
      {row.name}
    </Link>
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
): readonly Column<IntegrationJob>[] => [
  {
    id: 'name',
    title: t('jobs.column.name'),
    cell: (row) => <NameCell row={row} />,
    value: ({ name }) => name,
    width: 215,
    canHide: false,
  },
  {
    id: 'kind',
    title: t('jobs.column.kind'),
    cell: (row) => <span className="truncate">{saysWhat(t, row)}</span>,
    value: (row) => saysWhat(t, row),
    width: 145,
    filter: { kind: 'options', isSingle: true, options: JobKind.options.map((value) => ({ value, label: t(`jobs.kind.${value}`) })) },
  },
  {
    id: 'status',
    title: t('jobs.column.status'),
    cell: (row) => <StatusCell row={row} />,
    value: (row) => t(`jobs.status.${shown(row).status}`),
    width: 140,
    filter: { kind: 'options', options: jobStatuses.map((value) => ({ value, label: t(`jobs.status.${value}`) })) },
  },
  {
    id: 'error',
    title: t('jobs.column.error'),
    cell: (row) => <ErrorCell row={row} />,
    value: (row) => saidOfJob(t, shown(row)),
    width: 270,
    inCard: 'line',
  },
  {
    id: 'action',
    title: t('jobs.column.action'),
    cell: (row) => <RetryCell row={row} />,
    width: 92,
    csv: false,
    isPrinted: false,
  },
  {
    id: 'account',
    title: t('jobs.column.account'),
    cell: ({ accountName }) => <span className="truncate">{accountName}</span>,
    value: ({ accountName }) => accountName,
    width: 130,
    filter: { kind: 'options', isSingle: true, options: accounts },
  },
  ...(isSeller
    ? []
    : [
        {
          id: 'company',
          title: t('jobs.column.company'),
          cell: ({ sellerName }: IntegrationJob) => <span className="truncate">{sellerName}</span>,
          value: ({ sellerName }: IntegrationJob) => sellerName,
          width: 160,
          isHidden: true,
          filter: { kind: 'options', isSingle: true, options: companies } as const,
        },
      ]),
  {
    id: 'attempts',
    title: t('jobs.column.attempts'),
    cell: (row) => <AttemptsCell row={row} />,
    value: (row) => shown(row).attempts,
    align: 'end',
    width: 100,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: t('jobs.column.createdAt'),
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    value: ({ createdAt }) => createdAt,
    form: 'dateTime',
    width: 135,
  },
  {
    id: 'nextAt',
    title: t('jobs.column.nextAt'),
    cell: (row) => <NextCell row={row} />,
    value: (row) => shown(row).nextAt,
    form: 'dateTime',
    width: 130,
    isHidden: true,
  },
];
