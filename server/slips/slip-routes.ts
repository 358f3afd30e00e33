import { and, eq } from 'drizzle-orm';
import { getSaleSlip, makeSlipLink, slipLinkDays } from '#contract/sale-slip.ts';
import { ok, refuse } from '#lib/result.ts';
import { seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { saleSlip } from '../db/schema/sale-slip.ts';
import { invalid, notFound, type ServerProblem } from '../http/problem.ts';
import { described, publicRoute, writeRoute } from '../http/route.ts';
import { maskName } from '../orders/mask-buyer.ts';
import { ordersOf } from '../orders/order-filter.ts';
import { isSlipTokenSigned, newSlipKey, readSlipToken, writeSlipToken } from './slip-token.ts';

const lifeMs = slipLinkDays * 24 * 60 * 60_000;

/** POST /order/{id}/slip: of an order one may see. The order itself does not change. */
const makeSlipLinkRoute = writeRoute(makeSlipLink, async ({ params: { id } }, { tx, actor, clock }) => {
  const [order] = await tx
    .select({ id: saleOrder.id })
    .from(saleOrder)
    .where(and(eq(saleOrder.id, id), ordersOf(actor)));
  if (!order) return refuse(notFound());
  const now = clock();
  // Two who make the first link at once sign with one key.
  await tx.insert(saleSlip).values({ orderId: id, key: newSlipKey(), madeAt: now }).onConflictDoNothing();
  const [kept] = await tx.select({ key: saleSlip.key }).from(saleSlip).where(eq(saleSlip.orderId, id));
  if (!kept) return refuse(notFound());
  const until = now.getTime() + lifeMs;
  return ok({ token: writeSlipToken(kept.key, id, until), until: new Date(until).toISOString() });
});

/** Misspelled, cut, made up, or of another sale: nobody is told which, nor whether there is such a sale. */
const badLink = (): ServerProblem => invalid('Este link não é válido. Confira o endereço ou peça outro a quem vendeu.');
const overLink = (): ServerProblem => invalid('Este link expirou. Peça outro a quem vendeu.');

/** GET /ext/talaovendas: to anyone, by the signature alone. */
const getSaleSlipRoute = publicRoute(getSaleSlip, async ({ query: { token } }, { db, clock }) => {
  const read = readSlipToken(token);
  if (!read) return refuse(badLink());
  const [found] = await db
    .select({
      key: saleSlip.key,
      externalId: saleOrder.externalId,
      packId: saleOrder.packId,
      status: saleOrder.status,
      gross: saleOrder.gross,
      freight: saleOrder.freight,
      items: saleOrder.items,
      buyer: saleOrder.buyer,
      createdAt: saleOrder.createdAt,
      sellerName: seller.name,
    })
    .from(saleSlip)
    .innerJoin(saleOrder, eq(saleOrder.id, saleSlip.orderId))
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .where(eq(saleSlip.orderId, read.orderId));
  if (!found || !isSlipTokenSigned(found.key, read)) return refuse(badLink());
  if (read.until <= clock().getTime()) return refuse(overLink());
  const { externalId, packId, status, gross, freight, items, buyer, createdAt, sellerName } = found;
  return ok({
    number: packId ?? externalId,
    soldAt: createdAt.toISOString(),
    sellerName,
    buyerName: maskName(buyer.name),
    // An order that is cancelled with us only stands for its buyer as it was bought.
    isCancelled: status === 'cancelled',
    items: items.map(({ title, amount, gross: each }) => ({ title, amount, gross: each })),
    gross,
    freight,
    until: new Date(read.until).toISOString(),
  });
});

export const slipRoutes = described([
  [makeSlipLinkRoute, 'Makes a signed link to the slip of a sale; whoever has it reads the slip until it expires'],
  [getSaleSlipRoute, 'The slip of a sale, to whoever has its link'],
]);
