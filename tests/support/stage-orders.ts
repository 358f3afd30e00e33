import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { otherSuperuser, sales } from './staged-orders.ts';

/** How many orders stand in each status that the demo world has few of. */
const stagedEach = 10;

/** Delivered orders become what journeys need, so many of each; the paid ones are of the demo seller's company. */
export const stageForFaults = async (db: Db): Promise<void> => {
  const place = (at: number): SQL =>
    sql`sale_order.id in (select id from (select id, row_number() over (order by created_at, id) as n from staged) s where s.n > ${at * stagedEach} and s.n <= ${(at + 1) * stagedEach})`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table staged on commit drop as select id, created_at from sale_order where status = 'delivered'`);
    await tx.execute(sql`
      update sale_order set status = 'paid', date_closed = null, seller_id = a.seller_id, account_id = (select min(id) from marketplace_account m where m.seller_id = a.seller_id)
      from account a where a.mail = 'vendedor@balcao.test' and ${place(0)}`);
    await tx.execute(sql`
      update sale_order set status = 'waiting-shipped', date_closed = null, shipping = shipping || '{"mode": "me1"}' where ${place(1)}`);
    await tx.execute(sql`
      update sale_order set status = 'shipped', date_closed = null,
        shipping = shipping || jsonb_build_object('mode', 'me1', 'plpId', 'plp-' || id, 'trackingNumber', 'ft' || substr(id, 1, 12)),
        search = array_to_tsvector(tsvector_to_array(search) || ('ft' || substr(id, 1, 12)))
      where ${place(2)}`);
    await tx.execute(sql`update sale_order set status = 'pending_cancelled', status_before = 'paid', date_closed = null where ${place(3)}`);
    await tx.execute(sql`
      update sale_order set status = 'cancelled', status_before = 'paid', status_to_reverse = 'cancelled', cancel_message = '{"type": "other", "description": "Sem estoque"}'
      where ${place(4)}`);
    await tx.execute(sql`
      insert into order_note (id, order_id, message, user_id, user_name, at)
      select gen_random_uuid(), id, 'Ligar antes', 'super', 'Sônia', created_at from sale_order where status = 'paid'`);
    await tx.execute(sql`
      insert into account (id, mail, name, password_hash, role) select 'super2', ${otherSuperuser.mail}::text, ${otherSuperuser.name}::text, password_hash, role from account where mail = 'super@balcao.test'`);
  });
};

/** Sales around the last summer times, and amounts that are easily got wrong. */
export const stageForZones = async (db: Db): Promise<void> => {
  for (const { number, at, freight } of sales)
    await db.execute(sql`
      update sale_order set created_at = ${at}::timestamptz, freight = ${freight}::int, external_id = ${number}::text, pack_id = null,
        search = array_to_tsvector(array['zona', ${number}::text]), shipping = shipping || '{"mode": "me2"}'
      where id = (select id from sale_order where status = 'delivered' and external_id not like 'zona-%' order by created_at desc, id limit 1)`);
};
