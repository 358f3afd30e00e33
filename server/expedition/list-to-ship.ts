import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { builtInCarriers } from '#contract/carriers.ts';
import { listToShip, type ToShipRow } from '#contract/expedition.ts';
import { countRows } from '../db/count-rows.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder, type StoredShipping } from '../db/schema/order.ts';
import { idsOfPage } from '../http/numbered-page.ts';
import { readRoute } from '../http/route.ts';
import { readWalk, walkedPage } from '../http/walked-page.ts';
import { endOf, type Cursor } from '../http/cursor.ts';
import { lacksColumn } from '../marketplace/lacking.ts';
import { orderColumns, toOrderRow } from '../orders/order-row.ts';
import { dueOf, expeditionConditions } from './expedition-filter.ts';

/** The company that carries it, where it is one; an older row may lack its name. */
const carrierOf = (carrier: string | null, shipping: StoredShipping): ToShipRow['carrier'] => {
  const _id = carrier ?? 'correios';
  return { _id, name: builtInCarriers.some((each) => each === _id) ? null : (shipping.carrier?.name ?? _id) };
};

/** Ascending, and so those without a deadline last. */
const mostUrgentFirst = [asc(saleOrder.shipBy), asc(saleOrder.id)] as const;

/** Where a cursor has those without a deadline: behind all others. */
const never = new Date('9999-12-31T23:59:59.999Z');

const isAfter = (cursor: Cursor): SQL =>
  sql`(coalesce(${saleOrder.shipBy}, ${never}::timestamptz), ${saleOrder.id}) > ${endOf(cursor, true)}`;

const placeOf = ({ shipBy, _id }: ToShipRow) => ({ at: shipBy === null ? never : new Date(shipBy), id: _id });

/** GET /expedition: after a cursor, or a numbered page. */
export const listToShipRoute = readRoute(listToShip, async (input, { db, actor, clock }) => {
  const walk = readWalk(input.query);
  if (!walk.ok) return walk;
  const { cursor, query } = walk.value;
  const now = clock();
  const where = and(expeditionConditions(query, actor, now), cursor ? isAfter(cursor) : undefined);
  const shown = idsOfPage(db, saleOrder.id, { where, order: mostUrgentFirst, query });
  const rows = await db
    .select({ order: orderColumns, sellerName: seller.name, accountName: marketplaceAccount.name, lacks: lacksColumn, due: dueOf(now) })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .where(inArray(saleOrder.id, shown))
    .orderBy(...mostUrgentFirst);
  // Added to the row, not spread with it (order-row.ts).
  const items = rows.map((row) =>
    Object.assign(toOrderRow(row), {
      shipBy: row.order.shipBy?.toISOString() ?? null,
      due: row.due,
      carrier: carrierOf(row.order.carrier, row.order.shipping),
      items: row.order.items.map(({ sku, title, amount }) => ({ sku, title, amount })),
      city: row.order.shipping.city,
      state: row.order.shipping.state,
    }),
  );
  return walkedPage(walk.value, { items, placeOf, count: (most) => countRows(db, saleOrder, where, most) });
});
