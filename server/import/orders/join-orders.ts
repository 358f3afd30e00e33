import { mostCents } from '#contract/order.ts';
import { idOf } from '../assign-keys.ts';
import type { CustomerColumns, ItemColumns, OrderColumns } from './order-columns.ts';
import type { Line, OrderTables, TableName } from './read-tables.ts';

/** Which line of which table. */
export interface Place {
  readonly table: TableName;
  readonly line: number;
  readonly key: string;
}
export interface RefusedLine extends Place {
  readonly why: string;
}

/** What one company sold in one order. */
export interface OrderToImport {
  readonly id: string;
  /** What it is called as long as none of its items can be read, and so nobody knows its company. */
  readonly bareId: string;
  readonly externalId: string;
  readonly packId: string | null;
  /** As the tables name it; null of an order that names no item and so no company. */
  readonly company: string | null;
  readonly order: OrderColumns;
  readonly customer: CustomerColumns;
  readonly items: readonly ItemColumns[];
  /** Every line that is in it: what becomes of it becomes of them. */
  readonly places: readonly Place[];
  /** What is amiss with it and does not keep it out; '' for nothing. */
  readonly remark: string;
}

export interface Joined {
  readonly orders: readonly OrderToImport[];
  readonly refused: readonly RefusedLine[];
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

/** Lines by what they are called; of two with the same name the first counts. */
const uniqueLines = <Row>(table: TableName, lines: readonly Line<Row>[], refused: RefusedLine[]): ReadonlyMap<string, Line<Row>> => {
  const byKey = new Map<string, Line<Row>>();
  for (const each of lines) {
    const earlier = byKey.get(each.key);
    if (earlier) refused.push({ table, line: each.line, key: each.key, why: `Repetido, já está na linha ${earlier.line}` });
    else byKey.set(each.key, each);
  }
  return byKey;
};

/**
 * Puts orders, items and customers together. An order of several companies is a pack of several orders, since each company sees its own
 * only. An order without items is taken all the same: one that is broken is shown, never dropped.
 */
export const joinOrders = (tables: OrderTables): Joined => {
  const refused: RefusedLine[] = [];
  const customers = uniqueLines('customers', tables.customers, refused);
  const items = uniqueLines('items', tables.items, refused);
  const itemsOf = groupBy(items.values(), ({ key }) => key.slice(0, key.lastIndexOf('/')));
  const orders = [...uniqueLines('orders', tables.orders, refused).values()].flatMap((line) =>
    joinOne(line, itemsOf.get(line.key) ?? [], customers, refused),
  );
  const named = new Set(orders.flatMap(({ places }) => places.map(({ table, line }) => `${table}/${line}`)));
  for (const table of ['items', 'customers'] as const) {
    const told = new Set(refused.filter((each) => each.table === table).map(({ line }) => line));
    for (const { line, key, row } of tables[table]) {
      if (told.has(line) || named.has(`${table}/${line}`)) continue;
      refused.push({ table, line, key, why: row.ok ? 'Sem pedido que o use' : row.error });
    }
  }
  return { orders, refused };
};

/** What the how manieth order of a pack is called. */
export const partOf = (pack: string, at: number): string => `${pack}-${at}`;

const joinOne = (
  { line, key, row }: Line<OrderColumns>,
  itemLines: readonly Line<ItemColumns>[],
  customers: ReadonlyMap<string, Line<CustomerColumns>>,
  refused: RefusedLine[],
): readonly OrderToImport[] => {
  const turnAway = (why: string): readonly OrderToImport[] => {
    refused.push({ table: 'orders', line, key, why });
    return [];
  };
  if (!row.ok) return turnAway(row.error);
  const order = row.value;
  const customer = customers.get(order.customer_id);
  if (!customer?.row.ok) return turnAway(customer?.row.ok === false ? `Cliente: ${customer.row.error}` : 'Cliente não encontrado');
  const buyer = customer.row.value;

  const read = itemLines.flatMap((each) => (each.row.ok ? [{ ...each, item: each.row.value }] : []));
  const bySeller = [...groupBy(read, ({ item }) => item.seller_id)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (bySeller.some(([, lines]) => lines.reduce((sum, { item }) => sum + item.price + Math.abs(item.freight_value), 0) > mostCents))
    return turnAway('Valor grande demais');

  const unread = itemLines.length - read.length;
  const remark = [unread > 0 ? `Itens recusados: ${unread}` : '', read.length === 0 ? 'Sem itens' : '']
    .filter((each) => each !== '')
    .join('; ');
  const bareId = idOf('orders', key);
  const common = { bareId, order, customer: buyer, remark };
  const here: readonly Place[] = [
    { table: 'orders', line, key },
    { table: 'customers', line: customer.line, key: customer.key },
  ];
  if (bySeller.length === 0) return [{ ...common, id: bareId, externalId: key, packId: null, company: null, items: [], places: here }];
  return bySeller.map(([company, lines], at) => ({
    ...common,
    id: idOf('orders', `${key}/${company}`),
    externalId: bySeller.length === 1 ? key : partOf(key, at + 1),
    packId: bySeller.length === 1 ? null : key,
    company,
    items: lines.map(({ item }) => item),
    places: [...here, ...lines.map((each): Place => ({ table: 'items', line: each.line, key: each.key }))],
  }));
};
