import { Link } from '@tanstack/react-router';
import { ReportStatus, type ReportKind, type ReportRow } from '#contract/report.ts';
import { useShown } from '#entities/use-shown.ts';
import { numberFormat } from '#lib/formats.ts';
import { isUnderWay } from '#machines/lifecycle/report.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { progressOf, reportKind } from './report-kind.ts';

const tones: Readonly<Record<ReportStatus, Tone>> = { queued: 'idle', running: 'info', done: 'good', failed: 'bad', cancelled: 'warn' };

export const ReportState = ({ report: { status } }: { readonly report: Pick<ReportRow, 'status'> }) => {
  const t = useT();
  return <StatusDot tone={tones[status]}>{t(`reports.status.${status}`)}</StatusDot>;
};

/** A bar and its number while it is made; nothing once it is over. */
export const ReportProgress = ({ report }: { readonly report: Pick<ReportRow, 'status' | 'done' | 'total'> }) => {
  const { locale, t } = useLocale();
  if (!isUnderWay(report.status)) return null;
  const part = progressOf(report);
  return (
    <span className="report-progress">
      <progress aria-label={t('reports.progress')} {...(part === null ? {} : { value: part })} max={1} />
      {part !== null && (
        <span className="figure">{numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 0 }).format(part)}</span>
      )}
    </span>
  );
};

const StateCell = ({ row }: { readonly row: ReportRow }) => {
  const { record } = useShown(reportKind, row);
  return (
    <span className="record-state">
      <ReportState report={record} />
      <ReportProgress report={record} />
    </span>
  );
};

const LinesCell = ({ row }: { readonly row: ReportRow }) => <span className="figure">{useShown(reportKind, row).record.lines}</span>;

/** The row itself opens the report by click and Enter; the link is there to open it in another tab. */
const KindCell = ({ row: { _id, kind } }: { readonly row: ReportRow }) => {
  const t = useT();
  return (
    <Link to="/report/$reportId" params={{ reportId: _id }} tabIndex={-1} className="truncate record-link">
      {t(`reports.kind.${kind}`)}
    </Link>
  );
};

/** Reports as columns, newest first: the server knows no other order, so none is offered. */
export const reportColumns = (
  t: Translate,
  kinds: readonly ReportKind[],
  shown: (row: ReportRow) => ReportRow,
): readonly Column<ReportRow>[] => [
  {
    id: 'kind',
    title: t('reports.kind'),
    cell: (row) => <KindCell row={row} />,
    value: ({ kind }) => t(`reports.kind.${kind}`),
    width: 190,
    canHide: false,
    filter: { kind: 'options', isSingle: true, options: kinds.map((value) => ({ value, label: t(`reports.kind.${value}`) })) },
  },
  {
    id: 'days',
    title: t('reports.days'),
    cell: ({ name }) => <span className="figure">{name}</span>,
    value: ({ name }) => name,
    width: 188,
  },
  {
    id: 'status',
    title: t('reports.status'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`reports.status.${shown(row).status}`),
    width: 250,
    filter: {
      kind: 'options',
      options: ReportStatus.options.map((value) => ({ value, label: t(`reports.status.${value}`) })),
    },
  },
  {
    id: 'lines',
    title: t('reports.lines'),
    cell: (row) => <LinesCell row={row} />,
    value: (row) => shown(row).lines,
    align: 'end',
    width: 80,
  },
  {
    id: 'company',
    title: t('reports.company'),
    cell: ({ sellerName }) => sellerName ?? <span className="quiet">{t('reports.all')}</span>,
    value: ({ sellerName }) => sellerName ?? t('reports.all'),
    width: 140,
  },
  {
    id: 'account',
    title: t('reports.account'),
    cell: ({ marketPlaceName }) => marketPlaceName ?? <span className="quiet">{t('reports.all')}</span>,
    value: ({ marketPlaceName }) => marketPlaceName ?? t('reports.all'),
    width: 140,
  },
  {
    id: 'createdAt',
    title: t('reports.createdAt'),
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    value: ({ createdAt }) => createdAt,
    form: 'dateTime',
    width: 140,
  },
];
