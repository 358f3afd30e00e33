import { linkOptions } from '@tanstack/react-router';
import type { CompanyRow } from '#contract/seller.ts';
import { certificateStateOf, certificateStates, type CertificateState } from '#entities/certificate-state.ts';
import { countColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { serverNow } from '#lib/server-clock.ts';
import { formatTaxId } from '#lib/validate/tax-id.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useNow } from '#ui/now.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
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

const placeOf = ({ city, state }: CompanyRow): string | null => (city === null ? null : [city, state].filter(Boolean).join('/'));

/** Companies as columns, by name: the server knows no other order, so none is offered. */
export const companyColumns = (t: Translate, shown: (row: CompanyRow) => CompanyRow): readonly Column<CompanyRow>[] => [
  nameColumn({
    id: 'name',
    title: t('records.company'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/seller/$sellerId', params: { sellerId: _id } }),
    width: 195,
  }),
  textColumn({
    id: 'document',
    title: t('companies.column.document'),
    of: ({ document }) => document && formatTaxId(document),
    cell: ({ document }) => document !== null && <TaxId value={document} />,
    width: 165,
  }),
  textColumn({ id: 'place', title: t('records.city'), of: placeOf, width: 140 }),
  shownColumns(t, companyKind, shown).stateColumn({
    id: 'status',
    title: t('records.status'),
    cell: ({ status }) => <CompanyStatus status={status} />,
    of: (company) => t(statusKey(company)),
    width: 125,
    filter: oneOf(optionsOf(companyStatuses, (value) => t(`companies.status.${value}`))),
  }),
  textColumn({ id: 'reason', title: t('records.reason'), of: ({ blockReason }) => blockReason, width: 125 }),
  textColumn({
    id: 'me2',
    title: t('companies.column.me2'),
    of: ({ me2 }) => t(me2 ? 'records.yes' : 'records.no'),
    width: 120,
    isHidden: true,
    filter: oneOf(optionsOf(['yes', 'no'] as const, (value) => t(`records.${value}`))),
  }),
  {
    id: 'certificate',
    title: t('companies.column.certificate'),
    cell: ({ certificateUntil }) => <CertificateMark until={certificateUntil} />,
    value: ({ certificateUntil }) => t(`companies.certificate.${certificateStateOf(certificateUntil, serverNow())}`),
    width: 140,
    filter: anyOf(optionsOf(certificateStates, (value) => t(`companies.certificate.${value}`))),
  },
  countColumn({ id: 'accounts', title: t('companies.column.accounts'), of: ({ accounts }) => accounts, width: 85 }),
  countColumn({ id: 'users', title: t('companies.column.users'), of: ({ users }) => users, width: 85 }),
];
