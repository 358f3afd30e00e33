import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { mediation, mediationMessage, type StoredClaim } from '#server/db/schema/mediation.ts';
import { saleOrder } from '#server/db/schema/order.ts';
import { mediationWords } from '#server/mediation/mediation-words.ts';
import { placeOf } from '#server/mediation/place.ts';
import { lastMessageOf } from '#server/mediation/write-mediation.ts';
import { insertOrder } from './orders.ts';
import { companies, type CompanyId } from './people.ts';

type Stored = typeof mediation.$inferInsert;
const at = new Date('2026-11-20T15:00:00.000Z');

export const aClaim = (changes: Partial<StoredClaim> = {}): StoredClaim => ({
  claimId: '5200001',
  stage: 'claim',
  reasonId: 'PDD9939',
  reason: 'O produto chegou com defeito',
  affectsReputation: 'not_affected',
  hasIncentive: true,
  actions: [{ action: 'send_message_to_complainant', mandatory: true, dueAt: null }],
  resolution: null,
  ...changes,
});

/** The mediation of an order that is there already, with what its buyer said first. */
export const insertMediationOf = async (db: Db, orderId: string, changes: Partial<Stored> = {}): Promise<void> => {
  const [order] = await db.select().from(saleOrder).where(eq(saleOrder.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}`);
  const company = companies.find(({ id }) => id === order.sellerId);
  const said = {
    id: `${orderId}-1`,
    userId: order.buyer.buyerId,
    userName: order.buyer.name,
    userPic: null,
    message: 'O produto chegou com defeito.',
    at,
  };
  const row = {
    orderId,
    version: 1,
    sellerId: order.sellerId,
    accountId: order.accountId,
    status: 'open' as const,
    dueAt: null,
    createdAt: at,
    messages: 1,
    lastMessage: lastMessageOf(said, 0),
    search: mediationWords(order, company?.name ?? ''),
    ...changes,
  };
  await db.insert(mediation).values({ ...row, place: placeOf({ ...row, dueAt: row.dueAt ?? null }) });
  await db.insert(mediationMessage).values({ ...said, orderId, position: 1 });
};

/** An order and its mediation. */
export const insertMediation = async (db: Db, id: string, company: CompanyId = 'ana', changes: Partial<Stored> = {}): Promise<void> => {
  await insertOrder(db, id, company, 'delivered');
  await insertMediationOf(db, id, changes);
};
