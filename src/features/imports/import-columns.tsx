import { Link } from '@tanstack/react-router';
import { ImportKind, ImportStatus, type ImportRow } from '#contract/import-run.ts';
import { useShown } from '#entities/use-shown.ts';
import { numberFormat } from '#lib/formats.ts';
import { isServersTurn } from '#machines/lifecycle/import-run.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
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
      <progress aria-label={t('imports.progress')} value={part} max={1} />
      <span className="figure">{numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 0 }).format(part)}</span>
    </span>
  );
};

const StateCell = ({ row }: { readonly row: ImportRow }) => {
  const { record } = useShown(importKind, row);
  return (
    <span className="record-state">
      <ImportState run={record} />
      <ImportProgress run={record} />
    </span>
  );
};

const CountsCell = ({ row }: { readonly row: ImportRow }) => {
  const t = useT();
  const { record } = useShown(importKind, row);
  return <span className="truncate">{record.problem ?? sayCounts(t, record)}</span>;
};

/** The row itself opens the import by click and Enter; the link is there to open it in another tab. */
const NameCell = ({ row: { _id, name } }: { readonly row: ImportRow }) => (
  <Link to="/import/$importId" params={{ importId: _id }} tabIndex={-1} className="truncate record-link">
    {name}
  </Link>
);

/** Imports as columns, newest first: the server knows no other order, so none is offered. */
export const importColumns = (t: Translate, seesAll: boolean, shown: (row: ImportRow) => ImportRow): readonly Column<ImportRow>[] => [
  { id: 'name', title: t('imports.file'), cell: (row) => <NameCell row={row} />, value: ({ name }) => name, width: 220, canHide: false },
  {
    id: 'kind',
    title: t('imports.kind'),
    cell: ({ kind }) => t(`imports.kind.${kind}`),
    value: ({ kind }) => t(`imports.kind.${kind}`),
    width: 160,
    filter: {
      kind: 'options',
      isSingle: true,
      options: ImportKind.options.map((value) => ({ value, label: t(`imports.kind.${value}`) })),
    },
  },
  {
    id: 'status',
    title: t('imports.status'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`imports.status.${shown(row).status}`),
    width: 250,
    filter: { kind: 'options', options: ImportStatus.options.map((value) => ({ value, label: t(`imports.status.${value}`) })) },
  },
  {
    id: 'counts',
    title: t('imports.lines'),
    cell: (row) => <CountsCell row={row} />,
    value: (row) => shown(row).problem ?? sayCounts(t, shown(row)),
    width: 300,
  },
  ...(seesAll
    ? [
        {
          id: 'company',
          title: t('imports.company'),
          cell: ({ sellerName }: ImportRow) => sellerName ?? '–',
          value: ({ sellerName }: ImportRow) => sellerName,
          width: 140,
        },
      ]
    : []),
  { id: 'who', title: t('imports.who'), cell: ({ userName }) => userName, value: ({ userName }) => userName, width: 140 },
  {
    id: 'createdAt',
    title: t('imports.createdAt'),
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    value: ({ createdAt }) => createdAt,
    form: 'dateTime',
    width: 140,
  },
];
