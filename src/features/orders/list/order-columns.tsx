import type { Role } from '#contract/call.ts';
import { OrderStatus, type OrderRow } from '#contract/order.ts';
import { codeColumn, companyColumn, informedColumn, instantColumn, moneyColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import type { Translate } from '#locale/translate.ts';
import type { Column, Option } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { columnIds, orderKind } from '../order-kind.ts';
import { orderStatusKey } from '../order-status.ts';
import { OrderMark, orderNumberColumn, SkusCell } from './order-cells.tsx';

const statusOptions = (t: Translate): readonly Option[] => [
  ...optionsOf(OrderStatus.options, (value) => t(value === 'fk_cancelled' ? 'sales.fakeCancelled' : orderStatusKey(value))),
  ...optionsOf(['sold', 'anyCancelled'] as const, (value) => t(`sales.status.${value}`)),
];

/**
 * Orders as columns, newest first: the server knows no other order, so none is offered. A seller sees one company, their own. `shown`: a row
 * with what waits to be sent, as the cells have it.
 */
export const orderColumns = (
  t: Translate,
  role: Role,
  { companies, accounts }: WhoseOptions,
  shown: (row: OrderRow) => OrderRow,
): readonly Column<OrderRow>[] => [
  orderNumberColumn(t),
  instantColumn({
    id: columnIds.date,
    title: t('records.date'),
    of: ({ createdAt }) => createdAt,
    width: 130,
    filter: { kind: 'date' },
  }),
  shownColumns(t, orderKind, shown).stateColumn({
    id: columnIds.status,
    title: t('sales.column.status'),
    cell: ({ status }) => <OrderMark status={status} />,
    of: ({ status }) => t(orderStatusKey(status)),
    // The longest of them, 'Pendente cancelamento', is read whole.
    width: 195,
    inCard: 'line',
    filter: anyOf(statusOptions(t)),
  }),
  // Buyer and their tax id come masked from the server: there is nothing more to show in a list.
  informedColumn({ id: 'buyer', title: t('records.buyer'), of: ({ buyerName }) => buyerName, width: 115 }),
  codeColumn({
    id: 'document',
    title: t('sales.column.document'),
    of: ({ buyerDocument }) => buyerDocument,
    width: 150,
    isHidden: true,
  }),
  {
    id: 'skus',
    title: t('listing.field.sku'),
    cell: (row) => <SkusCell row={row} />,
    value: ({ skus }) => skus.join(', '),
    width: 130,
  },
  ...companyColumn(t, role === 'seller' ? null : companies, { width: 138 }),
  textColumn({
    id: columnIds.account,
    title: t('records.account'),
    of: ({ marketPlaceName }) => marketPlaceName,
    width: 138,
    // Where companies are seen, an account mostly has the name of its company.
    isHidden: role !== 'seller',
    filter: oneOf(accounts),
  }),
  textColumn({ id: 'mode', title: t('sales.column.mode'), of: ({ mode }) => t(`sales.mode.${mode}`), width: 190, isHidden: true }),
  codeColumn({ id: 'tracking', title: t('sales.column.tracking'), of: ({ trackingNumber }) => trackingNumber, width: 142 }),
  moneyColumn({ id: 'freight', title: t('records.freight'), of: ({ freight }) => freight, width: 95, isHidden: true }),
  moneyColumn({
    id: columnIds.gross,
    title: t('sales.column.gross'),
    of: ({ gross }) => gross,
    width: 110,
    filter: { kind: 'number' },
  }),
];
