import { mostCents } from '#contract/order.ts';
import { cleanLine } from '../clean-text.ts';
import { plural } from '../plural.ts';
import type { Reason } from '../reason.ts';
import type { Cells } from '../read-rows.ts';
import type { TableName, TableRow } from './order-fields.ts';
import type { Line, OrderTables } from './read-order-tables.ts';

/** Which line of which table. */
export interface Place {
  readonly table: TableName;
  readonly line: number;
  readonly key: string;
}
export interface UnusedLine extends Place {
  readonly isRefused: boolean;
  readonly reasons: readonly Reason[];
}

type Item = TableRow<'items'>;

/** What one company sold in one order. */
export interface OrderToImport {
  /** As the file names the whole order. */
  readonly key: string;
  readonly externalId: string;
  readonly packId: string | null;
  /** Is it the only part of the order, or the first? */
  readonly isFirst: boolean;
  /** As the tables name it; null of an order that names no item and so no company. */
  readonly company: string | null;
  readonly order: TableRow<'orders'>;
  /** Days of payment are told, and of it there is none. */
  readonly isUnpaid: boolean;
  /** Null of an order whose customer is not there, or can not be read. */
  readonly customer: TableRow<'customers'> | null;
  readonly items: readonly Item[];
  /** The products of its lines that can not be read: it is kept, and shown as broken. */
  readonly unread: readonly string[];
  /** Every line that is in it: what becomes of it becomes of them. */
  readonly places: readonly Place[];
  /** What is amiss with it and does not keep it out. */
  readonly notes: readonly Reason[];
}

interface Joined {
  readonly orders: readonly OrderToImport[];
  readonly rest: readonly UnusedLine[];
}

const groupBy = <Value>(values: Iterable<Value>, keyOf: (value: Value) => string): ReadonlyMap<string, readonly Value[]> => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};

const repeated = (key: string, earlier: number): Reason => ({ what: 'Repetido', value: key, hint: `já está na linha ${earlier}` });

/** Lines by what they are called; of two with the same name the first counts. */
const uniqueLines = <Row>(table: TableName, lines: readonly Line<Row>[], rest: UnusedLine[]): ReadonlyMap<string, Line<Row>> => {
  const byKey = new Map<string, Line<Row>>();
  for (const each of lines) {
    const { line, key } = each;
    const earlier = byKey.get(key);
    if (earlier) rest.push({ table, line, key, isRefused: true, reasons: [repeated(key, earlier.line)] });
    else byKey.set(key, each);
  }
  return byKey;
};

const orderOf = ({ cells }: { readonly cells: Cells }): string => cleanLine(cells('order_id'));
const nameOfPlace = ({ table, line }: Pick<Place, 'table' | 'line'>): string => `${table}/${line}`;

const noOrder = (orderId: string, isThere: boolean): Reason =>
  isThere
    ? { what: 'O pedido do item foi recusado', value: orderId, hint: 'corrija a linha do pedido' }
    : { what: 'O pedido do item não está na tabela de pedidos', value: orderId, hint: '' };

/**
 * Puts orders, items and customers together. An order of several companies is a pack of several orders, since each company sees its own
 * only. An order without items or without its customer is taken all the same: one that is broken is shown, never dropped.
 */
export const joinOrders = (tables: OrderTables): Joined => {
  const rest: UnusedLine[] = [];
  const customers = uniqueLines('customers', tables.customers, rest);
  const items = uniqueLines('items', tables.items, rest);
  const itemsOf = groupBy(items.values(), orderOf);
  const named = uniqueLines('orders', tables.orders, rest);
  const orders = [...named.values()].flatMap((line) => joinOne(line, itemsOf.get(line.key) ?? [], customers, rest));
  const used = new Set([...orders.flatMap(({ places }) => places), ...rest].map(nameOfPlace));
  // An item of a refused order is not amiss itself: the order's own reason is the one that is counted.
  for (const each of tables.items) {
    const { line, key } = each;
    if (used.has(nameOfPlace({ table: 'items', line }))) continue;
    const isThere = named.has(orderOf(each));
    const told = each.row ? [noOrder(orderOf(each), isThere)] : each.reasons;
    rest.push({ table: 'items', line, key, isRefused: each.row === null || !isThere, reasons: told });
  }
  for (const { line, key, row, reasons } of tables.customers)
    if (!used.has(nameOfPlace({ table: 'customers', line })))
      rest.push({ table: 'customers', line, key, isRefused: row === null, reasons });
  return { orders, rest };
};

/** What the how manieth order of a pack is called. */
export const partOf = (pack: string, at: number): string => `${pack}-${at}`;

interface Buyer {
  readonly customer: TableRow<'customers'> | null;
  readonly places: readonly Place[];
  readonly notes: readonly Reason[];
}

const keptWithout = 'o pedido entra sem comprador; importe de novo quando o cliente estiver na tabela';

const buyerOf = (customerId: string, customers: ReadonlyMap<string, Line<TableRow<'customers'>>>): Buyer => {
  const found = customers.get(customerId);
  if (found?.row) return { customer: found.row, places: [{ table: 'customers', line: found.line, key: found.key }], notes: [] };
  const what = found ? 'O cliente do pedido foi recusado' : 'O cliente do pedido não está na tabela de clientes';
  return { customer: null, places: [], notes: [{ what, value: customerId, hint: keptWithout }] };
};

const itemNotes = (read: number, unread: number): readonly Reason[] => [
  ...(unread > 0
    ? [
        {
          what: 'Pedido com itens recusados',
          value: '',
          hint: `${plural(unread, 'item', 'itens')}; corrija e importe de novo: o pedido é completado`,
        },
      ]
    : []),
  ...(read + unread === 0 ? [{ what: 'Pedido sem itens', value: '', hint: 'nenhuma linha da tabela de itens é dele' }] : []),
];

const joinOne = (
  { line, key, has, row: order, reasons }: Line<TableRow<'orders'>>,
  itemLines: readonly Line<Item>[],
  customers: ReadonlyMap<string, Line<TableRow<'customers'>>>,
  rest: UnusedLine[],
): readonly OrderToImport[] => {
  const turnAway = (why: readonly Reason[]): readonly OrderToImport[] => {
    rest.push({ table: 'orders', line, key, isRefused: true, reasons: why });
    return [];
  };
  if (!order) return turnAway(reasons);
  const companyOf = ({ cells }: Line<Item>): string => cleanLine(cells('seller_id'));
  const byCompany = groupBy(itemLines, companyOf);
  const companies = [...byCompany.keys()].toSorted();
  const sumOf = (lines: readonly Line<Item>[]): number =>
    lines.reduce((sum, { row }) => sum + (row ? row.price + Math.abs(row.freight_value) : 0), 0);
  if ([...byCompany.values()].some((lines) => sumOf(lines) > mostCents))
    return turnAway([{ what: 'Pedido de valor grande demais', value: '', hint: 'confira os preços dos itens' }]);

  const buyer = buyerOf(order.customer_id, customers);
  const parts = companies.length === 0 ? [''] : companies;
  return parts.map((company, at) => {
    const lines = byCompany.get(company) ?? [];
    const read = lines.filter(({ row }) => row !== null);
    const unread = lines.filter(({ row }) => row === null);
    return {
      key,
      externalId: parts.length === 1 ? key : partOf(key, at + 1),
      packId: parts.length === 1 ? null : key,
      isFirst: at === 0,
      company: company || null,
      order,
      isUnpaid: has('order_approved_at') && order.order_approved_at === null,
      customer: buyer.customer,
      items: read.flatMap(({ row }) => row ?? []),
      unread: unread.map(({ cells }) => cleanLine(cells('product_id'))),
      places: [
        { table: 'orders', line, key },
        ...buyer.places,
        ...read.map((each): Place => ({ table: 'items', line: each.line, key: each.key })),
      ],
      notes: [...buyer.notes, ...itemNotes(read.length, unread.length)],
    };
  });
};
