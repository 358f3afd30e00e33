import type { OrderStatus } from '#contract/order.ts';
import type { Db } from '#server/db/open.ts';
import { orderNote, saleOrder } from '#server/db/schema/order.ts';
import { orderWords } from '#server/orders/order-words.ts';
import { randomUUID } from 'node:crypto';
import type { CompanyId } from './people.ts';

type Stored = typeof saleOrder.$inferInsert;
const at = new Date('2026-11-20T12:00:00.000Z');
const aside: Partial<Record<OrderStatus, Partial<Stored>>> = {
  pending_cancelled: { statusBefore: 'paid' },
  cancelled: { statusBefore: 'paid', statusToReverse: 'cancelled', cancelMessage: { type: 'other', description: 'Sem estoque' } },
};

/** An order of a company that it ships itself, bought yesterday, with one note of a superuser's. */
export const insertOrder = async (
  db: Db,
  id: string,
  company: CompanyId = 'ana',
  status: OrderStatus = 'pending',
  changes: Partial<Stored> = {},
): Promise<void> => {
  const order: Stored = {
    id,
    version: 1,
    externalId: `n-${id}`,
    packId: null,
    status,
    sellerId: company,
    accountId: `account-${company}`,
    gross: 9990,
    freight: 1590,
    freightSeller: -490,
    hasOwnShippingTable: false,
    items: [{ title: 'Capa de chuva', sku: `COD-${id}`, amount: 1, gross: 9990, publishId: `MLB-oficial-${id}`, listingType: 'gold_pro' }],
    buyer: { name: 'Joana Compradora Lima', document: '12345678909', documentType: 'CPF', buyerId: 'b1' },
    shipping: {
      mode: 'me1',
      street: 'Rua das Flores',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310100',
      trackingNumber: `t-${id}`,
      plpId: 'plp',
    },
    createdAt: at,
    dateClosed: null,
    ...aside[status],
    ...changes,
  };
  await db.insert(saleOrder).values({ ...order, search: orderWords(order) });
  await db
    .insert(orderNote)
    .values({ id: randomUUID(), orderId: id, message: `Nota de ${id}`, userId: 'superuser', userName: 'Sônia Super', avatar: null, at });
};
