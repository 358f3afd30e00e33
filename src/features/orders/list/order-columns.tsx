import type { Role } from '#contract/call.ts';
import { OrderStatus, type OrderRow } from '#contract/order.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Informed } from '#ui/not-informed.tsx';
import { orderNumberWidth, type Column, type Option } from '#ui/table/column.ts';
import { orderStatusKey } from '../order-status.ts';
import { NumberCell, orderNumber, SkusCell, StatusCell } from './order-cells.tsx';
import { columnIds } from './order-source.ts';

const statusOptions = (t: Translate): readonly Option[] => [
  ...OrderStatus.options.map((value) => ({ value, label: t(value === 'fk_cancelled' ? 'sales.fakeCancelled' : orderStatusKey(value)) })),
  ...(['sold', 'anyCancelled'] as const).map((value) => ({ value, label: t(`sales.status.${value}`) })),
];

const reais = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Buyer and their tax id come masked from the server: there is nothing more to show in a list. */
const buyerColumns = (t: Translate): readonly Column<OrderRow>[] => [
  {
    id: 'buyer',
    title: t('sales.column.buyer'),
    cell: ({ buyerName }) => (
      <span className="truncate">
        <Informed>{buyerName}</Informed>
      </span>
    ),
    value: ({ buyerName }) => buyerName,
    width: 115,
  },
  {
    id: 'document',
    title: t('sales.column.document'),
    cell: ({ buyerDocument }) => <span className="figure">{buyerDocument}</span>,
    value: ({ buyerDocument }) => buyerDocument,
    width: 150,
    isHidden: true,
  },
];

const whoseColumns = (t: Translate, role: Role, { companies, accounts }: WhoseOptions): readonly Column<OrderRow>[] => [
  ...(role === 'seller'
    ? []
    : [
        {
          id: columnIds.company,
          title: t('sales.column.company'),
          cell: ({ sellerName }: OrderRow) => <span className="truncate">{sellerName}</span>,
          value: ({ sellerName }: OrderRow) => sellerName,
          width: 138,
          filter: { kind: 'options', isSingle: true, options: companies } as const,
        },
      ]),
  {
    id: columnIds.account,
    title: t('sales.column.account'),
    cell: ({ marketPlaceName }) => <span className="truncate">{marketPlaceName}</span>,
    value: ({ marketPlaceName }) => marketPlaceName,
    width: 138,
    // Where companies are seen, an account mostly has the name of its company.
    isHidden: role !== 'seller',
    filter: { kind: 'options', isSingle: true, options: accounts },
  },
];

const shippingColumns = (t: Translate): readonly Column<OrderRow>[] => [
  {
    id: 'mode',
    title: t('sales.column.mode'),
    cell: ({ mode }) => t(`sales.mode.${mode}`),
    value: ({ mode }) => t(`sales.mode.${mode}`),
    width: 190,
    isHidden: true,
  },
  {
    id: 'tracking',
    title: t('sales.column.tracking'),
    cell: ({ trackingNumber }) => <span className="truncate figure">{trackingNumber}</span>,
    value: ({ trackingNumber }) => trackingNumber,
    width: 142,
  },
];

const moneyColumns = (t: Translate): readonly Column<OrderRow>[] => [
  {
    id: 'freight',
    title: t('sales.column.freight'),
    cell: ({ freight }) => <Money cents={freight} />,
    value: ({ freight }) => reais(freight),
    form: 'money',
    align: 'end',
    width: 95,
    isHidden: true,
  },
  {
    id: columnIds.gross,
    title: t('sales.column.gross'),
    cell: ({ gross }) => <Money cents={gross} />,
    value: ({ gross }) => reais(gross),
    form: 'money',
    align: 'end',
    width: 110,
    filter: { kind: 'number' },
  },
];

/**
 * Orders as columns, newest first: the server knows no other order, so none is offered. A seller sees one company, their own. `shown`: a row
 * with what waits to be sent, as the cells have it.
 */
export const orderColumns = (
  t: Translate,
  role: Role,
  options: WhoseOptions,
  shown: (row: OrderRow) => OrderRow,
): readonly Column<OrderRow>[] => [
  {
    id: 'number',
    title: t('sales.column.number'),
    cell: (row) => <NumberCell row={row} />,
    value: orderNumber,
    width: orderNumberWidth,
    canHide: false,
  },
  {
    id: columnIds.date,
    title: t('sales.column.date'),
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    value: ({ createdAt }) => createdAt,
    form: 'dateTime',
    width: 130,
    filter: { kind: 'date' },
  },
  {
    id: columnIds.status,
    title: t('sales.column.status'),
    cell: (row) => <StatusCell row={row} />,
    value: (row) => t(orderStatusKey(shown(row).status)) + unsentMark(t, row, shown),
    // The longest of them, 'Pendente cancelamento', is read whole.
    width: 195,
    inCard: 'line',
    filter: { kind: 'options', options: statusOptions(t) },
  },
  ...buyerColumns(t),
  {
    id: 'skus',
    title: t('sales.column.skus'),
    cell: (row) => <SkusCell row={row} />,
    value: ({ skus }) => skus.join(', '),
    width: 130,
  },
  ...whoseColumns(t, role, options),
  ...shippingColumns(t),
  ...moneyColumns(t),
];
