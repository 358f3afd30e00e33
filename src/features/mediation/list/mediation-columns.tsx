import { mediationNumber } from '#commands/mediation/mediation-view.ts';
import type { Role } from '#contract/call.ts';
import { MediationStatus, WaitsFor, type MediationRow } from '#contract/mediation.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Informed } from '#ui/not-informed.tsx';
import { orderNumberWidth, type Column, type Option } from '#ui/table/column.ts';
import { columnIds } from '../mediation-kind.ts';
import { dueOf, mediationStatusKey, waitsOf } from '../mediation-status.ts';
import { DueCell, LastCell, NumberCell, StatusCell, UnreadCell, WaitsCell } from './mediation-cells.tsx';

const one = (options: readonly Option[]) => ({ kind: 'options', isSingle: true, options }) as const;

const standingColumns = (t: Translate, shown: (row: MediationRow) => MediationRow): readonly Column<MediationRow>[] => [
  {
    id: columnIds.status,
    title: t('mediation.column.status'),
    cell: (row) => <StatusCell row={row} />,
    value: (row) => t(mediationStatusKey(shown(row).status)) + unsentMark(t, row, shown),
    width: 100,
    filter: { kind: 'options', options: MediationStatus.options.map((value) => ({ value, label: t(mediationStatusKey(value)) })) },
  },
  {
    id: columnIds.waitsFor,
    title: t('mediation.column.waitsFor'),
    cell: (row) => <WaitsCell row={row} />,
    value: (row) => {
      const waits = waitsOf(row);
      return waits && t(`mediation.waits.${waits}`);
    },
    width: 100,
    filter: one(WaitsFor.options.map((value) => ({ value, label: t(`mediation.waits.${value}`) }))),
  },
  {
    id: columnIds.due,
    title: t('mediation.column.due'),
    cell: (row) => <DueCell row={row} />,
    value: dueOf,
    inCard: 'line',
    form: 'dateTime',
    width: 160,
    filter: one([
      { value: 'late', label: t('mediation.due.late') },
      { value: 'soon', label: t('mediation.due.soon') },
    ]),
  },
];

const whoseColumns = (t: Translate, role: Role, { companies, accounts }: WhoseOptions): readonly Column<MediationRow>[] => [
  ...(role === 'seller'
    ? []
    : [
        {
          id: columnIds.company,
          title: t('mediation.column.company'),
          cell: ({ sellerName }: MediationRow) => <span className="truncate">{sellerName}</span>,
          value: ({ sellerName }: MediationRow) => sellerName,
          width: 122,
          filter: one(companies),
        },
      ]),
  {
    id: columnIds.account,
    title: t('mediation.column.account'),
    cell: ({ marketPlaceName }) => <span className="truncate">{marketPlaceName}</span>,
    value: ({ marketPlaceName }) => marketPlaceName,
    width: 150,
    // Where companies are seen, an account mostly has the name of its company.
    isHidden: true,
    filter: one(accounts),
  },
];

/** Mediations as columns, in the one order the server knows: open ones first, those due soonest before others. */
export const mediationColumns = (
  t: Translate,
  role: Role,
  options: WhoseOptions,
  shown: (row: MediationRow) => MediationRow,
): readonly Column<MediationRow>[] => [
  {
    id: 'number',
    title: t('mediation.column.number'),
    cell: (row) => <NumberCell row={row} />,
    value: mediationNumber,
    width: orderNumberWidth,
    canHide: false,
  },
  {
    id: columnIds.unread,
    title: t('mediation.column.unread'),
    cell: (row) => <UnreadCell row={row} />,
    value: ({ unread }) => unread,
    width: 88,
    filter: one([{ value: 'true', label: t('mediation.unread.only') }]),
  },
  ...standingColumns(t, shown),
  {
    id: 'buyer',
    title: t('mediation.column.buyer'),
    cell: ({ buyerName }) => (
      <span className="truncate">
        <Informed>{buyerName}</Informed>
      </span>
    ),
    value: ({ buyerName }) => buyerName,
    width: 110,
  },
  {
    id: 'gross',
    title: t('mediation.column.gross'),
    cell: ({ gross }) => <Money cents={gross} />,
    value: ({ gross }) => (gross === null ? null : gross / 100),
    form: 'money',
    align: 'end',
    width: 105,
  },
  {
    id: 'last',
    title: t('mediation.column.last'),
    cell: (row) => <LastCell row={row} />,
    value: ({ lastMessage }) => lastMessage?.message ?? null,
    width: 230,
    inCard: 'line',
  },
  ...whoseColumns(t, role, options),
  {
    id: 'opened',
    title: t('mediation.column.opened'),
    cell: ({ openedAt }) => <Instant at={openedAt} />,
    value: ({ openedAt }) => openedAt,
    form: 'dateTime',
    width: 130,
    isHidden: true,
  },
];
