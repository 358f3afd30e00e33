import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { MediationMessage, MediationRecord } from '#contract/mediation.ts';
import { getMediation } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation, mediationFile, mediationMessage } from '../db/schema/mediation.ts';
import { saleOrder, type StoredItem } from '../db/schema/order.ts';
import { sku } from '../db/schema/product.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { dispatchOf } from '../integration-jobs/dispatch-of.ts';
import { lacksColumn } from '../marketplace/lacking.ts';
import { fileAddress } from './file-address.ts';
import { mediationCore } from './mediation-core.ts';
import { mediationsOf, seenBy } from './mediation-filter.ts';

const { search: _search, ...columns } = getTableColumns(mediation);

/** GET /order/mediate/{id}: buyer data whole, the conversation from its beginning. */
export const getMediationRoute = readRoute(getMediation, async ({ params: { id } }, { db, actor, clock }) => {
  const [found] = await db
    .select({
      mediation: columns,
      order: saleOrder,
      sellerName: seller.name,
      accountName: marketplaceAccount.name,
      lacks: lacksColumn,
      seen: seenBy(actor.id).mapWith(Number),
    })
    .from(mediation)
    .innerJoin(saleOrder, eq(saleOrder.id, mediation.orderId))
    .innerJoin(seller, eq(seller.id, mediation.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, mediation.accountId))
    .where(and(eq(mediation.orderId, id), mediationsOf(actor)));
  if (!found) return refuse(notFound());
  const { order } = found;
  const { street, number = null, neighborhood = null, city, state, zipCode } = order.shipping;
  return ok([
    {
      ...mediationCore(found.mediation, order),
      freightSeller: order.freightSeller,
      createdAt: order.createdAt.toISOString(),
      sellerName: found.sellerName,
      marketPlaceName: found.accountName,
      lacks: found.lacks,
      anotation: found.mediation.annotation,
      buyer: order.buyer,
      shipping: { street, number, neighborhood, city, state, zipCode },
      items: await readItems(db, order.sellerId, order.items),
      mediation: { conversation: await readConversation(db, id, clock()) },
      readCount: found.seen,
    },
  ]);
});

const readItems = async (db: Db, sellerId: string, items: readonly StoredItem[]): Promise<MediationRecord['items']> => {
  const codes = [...new Set(items.map((each) => each.sku))];
  const known =
    codes.length === 0
      ? []
      : await db
          .select({ id: sku.id, code: sku.sku })
          .from(sku)
          .where(and(eq(sku.sellerId, sellerId), inArray(sku.sku, codes)));
  const ids = new Map(known.map(({ id, code }) => [code, id]));
  return items.map((each) => ({ sku: each.sku, skuId: ids.get(each.sku) ?? null, title: each.title }));
};

const readConversation = async (db: Db, orderId: string, now: Date): Promise<MediationMessage[]> => {
  const [said, files] = await Promise.all([
    db
      .select({ said: mediationMessage, job: { status: integrationJob.status, error: integrationJob.error } })
      .from(mediationMessage)
      .leftJoin(integrationJob, eq(integrationJob.id, mediationMessage.jobId))
      .where(eq(mediationMessage.orderId, orderId))
      .orderBy(asc(mediationMessage.position)),
    db.select().from(mediationFile).where(eq(mediationFile.orderId, orderId)).orderBy(asc(mediationFile.position)),
  ]);
  const filesOf = new Map<string, (typeof files)[number][]>();
  for (const file of files) filesOf.set(file.messageId, [...(filesOf.get(file.messageId) ?? []), file]);
  return said.map(({ said: each, job }) => toMessage(each, { job, files: filesOf.get(each.id) ?? [], now }));
};

type SaidRow = typeof mediationMessage.$inferSelect;
type FileRow = typeof mediationFile.$inferSelect;

interface MessageBeside {
  readonly job: Parameters<typeof dispatchOf>[1];
  readonly files: readonly Pick<FileRow, 'id' | 'name' | 'key'>[];
  readonly now: Date;
}

export const toMessage = (
  { id, userId, userName, userPic, message, at, picture, jobId }: SaidRow,
  { job, files, now }: MessageBeside,
): MediationMessage => ({
  _id: id,
  userId,
  userName,
  userPic,
  message,
  date: at.toISOString(),
  picture: [...picture, ...files.map((file) => fileAddress(file, now))],
  dispatch: jobId === null ? null : dispatchOf(jobId, job),
});
