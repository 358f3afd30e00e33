import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { orderDocument } from '../db/schema/order-document.ts';

type Kind = typeof orderDocument.$inferSelect.kind;

/** As it was kept; null when there is none. */
export const readDocument = async (db: Db, orderId: string, kind: Kind): Promise<string | null> => {
  const [kept] = await db
    .select({ content: orderDocument.content })
    .from(orderDocument)
    .where(and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, kind)));
  return kept?.content ?? null;
};
