import { Link } from '@tanstack/react-router';
import type { CompanyRow } from '#contract/seller.ts';
import { certificateStateOf, certificateStates, type CertificateState } from '#entities/certificate-state.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { serverNow } from '#lib/server-clock.ts';
import { formatTaxId } from '#lib/validate/tax-id.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useNow } from '#ui/now.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { TaxId } from '#ui/tax-id.tsx';
import { companyKind, companyStatuses } from './company-kind.ts';

const tones: Readonly<Record<CertificateState, Tone>> = { none: 'idle', valid: 'good', soon: 'warn', expired: 'bad' };

const CertificateMark = ({ until }: { readonly until: string | null }) => {
  const t = useT();
  const state = certificateStateOf(until, useNow('minute'));
  return <StatusDot tone={tones[state]}>{t(`companies.certificate.${state}`)}</StatusDot>;
};

/** Whatever is not blocked works. */
const statusKey = ({ status }: Pick<CompanyRow, 'status'>) =>
  status === 'blocked' ? 'companies.status.blocked' : 'companies.status.active';

export const CompanyStatus = ({ status }: Pick<CompanyRow, 'status'>) => {
  const t = useT();
  return <StatusDot tone={status === 'blocked' ? 'bad' : 'good'}>{t(statusKey({ status }))}</StatusDot>;
};

const StatusCell = ({ row }: { readonly row: CompanyRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(companyKind, row);
  return (
    <span className="record-state">
      <CompanyStatus status={record.status} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

const placeOf = ({ city, state }: CompanyRow): string | null => (city === null ? null : [city, state].filter(Boolean).join('/'));
const number = (id: 'accounts' | 'users', title: string): Column<CompanyRow> => ({
  id,
  title,
  cell: (row) => <span className="figure">{row[id]}</span>,
  value: (row) => row[id],
  align: 'end',
  width: 85,
});

/** Companies as columns, by name: the server knows no other order, so none is offered. */
export const companyColumns = (t: Translate, shown: (row: CompanyRow) => CompanyRow): readonly Column<CompanyRow>[] => [
  {
    id: 'name',
    title: t('companies.column.name'),
    cell: ({ _id, name }) => (
      <Link to="/seller/$sellerId" params={{ sellerId: _id }} tabIndex={-1} className="truncate record-link">
        {name}
      </Link>
    ),
    value: ({ name }) => name,
    width: 195,
    canHide: false,
  },
  {
    id: 'document',
    title: t('companies.column.document'),
    cell: ({ document }) => document !== null && <TaxId value={document} />,
    value: ({ document }) => document && formatTaxId(document),
    width: 165,
  },
  {
    id: 'place',
    title: t('companies.column.place'),
    cell: (row) => <span className="truncate">{placeOf(row)}</span>,
    value: placeOf,
    width: 140,
  },
  {
    id: 'status',
    title: t('companies.column.status'),
    cell: (row) => <StatusCell row={row} />,
    value: (row) => t(statusKey(shown(row))) + unsentMark(t, row, shown),
    width: 125,
    filter: {
      kind: 'options',
      isSingle: true,
      options: companyStatuses.map((value) => ({ value, label: t(`companies.status.${value}`) })),
    },
  },
  {
    id: 'reason',
    title: t('companies.column.reason'),
    cell: ({ blockReason }) => <span className="truncate">{blockReason}</span>,
    value: ({ blockReason }) => blockReason,
    width: 125,
  },
  {
    id: 'me2',
    title: t('companies.column.me2'),
    cell: ({ me2 }) => t(me2 ? 'records.yes' : 'records.no'),
    value: ({ me2 }) => t(me2 ? 'records.yes' : 'records.no'),
    width: 120,
    isHidden: true,
    filter: {
      kind: 'options',
      isSingle: true,
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`records.${value}`) })),
    },
  },
  {
    id: 'certificate',
    title: t('companies.column.certificate'),
    cell: ({ certificateUntil }) => <CertificateMark until={certificateUntil} />,
    value: ({ certificateUntil }) => t(`companies.certificate.${certificateStateOf(certificateUntil, serverNow())}`),
    width: 140,
    filter: {
      kind: 'options',
      options: certificateStates.map((value) => ({ value, label: t(`companies.certificate.${value}`) })),
    },
  },
  number('accounts', t('companies.column.accounts')),
  number('users', t('companies.column.users')),
];
