import type { ToShipRow } from '#contract/expedition.ts';
import type { OrderRow } from '#contract/order.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { Informed } from '#ui/not-informed.tsx';
import { orderNumberWidth, type Column, type Option } from '#ui/table/column.ts';
import { dueAt } from '../due-at.ts';
import { DueMark } from '../due-mark.tsx';
import { orderKind } from '../order-kind.ts';
import { orderStatusKey } from '../order-status.ts';
import { NumberCell, orderNumber, StatusCell } from '../list/order-cells.tsx';
import { columnIds, dues } from './to-ship-filter.ts';

/** Carriers that are a company say their own name. */
export const carrierName = (t: Translate, { _id, name }: ToShipRow['carrier']): string =>
  name ?? t(_id === 'me2' ? 'expedition.carrier.me2' : 'expedition.carrier.correios');

const labelKey = ({ labelPrintedAt }: Pick<OrderRow, 'labelPrintedAt'>) =>
  labelPrintedAt === null ? 'orderPage.label.notPrinted' : 'orderPage.label.printed';

/** Printed or not, with what waits to be sent. */
const LabelCell = ({ row }: { readonly row: ToShipRow }) => {
  const t = useT();
  const { record } = useShown(orderKind, row);
  return record.labelPrintedAt === null ? (
    <span className="quiet">{t(labelKey(record))}</span>
  ) : (
    <StatusDot tone="good">{t(labelKey(record))}</StatusDot>
  );
};

/** 'Recife/PE', without what nobody informed. */
const placeOf = (city: string | null, state: string | null): string => [city, state].filter(Boolean).join('/');

const ItemsCell = ({ items }: Pick<ToShipRow, 'items'>) => {
  const t = useT();
  const [first, ...more] = items;
  if (!first) return null;
  return (
    <span className="record-state" title={items.map(({ amount, sku, title }) => `${amount} × ${sku} ${title}`).join('\n')}>
      <span className="figure">{first.amount}&nbsp;×</span>
      <span className="truncate">{first.sku}</span>
      {more.length > 0 && <span className="quiet">{t('sales.moreSkus', { n: more.length })}</span>}
    </span>
  );
};

interface ColumnOptions {
  readonly carriers: readonly Option[];
  /** Null for whom one company is all. */
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
    filter: { kind: 'options', isSingle: true, options: dues.map((value) => ({ value, label: t(`expedition.due.${value}`) })) },
  },
  {
    id: 'shipBy',
    title: t('expedition.column.shipBy'),
    cell: ({ shipBy }) => shipBy !== null && <Instant at={shipBy} />,
    value: ({ shipBy }) => shipBy,
    form: 'dateTime',
    width: 133,
  },
  {
    id: 'number',
    title: t('sales.column.number'),
    cell: (row) => <NumberCell row={row} />,
    value: orderNumber,
    width: orderNumberWidth,
    canHide: false,
  },
  {
    id: columnIds.stage,
    title: t('sales.column.status'),
    cell: (row) => (row.isSuspended ? <StatusDot tone="bad">{t('expedition.stage.suspended')}</StatusDot> : <StatusCell row={row} />),
    value: (row) =>
      row.isSuspended ? t('expedition.stage.suspended') : t(orderStatusKey(shown(row).status)) + unsentMark<OrderRow>(t, row, shown),
    width: 158,
    filter: {
      kind: 'options',
      isSingle: true,
      options: [{ value: 'suspended', label: t('expedition.stage.suspended') }],
    },
  },
  {
    id: 'label',
    title: t('expedition.column.label'),
    cell: (row) => <LabelCell row={row} />,
    value: (row) => t(labelKey(shown(row))),
    width: 126,
  },
  {
    id: columnIds.carrier,
    title: t('expedition.column.carrier'),
    cell: ({ carrier }) => <span className="truncate">{carrierName(t, carrier)}</span>,
    value: ({ carrier }) => carrierName(t, carrier),
    width: 134,
    filter: { kind: 'options', isSingle: true, options: carriers },
  },
  {
    id: 'items',
    title: t('expedition.column.items'),
    cell: ({ items }) => <ItemsCell items={items} />,
    value: ({ items }) => items.map(({ amount, sku }) => `${amount} x ${sku}`).join(', '),
    width: 150,
  },
  {
    id: 'buyer',
    title: t('sales.column.buyer'),
    cell: ({ buyerName }) => (
      <span className="truncate">
        <Informed>{buyerName}</Informed>
      </span>
    ),
    value: ({ buyerName }) => buyerName,
    width: 110,
    // A parcel is known by its number and by what is in it; these are read whole in its room.
    isHidden: true,
  },
  {
    id: 'destination',
    title: t('expedition.column.destination'),
    cell: ({ city, state }) => (
      <span className="truncate">
        <Informed>{placeOf(city, state)}</Informed>
      </span>
    ),
    value: ({ city, state }) => placeOf(city, state),
    width: 112,
    // Where there are several companies, whose order it is takes its room.
    isHidden: companies !== null,
  },
  ...(companies === null
    ? []
    : [
        {
          id: columnIds.company,
          title: t('sales.column.company'),
          cell: ({ sellerName }: ToShipRow) => <span className="truncate">{sellerName}</span>,
          value: ({ sellerName }: ToShipRow) => sellerName,
          width: 112,
          filter: { kind: 'options', isSingle: true, options: companies } as const,
        },
      ]),
  {
    id: 'tracking',
    title: t('sales.column.tracking'),
    cell: ({ trackingNumber }) => <span className="truncate figure">{trackingNumber}</span>,
    value: ({ trackingNumber }) => trackingNumber,
    width: 140,
    // Few have one before they are sent.
    isHidden: true,
  },
];
