import type { ToShipRow } from '#contract/expedition.ts';
import type { OrderRow } from '#contract/order.ts';
import { codeColumn, companyColumn, informedColumn, instantColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns, StateCell } from '#entities/records/shown-columns.tsx';
import { unsentMark } from '#entities/unsent-mark.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Count } from '#ui/count.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { dueAt } from '../due-at.ts';
import { DueMark } from '../due-mark.tsx';
import { orderKind } from '../order-kind.ts';
import { orderStatusKey } from '../order-status.ts';
import { OrderMark, orderNumberColumn } from '../list/order-cells.tsx';
import { columnIds, dues } from './to-ship-filter.ts';

/** Carriers that are a company say their own name. */
export const carrierName = (t: Translate, { _id, name }: ToShipRow['carrier']): string =>
  name ?? t(_id === 'me2' ? 'expedition.carrier.me2' : 'expedition.carrier.correios');

const labelKey = ({ labelPrintedAt }: Pick<OrderRow, 'labelPrintedAt'>) =>
  labelPrintedAt === null ? 'orderPage.label.notPrinted' : 'orderPage.label.printed';

/** 'Recife/PE', without what nobody informed. */
const placeOf = (city: string | null, state: string | null): string => [city, state].filter(Boolean).join('/');

const ItemsCell = ({ items }: Pick<ToShipRow, 'items'>) => {
  const t = useT();
  const [first, ...more] = items;
  if (!first) return null;
  return (
    <span className="record-state" title={items.map(({ amount, sku, title }) => `${amount} × ${sku} ${title}`).join('\n')}>
      <span>
        <Count of={first.amount} />
        &nbsp;×
      </span>
      <span className="truncate">{first.sku}</span>
      {more.length > 0 && <span className="quiet">{t('sales.moreSkus', { n: more.length })}</span>}
    </span>
  );
};

interface ColumnOptions {
  readonly carriers: readonly Option[];
  /** Null for people of one company. */
  readonly companies: readonly Option[] | null;
}

/**
 * Orders to ship as columns, the most urgent first: the server knows no other order, so none is offered. `shown`: a row with what waits to
 * be sent, as the cells have it.
 */
export const toShipColumns = (
  t: Translate,
  { carriers, companies }: ColumnOptions,
  shown: (row: OrderRow) => OrderRow,
): readonly Column<ToShipRow>[] => [
  {
    id: columnIds.due,
    title: t('expedition.column.due'),
    cell: (row) => <DueMark of={row} />,
    value: (row) => t(`expedition.due.${dueAt(row, serverNow())}`),
    width: 150,
    canHide: false,
    filter: oneOf(optionsOf(dues, (value) => t(`expedition.due.${value}`))),
  },
  instantColumn({ id: 'shipBy', title: t('expedition.column.shipBy'), of: ({ shipBy }) => shipBy, width: 133 }),
  orderNumberColumn(t),
  {
    id: columnIds.stage,
    title: t('sales.column.status'),
    cell: (row) =>
      row.isSuspended ? (
        <StatusDot tone="bad">{t('expedition.stage.suspended')}</StatusDot>
      ) : (
        <StateCell<OrderRow> kind={orderKind} row={row}>
          {({ status }) => <OrderMark status={status} />}
        </StateCell>
      ),
    value: (row) =>
      row.isSuspended ? t('expedition.stage.suspended') : t(orderStatusKey(shown(row).status)) + unsentMark<OrderRow>(t, row, shown),
    width: 158,
    filter: oneOf([{ value: 'suspended', label: t('expedition.stage.suspended') }]),
  },
  // Printed or not, with what waits to be sent.
  shownColumns<OrderRow>(t, orderKind, shown).asShown({
    id: 'label',
    title: t('expedition.column.label'),
    cell: (order) =>
      order.labelPrintedAt === null ? (
        <span className="quiet">{t(labelKey(order))}</span>
      ) : (
        <StatusDot tone="good">{t(labelKey(order))}</StatusDot>
      ),
    value: (order) => t(labelKey(order)),
    width: 126,
  }),
  textColumn({
    id: columnIds.carrier,
    title: t('order.carrier'),
    of: ({ carrier }) => carrierName(t, carrier),
    width: 134,
    filter: oneOf(carriers),
  }),
  {
    id: 'items',
    title: t('expedition.column.items'),
    cell: ({ items }) => <ItemsCell items={items} />,
    value: ({ items }) => items.map(({ amount, sku }) => `${amount} x ${sku}`).join(', '),
    width: 150,
  },
  // A parcel is known by its number and by what is in it; these are read whole in its room.
  informedColumn({ id: 'buyer', title: t('records.buyer'), of: ({ buyerName }) => buyerName, width: 110, isHidden: true }),
  informedColumn({
    id: 'destination',
    title: t('expedition.column.destination'),
    of: ({ city, state }) => placeOf(city, state),
    width: 112,
    // Where there are several companies, whose order it is takes its room.
    isHidden: companies !== null,
  }),
  ...companyColumn(t, companies, { width: 112 }),
  codeColumn({
    id: 'tracking',
    title: t('sales.column.tracking'),
    of: ({ trackingNumber }) => trackingNumber,
    width: 140,
    // Few have one before they are sent.
    isHidden: true,
  }),
];
