import { sql, type SQL } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#contract/order.ts';
import type { OrderStep } from '#machines/lifecycle/order.ts';
import type { event } from '../../db/schema/core.ts';
import type { saleOrder, StoredItem } from '../../db/schema/order.ts';
import type { OrderEventData } from '../../orders/order-event.ts';
import { subjectOf } from '../../orders/order-event.ts';
import { orderWords } from '../../orders/order-words.ts';
import type { OrderToImport } from '#import/orders/join-orders.ts';
import type { TableRow } from '#import/orders/order-fields.ts';
import { idOf } from '../assign-keys.ts';
import { importer } from '../insert-rows.ts';

export interface Owner {
  readonly sellerId: string;
  readonly accountId: string;
}

/** What an order is called here: by its company, and without one by its number alone. */
export const orderIdOf = ({ key, company }: Pick<OrderToImport, 'key' | 'company'>): string =>
  company === null ? bareIdOf(key) : idOf('orders', `${key}/${company}`);

/** What an order is called as long as none of its items is there, and so nobody knows its company. */
export const bareIdOf = (key: string): string => idOf('orders', key);

/** The database knows which instant a clock in São Paulo showed, also in the summer times of 2017 and 2018. */
const instantOf = (local: string): SQL<Date> => sql`(${local}::timestamp at time zone 'America/Sao_Paulo')`;

interface DatedStep {
  readonly type: OrderStep['type'];
  readonly at: string;
  readonly data: OrderEventData;
}

const datedStep = (type: OrderStep['type'], at: string | null, previousValue: OrderStatus, value: OrderStatus): readonly DatedStep[] =>
  at === null ? [] : [{ type, at, data: { previousValue, value } }];

/** What the tables tell of an order's life, in the order of their clocks. */
const stepsOf = (order: TableRow<'orders'>): readonly DatedStep[] =>
  [
    ...datedStep('pay', order.order_approved_at, 'pending', 'paid'),
    ...datedStep('ship', order.order_delivered_carrier_date, 'waiting-shipped', 'shipped'),
    ...datedStep('deliver', order.order_delivered_customer_date, 'shipped', 'delivered'),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** Several of the same at the same price are one item of so many; what could not be read stands beside them, so that nobody takes the rest for the whole. */
const itemsOf = ({ items, unread }: OrderToImport, titleOf: (productId: string) => string): readonly StoredItem[] => {
  const counted = new Map<string, StoredItem>();
  for (const { product_id: sku, price } of items) {
    const same = `${sku}/${price}`;
    const amount = (counted.get(same)?.amount ?? 0) + 1;
    counted.set(same, { title: titleOf(sku), sku, amount, gross: price, publishId: null, listingType: null });
  }
  const broken = unread.map((sku): StoredItem => ({
    title: 'Item que a importação não conseguiu ler',
    sku,
    amount: 1,
    gross: 0,
    publishId: null,
    listingType: null,
    isUnread: true,
  }));
  return [...counted.values(), ...broken];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** The data set names no buyer and no street; an order whose customer is not there has nobody at all. */
const buyerAndShipping = (customer: OrderToImport['customer']) => ({
  buyer: {
    name: customer ? `Comprador ${customer.customer_unique_id.slice(0, 8)}` : 'Comprador não informado',
    document: null,
    documentType: null,
    buyerId: customer ? customer.customer_unique_id || customer.customer_id : '',
  },
  shipping: {
    mode: 'me2' as const,
    street: '',
    city: inTitleCase(customer?.customer_city ?? ''),
    state: customer?.customer_state ?? '',
    // Of a ZIP code most tables say the first five digits; with three zeros they are the code of the whole district.
    zipCode: customer?.customer_zip_code_prefix ?? '',
  },
});

/** What of an order a file tells, beside its status and its days: what a later file can complete. */
export const orderInFile = (order: OrderToImport, titleOf: (productId: string) => string) => ({
  externalId: order.externalId,
  packId: order.packId,
  items: itemsOf(order, titleOf),
  gross: sum(order.items.map(({ price }) => price)),
  freight: sum(order.items.map(({ freight_value: freight }) => freight)),
  ...buyerAndShipping(order.customer),
});

/** The rows of one order: itself, and what its history already holds. */
export const rowsOf = (
  toImport: OrderToImport,
  { sellerId, accountId }: Owner,
  titleOf: (productId: string) => string,
): { readonly order: PgInsertValue<typeof saleOrder>; readonly events: readonly PgInsertValue<typeof event>[] } => {
  const { order, isUnpaid } = toImport;
  const id = orderIdOf(toImport);
  const { status, isOutOfStock } = order.order_status;
  const steps = stepsOf(order);
  const inFile = orderInFile(toImport, titleOf);
  // What was sent was paid, whether its day is told or not.
  const wasPending = status === 'cancelled' && isUnpaid && steps.length === 0;
  const isClosed = status === 'delivered' && order.order_delivered_customer_date !== null;
  return {
    order: {
      ...inFile,
      id,
      version: steps.length + 1,
      status,
      statusBefore: wasPending ? 'pending' : null,
      sellerId,
      accountId,
      freightSeller: 0,
      hasOwnShippingTable: false,
      cancelMessage: isOutOfStock ? { type: 'out_of_stock', description: 'Produto sem estoque' } : null,
      createdAt: instantOf(order.order_purchase_timestamp),
      dateClosed: isClosed ? instantOf(order.order_delivered_customer_date ?? '') : null,
      search: orderWords(inFile),
    },
    events: steps.map(({ type, at, data }, index) => ({
      subject: subjectOf(id),
      type,
      version: index + 2,
      actorId: importer.id,
      actorName: importer.name,
      at: instantOf(at),
      data: { ...data },
      sellerId,
      key: null,
    })),
  };
};

/** 'sao paulo' as a city is written. */
export const inTitleCase = (text: string): string =>
  text.replaceAll(/(^|[\s'-])(\p{L})/gu, (_whole, before: string, letter: string) => before + letter.toLocaleUpperCase('pt-BR'));
