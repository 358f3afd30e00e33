import { linkOptions } from '@tanstack/react-router';
import { ReportStatus, type ReportKind, type ReportRow } from '#contract/report.ts';
import { codeColumn, countColumn, instantColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { numberFormat } from '#lib/formats.ts';
import { isUnderWay } from '#machines/lifecycle/report.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
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
      <progress aria-label={t('records.progress')} {...(part === null ? {} : { value: part })} max={1} />
      {part !== null && (
        <span className="figure">{numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 0 }).format(part)}</span>
      )}
    </span>
  );
};

/** Reports as columns, newest first: the server knows no other order, so none is offered. */
export const reportColumns = (
  t: Translate,
  kinds: readonly ReportKind[],
  shown: (row: ReportRow) => ReportRow,
): readonly Column<ReportRow>[] => {
  const { asShown } = shownColumns(t, reportKind, shown);
  return [
    nameColumn({
      id: 'kind',
      title: t('reports.kind'),
      of: ({ kind }) => t(`reports.kind.${kind}`),
      to: ({ _id }) => linkOptions({ to: '/report/$reportId', params: { reportId: _id } }),
      width: 190,
      filter: oneOf(optionsOf(kinds, (value) => t(`reports.kind.${value}`))),
    }),
    codeColumn({ id: 'days', title: t('reports.days'), of: ({ name }) => name, width: 188 }),
    asShown({
      id: 'status',
      title: t('records.status'),
      cell: (report) => (
        <span className="record-state">
          <ReportState report={report} />
          <ReportProgress report={report} />
        </span>
      ),
      value: ({ status }) => t(`reports.status.${status}`),
      width: 250,
      filter: anyOf(optionsOf(ReportStatus.options, (value) => t(`reports.status.${value}`))),
    }),
    asShown(countColumn({ id: 'lines', title: t('records.lines'), of: ({ lines }) => lines, width: 80 })),
    textColumn({ id: 'company', title: t('records.company'), of: ({ sellerName }) => sellerName, absent: t('reports.all'), width: 140 }),
    textColumn({
      id: 'account',
      title: t('records.account'),
      of: ({ marketPlaceName }) => marketPlaceName,
      absent: t('reports.all'),
      width: 140,
    }),
    instantColumn({ id: 'createdAt', title: t('reports.createdAt'), of: ({ createdAt }) => createdAt, width: 140 }),
  ];
};
