import { linkOptions } from '@tanstack/react-router';
import { ImportKind, ImportStatus, type ImportRow } from '#contract/import-run.ts';
import { instantColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { numberFormat } from '#lib/formats.ts';
import { isServersTurn } from '#machines/lifecycle/import-run.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { importKind, progressOf } from './import-kind.ts';
import { sayCounts } from './say-counts.ts';

const tones: Readonly<Record<ImportStatus, Tone>> = {
  uploaded: 'idle',
  read: 'warn',
  mapped: 'info',
  checked: 'warn',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'idle',
};

export const ImportState = ({ run: { status } }: { readonly run: Pick<ImportRow, 'status'> }) => {
  const t = useT();
  return <StatusDot tone={tones[status]}>{t(`imports.status.${status}`)}</StatusDot>;
};

/** A bar and its number while the server is at it; nothing else. */
export const ImportProgress = ({ run }: { readonly run: Pick<ImportRow, 'status' | 'done' | 'total'> }) => {
  const { locale, t } = useLocale();
  if (!isServersTurn(run.status)) return null;
  const part = progressOf(run);
  return (
    <span className="import-progress">
      <progress aria-label={t('records.progress')} value={part} max={1} />
      <span className="figure">{numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 0 }).format(part)}</span>
    </span>
  );
};

/** Imports as columns, newest first: the server knows no other order, so none is offered. */
export const importColumns = (t: Translate, seesAll: boolean, shown: (row: ImportRow) => ImportRow): readonly Column<ImportRow>[] => {
  const { asShown } = shownColumns(t, importKind, shown);
  return [
    nameColumn({
      id: 'name',
      title: t('imports.file'),
      of: ({ name }) => name,
      to: ({ _id }) => linkOptions({ to: '/import/$importId', params: { importId: _id } }),
      width: 220,
    }),
    textColumn({
      id: 'kind',
      title: t('imports.kind'),
      of: ({ kind }) => t(`imports.kind.${kind}`),
      width: 160,
      filter: oneOf(optionsOf(ImportKind.options, (value) => t(`imports.kind.${value}`))),
    }),
    asShown({
      id: 'status',
      title: t('records.status'),
      cell: (run) => (
        <span className="record-state">
          <ImportState run={run} />
          <ImportProgress run={run} />
        </span>
      ),
      value: ({ status }) => t(`imports.status.${status}`),
      width: 250,
      filter: anyOf(optionsOf(ImportStatus.options, (value) => t(`imports.status.${value}`))),
    }),
    asShown(textColumn({ id: 'counts', title: t('records.lines'), of: (run) => run.problem ?? sayCounts(t, run), width: 300 })),
    ...(seesAll
      ? [textColumn<ImportRow>({ id: 'company', title: t('records.company'), of: ({ sellerName }) => sellerName, width: 140 })]
      : []),
    textColumn({ id: 'who', title: t('imports.who'), of: ({ userName }) => userName, width: 140 }),
    instantColumn({ id: 'createdAt', title: t('imports.createdAt'), of: ({ createdAt }) => createdAt, width: 140 }),
  ];
};
