import { sql, type SQL } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#contract/order.ts';
import type { OrderStep } from '#machines/lifecycle/order.ts';
import type { event } from '../../db/schema/core.ts';
import type { saleOrder, StoredItem } from '../../db/schema/order.ts';
import type { OrderEventData } from '../../orders/order-event.ts';
import { subjectOf } from '../../orders/order-event.ts';
import { orderWords } from '../../orders/order-words.ts';
import type { OrderToImport } from './join-orders.ts';
import type { ItemColumns, OrderColumns } from './order-columns.ts';

interface Owner {
  readonly sellerId: string;
  readonly accountId: string;
}

const importer = { id: 'import', name: 'Importação' } as const;

/** The database knows which instant a clock in São Paulo showed, also in the summer times of 2017 and 2018. */
const instantOf = (local: string): SQL<Date> => sql`(${local}::timestamp at time zone 'America/Sao_Paulo')`;

interface ToldStep {
  readonly type: OrderStep['type'];
  readonly at: string;
  readonly data: OrderEventData;
}

const told = (type: OrderStep['type'], at: string | null, previousValue: OrderStatus, value: OrderStatus): readonly ToldStep[] =>
  at === null ? [] : [{ type, at, data: { previousValue, value } }];

/** What the tables tell of an order's life, in the order of their clocks. */
const stepsOf = (order: OrderColumns): readonly ToldStep[] =>
  [
    ...told('pay', order.order_approved_at, 'pending', 'paid'),
    ...told('ship', order.order_delivered_carrier_date, 'waiting-shipped', 'shipped'),
    ...told('deliver', order.order_delivered_customer_date, 'shipped', 'delivered'),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** Several of the same at the same price are one item of so many. */
const itemsOf = (items: readonly ItemColumns[], titleOf: (productId: string) => string): readonly StoredItem[] => {
  const counted = new Map<string, StoredItem>();
  for (const { product_id: sku, price } of items) {
    const same = `${sku}/${price}`;
    const amount = (counted.get(same)?.amount ?? 0) + 1;
    counted.set(same, { title: titleOf(sku), sku, amount, gross: price, publishId: null, listingType: null });
  }
  return [...counted.values()];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** The rows of one order: itself, and what its history already holds. */
export const rowsOf = (
  { id, externalId, packId, order, customer, items }: OrderToImport,
  { sellerId, accountId }: Owner,
  titleOf: (productId: string) => string,
): { readonly order: PgInsertValue<typeof saleOrder>; readonly events: readonly PgInsertValue<typeof event>[] } => {
  const { status, word } = order.order_status;
  const steps = stepsOf(order);
  const searched = {
    externalId,
    packId,
    items: itemsOf(items, titleOf),
    // The data set names no buyer and no street.
    buyer: {
      name: `Comprador ${customer.customer_unique_id.slice(0, 8)}`,
      document: null,
      documentType: null,
      buyerId: customer.customer_unique_id,
    },
    shipping: {
      mode: 'me2' as const,
      street: '',
      city: inTitleCase(customer.customer_city),
      state: customer.customer_state,
      // Of a ZIP code it says the first five digits; with three zeros they are the code of the whole district.
      zipCode: `${customer.customer_zip_code_prefix}000`,
    },
  };
  const isClosed = status === 'delivered' && order.order_delivered_customer_date !== null;
  return {
    order: {
      ...searched,
      id,
      version: steps.length + 1,
      status,
      sellerId,
      accountId,
      gross: sum(items.map(({ price }) => price)),
      freight: sum(items.map(({ freight_value: freight }) => freight)),
      freightSeller: 0,
      hasOwnShippingTable: false,
      cancelMessage: word === 'unavailable' ? { type: 'out_of_stock', description: 'Produto sem estoque' } : null,
      createdAt: instantOf(order.order_purchase_timestamp),
      dateClosed: isClosed ? instantOf(order.order_delivered_customer_date ?? '') : null,
      search: orderWords(searched),
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
