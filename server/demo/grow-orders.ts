import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { compactCounters } from './compact-counters.ts';
import { makeSettlements } from './make-settlements.ts';
import { smallCompanies } from './of-the-demo.ts';
import { NothingToGrow } from './nothing-to-grow.ts';

/** Few enough to stay well under the pool's statement timeout on a slow machine. */
const perStatement = 10_000;
/** Sales of this many days before now. */
const days = 730;

/** Which orders of the small world (its ids are hexadecimal, and so before 'g') others are made after, and what sets their ids and numbers apart. */
interface After {
  readonly letter: 'g' | 'h';
  readonly firstNumber: string;
  readonly where: SQL;
}
const ofSmallWorld = sql`o.id < 'g' and o.seller_id in ${smallCompanies()}`;
const afterAll: After = { letter: 'g', firstNumber: '3000000000000000', where: ofSmallWorld };
const afterToShip: After = { letter: 'h', firstNumber: '4000000000000000', where: sql`${ofSmallWorld} and o.status = 'waiting-shipped'` };

/**
 * Grows the sales of the small world to many inside the database: each is one of its orders with another number, buyer, tracking number
 * and price, at its own instant. Told by number alone, so the same count is the same sales; those already there are left as they are.
 */
export const growOrders = (db: Db, count: number, now: Date): Promise<void> => growAfter(db, count, now, afterAll);

/** As growOrders, of those alone that wait to be shipped. */
export const growToShip = (db: Db, count: number, now: Date): Promise<void> => growAfter(db, count, now, afterToShip);

const growAfter = async (db: Db, count: number, now: Date, after: After): Promise<void> => {
  const [{ templates } = { templates: 0 }] = (
    await db.execute<{ templates: number }>(sql`select count(*)::int as templates from sale_order o where ${after.where}`)
  ).rows;
  if (templates === 0) throw new NothingToGrow('pedidos');
  for (let from = 1; from <= count; from += perStatement)
    await addOrders(db, { from, to: Math.min(count, from + perStatement - 1), templates, now, after });
  await compactCounters(db);
  await db.execute(sql`vacuum analyze`);
};

interface Slice {
  readonly from: number;
  readonly to: number;
  readonly templates: number;
  readonly now: Date;
  readonly after: After;
}

/** Digit `at` of a text, from 1. */
const digit = (text: string, at: number): string => `substr(${text}, ${at}, 1)::int`;
const weighed = (text: string, weights: readonly number[]): string =>
  weights.map((weight, at) => `${digit(text, at + 1)} * ${weight}`).join(' + ');
const cpfWeights = (length: number): readonly number[] => Array.from({ length }, (_, at) => length + 1 - at);
const cpfDigit = (text: string, length: number): SQL => sql.raw(`(((${weighed(text, cpfWeights(length))}) * 10) % 11) % 10`);
/** Of Correios: five for no rest, zero for a rest of one. */
const trackingDigit = sql.raw(
  `(case (${weighed('code', [8, 6, 4, 2, 3, 5, 9, 7])}) % 11 when 0 then 5 when 1 then 0 else 11 - (${weighed('code', [8, 6, 4, 2, 3, 5, 9, 7])}) % 11 end)`,
);
/** As src/lib/fold-text.ts folds, for the letters that the names of the demo have. */
const folded = (text: SQL): SQL => sql`translate(lower(${text}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

const addOrders = async (db: Db, { from, to, templates, now, after }: Slice): Promise<void> => {
  const until = now.toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table grown on commit drop as
      with template as (select o.*, row_number() over (order by o.id) - 1 as place from sale_order o where ${after.where}),
      numbered as materialized (
        select n, ('x' || substr(md5(n::text), 1, 8))::bit(32)::bigint as hash, ('x' || substr(md5(n::text), 9, 8))::bit(32)::bigint as other
        from generate_series(${from}::int, ${to}::int) n),
      drawn as materialized (
        select n, hash, other, lpad((hash % 1000000000)::text, 9, '0') as body, lpad((other % 100000000)::text, 8, '0') as code from numbered),
      checked as materialized (select d.*, body || ${cpfDigit('body', 9)} as ten, 'OY' || code || ${trackingDigit} || 'BR' as tracking from drawn d)
      select ${sql.raw(`'${after.letter}'`)} || lpad(c.n::text, 23, '0') as grown_id, (${sql.raw(after.firstNumber)} + c.n)::text as number, c.ten || ${cpfDigit('c.ten', 10)} as document, c.tracking,
        split_part(a.buyer ->> 'name', ' ', 1) || ' ' || regexp_replace(b.buyer ->> 'name', '^\\S+\\s+', '') as name,
        ${until}::timestamptz - make_interval(secs => c.other % ${days * 86_400}::int) as sold_at,
        (t.items -> 0 ->> 'gross')::int + (c.hash % 4000)::int as price, (t.items -> 0 ->> 'amount')::int as amount, t.*
      from checked c
      join template t on t.place = c.hash % ${templates}::int
      join template a on a.place = c.other % ${templates}::int
      join template b on b.place = (c.other / 131) % ${templates}::int`);
    await tx.execute(sql`
      insert into sale_order (id, version, external_id, pack_id, status, status_before, status_to_reverse, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, own_car, invoice, cancel_message, items, buyer, shipping, created_at, date_closed, ship_by, search)
      select grown_id, 1, number, null, status, status_before, status_to_reverse, seller_id, account_id, price * amount, freight, freight_seller, has_own_shipping_table, own_car, null, cancel_message,
        jsonb_set(items, '{0,gross}', to_jsonb(price)),
        buyer || jsonb_build_object('name', name, 'document', document, 'documentType', 'CPF', 'buyerId', number),
        case when shipping ->> 'trackingNumber' is null then shipping else shipping || jsonb_build_object('trackingNumber', tracking) end,
        sold_at, case when date_closed is null then null else least(${until}::timestamptz, sold_at + interval '9 days') end,
        case when status = 'waiting-shipped' then sold_at + interval '2 days' end,
        array_to_tsvector(array_remove(
          array[number, document, lower(tracking), lower(items -> 0 ->> 'sku')] || regexp_split_to_array(lower(items -> 0 ->> 'sku'), '[^a-z0-9]+') || regexp_split_to_array(${folded(sql`name`)}, '\\s+'), ''))
      from grown
      on conflict (id) do nothing`);
    await makeSettlements(tx, now, smallCompanies());
  });
};
