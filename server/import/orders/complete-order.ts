import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { orderMoney } from '../../db/schema/order-money.ts';
import { subjectOf, type OrderEventData } from '../../orders/order-event.ts';
import { orderWords } from '../../orders/order-words.ts';
import { appendEvent } from '../../stream/append-event.ts';
import { importer } from '../insert-rows.ts';
import type { OrderHere, Part, OrderInFile } from './compare-order.ts';
import type { Owner } from './order-rows.ts';

const partNames: Readonly<Record<Part, string>> = { items: 'Itens', buyer: 'Comprador' };

/**
 * Takes these parts of what a file tells into an order that is here. Answers whether it did: one that somebody changed meanwhile is left to the
 * next run. An order that had no items learns with them whose it is.
 */
export const completeOrder = (
  db: Db,
  here: OrderHere,
  inFile: OrderInFile,
  parts: ReadonlySet<Part>,
  owner: Owner,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isBare = here.items.length === 0;
    const { externalId, packId, items, gross, freight } = inFile;
    const { city, state, zipCode } = inFile.shipping;
    const set = {
      ...(parts.has('items') ? { items, gross, freight } : {}),
      ...(parts.has('items') && isBare ? { externalId, packId, ...owner } : {}),
      ...(parts.has('buyer') ? { buyer: inFile.buyer, shipping: { ...here.shipping, city, state, zipCode } } : {}),
    };
    const written = await tx
      .update(saleOrder)
      .set({ ...set, search: orderWords({ ...here, ...set }), version: here.version + 1 })
      .where(and(eq(saleOrder.id, here.id), eq(saleOrder.version, here.version)))
      .returning({ sellerId: saleOrder.sellerId });
    const [row] = written;
    if (!row) return false;
    // Its money is read by company too, and no trigger thinks that an order changes hands.
    if (parts.has('items') && isBare) await tx.update(orderMoney).set(owner).where(eq(orderMoney.orderId, here.id));
    // Never who buys: histories hold no buyer's data (reliability 26).
    const data: OrderEventData = { previousValue: null, value: [...parts].map((part) => partNames[part]).join(', ') };
    await appendEvent(tx, importer, now, null, {
      subject: subjectOf(here.id),
      type: 'importCompleted',
      version: here.version + 1,
      data: { ...data },
      sellerId: row.sellerId,
    });
    return true;
  });
