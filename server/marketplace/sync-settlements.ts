import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { subjectOf } from '../money/money-row.ts';
import { appendEvent } from '../stream/append-event.ts';
import { marketplaceAuthor } from './marketplace-author.ts';
import { playedSince } from './reach.ts';

/** So many of a kind in one turn of the clock. */
const atOnce = 20;
/** Days between the statement of a sale and its payment. */
const releaseDays = 28;

/** What the marketplace keeps of a sale: more of a Premium advert than of a Classic one, nothing of what it gave back whole. */
export const feeOf = sql`case when expected_return >= expected_gross then 0 else round(expected_gross * case o.items -> 0 ->> 'listingType' when 'gold_pro' then 0.165 else 0.115 end)::int end`;

/** A person who checked a difference checked the amounts as they were: other amounts are unchecked. */
const unchecked = sql`checked_at = null, checked_by = null, check_note = null`;

interface Told {
  readonly order_id: string;
  readonly version: number;
  readonly seller_id: string;
  readonly [column: string]: unknown;
}

const tell = async (tx: Tx, now: Date, type: 'told' | 'refunded' | 'released', statement: SQL): Promise<number> => {
  const { rows } = await tx.execute<Told>(statement);
  for (const { order_id: id, version, seller_id: sellerId } of rows)
    await appendEvent(tx, marketplaceAuthor, now, null, { subject: subjectOf(id), type, version, data: {}, sellerId });
  return rows.length;
};

const some = (condition: SQL): SQL =>
  sql`order_id in (select order_id from ${orderMoney} where ${condition} order by order_id limit ${sql.raw(String(atOnce))} for update skip locked)`;

/**
 * The statement as the embedded marketplace gives it: what was paid since it plays, what it gave back meanwhile, and what it pays out today. A past that
 * came without a statement stays without, also where it came just now, by an import. Answers how many rows it told of.
 */
export const syncSettlements = (db: Db, since: Date, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const [at, start, played] = [now, since, playedSince(now)].map((each) => each.toISOString());
    const told = await tell(
      tx,
      now,
      'told',
      sql`update ${orderMoney} m set version = m.version + 1, told_at = ${at}::timestamptz, gross = expected_gross, fee = ${feeOf}, freight = expected_freight,
        refunded = expected_return, release_at = ${at}::timestamptz + make_interval(days => ${sql.raw(String(releaseDays))}), ${unchecked}
        from sale_order o where o.id = m.order_id and m.${some(sql`told_at is null and opened_at >= ${start}::timestamptz and sold_at >= ${played}::timestamptz`)}
        returning m.order_id, m.version, m.seller_id`,
    );
    const refunded = await tell(
      tx,
      now,
      'refunded',
      sql`update ${orderMoney} m set version = m.version + 1, told_at = ${at}::timestamptz, refunded = expected_return, freight = expected_freight, fee = ${feeOf}, ${unchecked}
        from sale_order o where o.id = m.order_id and m.${some(sql`difference is not null and told_at is not null and (refunded = 0) <> (expected_return = 0)`)}
        returning m.order_id, m.version, m.seller_id`,
    );
    const released = await tell(
      tx,
      now,
      'released',
      sql`update ${orderMoney} m set version = m.version + 1, released_at = ${at}::timestamptz
        where m.${some(sql`told_at is not null and released_at is null and release_at <= ${at}::timestamptz`)}
        returning m.order_id, m.version, m.seller_id`,
    );
    return told + refunded + released;
  });
