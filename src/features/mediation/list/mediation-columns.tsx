import { linkOptions } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import { MediationStatus, WaitsFor, type MediationRow } from '#contract/mediation.ts';
import { orderNumber } from '#contract/order.ts';
import { companyColumn, informedColumn, instantColumn, moneyColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import type { Translate } from '#locale/translate.ts';
import { orderNumberWidth, type Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { dueOf, mediationStatusKey, waitsOf } from '../mediation-status.ts';
import { columnIds, mediationKind } from '../mediation-kind.ts';
import { DueCell, LastCell, MediationMark, UnreadCell, WaitsCell } from './mediation-cells.tsx';

/** Mediations as columns, in the one order the server knows: open ones first, those due soonest before others. */
export const mediationColumns = (
  t: Translate,
  role: Role,
  { companies, accounts }: WhoseOptions,
  shown: (row: MediationRow) => MediationRow,
): readonly Column<MediationRow>[] => [
  nameColumn({
    id: 'number',
    title: t('kind.order.one'),
    of: (row) => orderNumber(row),
    to: ({ _id, externalId }) => linkOptions({ to: '/mediationdetail/$id', params: { id: _id }, search: { externalId } }),
    tip: ({ externalId }) => externalId,
    isCode: true,
    width: orderNumberWidth,
  }),
  {
    id: columnIds.unread,
    title: t('mediation.column.unread'),
    cell: (row) => <UnreadCell row={row} />,
    value: ({ unread }) => unread,
    width: 88,
    filter: oneOf([{ value: 'true', label: t('mediation.unread.only') }]),
  },
  shownColumns(t, mediationKind, shown).stateColumn({
    id: columnIds.status,
    title: t('records.status'),
    cell: ({ status }) => <MediationMark status={status} />,
    of: ({ status }) => t(mediationStatusKey(status)),
    width: 100,
    filter: anyOf(optionsOf(MediationStatus.options, (value) => t(mediationStatusKey(value)))),
  }),
  {
    id: columnIds.waitsFor,
    title: t('mediation.column.waitsFor'),
    cell: (row) => <WaitsCell row={row} />,
    value: (row) => {
      const waits = waitsOf(row);
      return waits && t(`mediation.waits.${waits}`);
    },
    width: 100,
    filter: oneOf(optionsOf(WaitsFor.options, (value) => t(`mediation.waits.${value}`))),
  },
  {
    id: columnIds.due,
    title: t('mediation.column.due'),
    cell: (row) => <DueCell row={row} />,
    value: dueOf,
    inCard: 'line',
    form: 'dateTime',
    width: 160,
    filter: oneOf(optionsOf(['late', 'soon'] as const, (value) => t(`mediation.due.${value}`))),
  },
  informedColumn({ id: 'buyer', title: t('records.buyer'), of: ({ buyerName }) => buyerName, width: 110 }),
  moneyColumn({ id: 'gross', title: t('mediation.column.gross'), of: ({ gross }) => gross, width: 105 }),
  {
    id: 'last',
    title: t('mediation.column.last'),
    cell: (row) => <LastCell row={row} />,
    value: ({ lastMessage }) => lastMessage?.message ?? null,
    width: 230,
    inCard: 'line',
  },
  ...companyColumn(t, role === 'seller' ? null : companies, { width: 122 }),
  textColumn({
    id: columnIds.account,
    title: t('records.account'),
    of: ({ marketPlaceName }) => marketPlaceName,
    width: 150,
    // Where companies are seen, an account mostly has the name of its company.
    isHidden: true,
    filter: oneOf(accounts),
  }),
  instantColumn({ id: 'opened', title: t('mediation.column.opened'), of: ({ openedAt }) => openedAt, width: 130, isHidden: true }),
];
