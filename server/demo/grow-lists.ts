import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { growOrders, growToShip } from './grow-orders.ts';
import { NothingToGrow } from './nothing-to-grow.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoCategories } from './make-categories.ts';
import { makeVehicles } from './make-vehicles.ts';
import { demoCompanies } from './of-the-demo.ts';
import { compactCounters } from './compact-counters.ts';
import { kit } from '../db/schema/kit.ts';
import { product } from '../db/schema/product.ts';

/** Few enough to stay well under the pool's statement timeout on a slow machine. */
const perStatement = 10_000;

/** The rows of one list, made after others that are there already. */
interface Kind {
  /** What each is made after; it gets a `place`, from 0. Where there is none, none is made. */
  readonly template: SQL;
  /** Inserts made of `made`: one row for each number `n`, with its template and an instant `at`. */
  readonly inserts: readonly SQL[];
}

/** Of version 4 and its variant, as the contract reads it. */
const uuidOf = (kind: string, n = 'n'): SQL =>
  sql.raw(`overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`);
/** What the demo brings by its own ids. */
const namesOf = (own: readonly { readonly id: string }[]): SQL => sql`${sql.param(own.map(({ id }) => id))}::text[]`;
const idOf = sql.raw(`'g' || lpad(n::text, 23, '0')`);

const kits: Kind = {
  template: sql`
    select * from (
      select s.id as sku_id, lead(s.id) over (partition by s.seller_id order by s.id) as other_id, s.seller_id, p.title, p.sort_title, p.search
      from sku s join product p on p.id = s.product_id where s.seller_id in ${demoCompanies()}) pair
    where other_id is not null order by sku_id`,
  inserts: [
    sql`insert into kit (id, seller_id, code, title, discount, created_at, sort_title, search)
      select ${idOf}, seller_id, 'KIT-' || n, 'Kit ' || title || ' ' || n, (n % 20) * 100, at, 'kit ' || sort_title || ' ' || n,
        array_to_tsvector(tsvector_to_array(search) || array['kit', n::text]) from made`,
    sql`insert into kit_part (kit_id, sku_id, quantity, position) select ${idOf}, sku_id, 1 + n % 3, 0 from made`,
    sql`insert into kit_part (kit_id, sku_id, quantity, position) select ${idOf}, other_id, 1, 1 from made`,
  ],
};

/** As server/questions/place.ts places them. */
const questionPlace = sql.raw(
  `case when n % 11 in (0, 2, 3, 6, 9) then at else to_timestamp(100000000000 - extract(epoch from date_trunc('milliseconds', at))) end`,
);
const questions: Kind = {
  template: sql`select id, seller_id, account_id, search from listing where status in ('active', 'paused') and seller_id in ${demoCompanies()} order by id`,
  inserts: [
    sql`insert into question (id, version, listing_id, seller_id, account_id, status, buyer_id, buyer_name, text, asked_at, answer, answered_at, answered_by, answered_by_name, place, search)
      select ${idOf}, 1, id, seller_id, account_id, case when isopen then 'unanswered' else 'answered' end, 'comprador' || n % 900, 'COMPRADOR' || n % 900, 'Serve no modelo ' || n || '?', at,
        case when not isopen then 'Serve sim.' end, case when not isopen then at + interval '5 minutes' end, case when not isopen then 'grown' end, case when not isopen then 'Vinícius' end,
        ${questionPlace}, array_to_tsvector(tsvector_to_array(search) || array['serve', 'modelo', n::text])
      from (select made.*, n % 11 in (0, 2, 3, 6, 9) as isopen from made) told`,
  ],
};

const jobs: Kind = {
  template: sql`select id, title, seller_id, account_id, search from listing where status in ('active', 'paused') and seller_id in ${demoCompanies()} order by id`,
  inserts: [
    sql`insert into integration_job (id, kind, subject, name, status, seller_id, account_id, attempts, error_code, error, created_at, ended_at, search)
      select 'job-' || ${idOf}, (array['publishListing', 'pauseListing', 'activateListing', 'changePrice'])[1 + n % 4], 'listing:' || id, title, case when n % 9 = 4 then 'failed' else 'done' end,
        seller_id, account_id, 1, case when n % 9 = 4 then '7711' end, case when n % 9 = 4 then 'O código universal (GTIN) não existe para esta marca.' end, at, at + interval '40 seconds', search
      from made`,
  ],
};

const messageRules: Kind = {
  template: sql`select id as account_id, seller_id, name from marketplace_account where seller_id in ${demoCompanies()} order by id`,
  inserts: [
    // At rest: of an account one at most is at work for an event.
    sql`insert into auto_message (id, seller_id, name, account_id, event, text, is_paused)
      select ${uuidOf('rule')}, seller_id, 'Aviso ' || n || ' de ' || name, account_id, (array['paid', 'invoiced', 'shipped', 'delivered'])[1 + n % 4], 'Olá, {comprador}!', true from made`,
  ],
};

/** All by one rule: of one is asked what it sent. */
const sentMessages: Kind = {
  template: sql`select id from sale_order where id >= 'g' and seller_id in ${demoCompanies()} order by id`,
  inserts: [
    sql`insert into auto_message_sent (order_id, event, rule_id, text, at, is_counted)
      select id, 'paid', ${uuidOf('rule', '1')}, 'Olá, comprador!', at, true from made`,
  ],
};

const priceRules: Kind = {
  template: messageRules.template,
  inserts: [
    sql`insert into price_rule (id, seller_id, name, account_id, extra, margin, fee, most_change)
      select ${uuidOf('price')}, seller_id, 'Margem ' || n || ' de ' || name, account_id, 350, 1000 + n % 2000, 1650, 30 from made`,
  ],
};

/** What one run of the first grown rule did, listing by listing. */
const priceItems: Kind = {
  template: sql`select id from listing where seller_id in ${demoCompanies()} order by id`,
  inserts: [
    sql`insert into price_run (id, rule_id, seller_id, is_dry, terms, user_id, user_name, started_at, finished_at)
      select ${uuidOf('run', '1')}, id, seller_id, true, '{"extra": 350, "margin": 2000, "fee": 1650, "ending": null, "mostChange": 30}', 'grown', 'Sônia', now(), now()
      from price_rule where id = ${uuidOf('price', '1')}`,
    sql`insert into price_run_item (run_id, listing_id, outcome, cost, before, after)
      select ${uuidOf('run', '1')}, id, 'changed', 1000, 2000, 2100 from made`,
  ],
};

/** A run says how many listings it went through. */
const countPriceItems = sql`
  update price_run set total = items, outcomes = jsonb_build_object('changed', items)
  from (select count(*)::int as items from price_run_item where run_id = ${uuidOf('run', '1')}) counted
  where id = ${uuidOf('run', '1')}`;

/** All one person's: reports are one's own. */
const reports: Kind = {
  template: sql`select id, role from account where role = 'superuser' and id = any(${namesOf(demoAccounts)}) order by id limit 1`,
  inserts: [
    sql`insert into report (id, version, owner_id, role, kind, from_day, to_day, status, done, total, lines, parts, created_at, finished_at)
      select ${idOf}, 3, id, role, (array['sales', 'returns'])[1 + n % 2], at::date - 30, at::date, 'done', 1, 1, 0, 0, at, at from made`,
  ],
};

const categories: Kind = {
  template: sql`select id, level, path from category where level < 3 and id = any(${namesOf(demoCategories)}) order by id`,
  inserts: [
    sql`insert into category (id, parent_id, level, name, path, search)
      select 'MLBG' || n, id, level + 1, 'Peças ' || n, (case when path = '{}' then array[id] else path end) || array['MLBG' || n], array_to_tsvector(array['pecas', n::text]) from made`,
  ],
};

const vehicles: Kind = {
  template: sql`select brand, model, year from vehicle where id = any(${namesOf(makeVehicles())}) order by id`,
  inserts: [sql`insert into vehicle (id, brand, model, year, trim) select ${idOf}, brand, model, year, '1.0 ' || n || ' Flex' from made`],
};

const companies: Kind = {
  template: sql`select 1 as one where exists (select 1 from reputation_day d join marketplace_account a on a.id = d.account_id where a.seller_id in ${demoCompanies()})`,
  inserts: [
    // Their people have no password: nobody signs in as one of them.
    sql`insert into seller (id, name, status, document) select 'p' || n, 'Empresa ' || lpad(n::text, 6, '0'), case when n % 40 = 3 then 'blocked' else 'active' end, lpad(n::text, 14, '0') from made`,
    sql`insert into marketplace_account (id, seller_id, name, official_name, connected_at, expires_at)
      select 'p' || n, 'p' || n, 'Conta ' || lpad(n::text, 6, '0'), 'CONTA' || n, at, at + interval '180 days' from made`,
    sql`insert into account (id, mail, name, password_hash, role, seller_id)
      select 'p' || n, 'pessoa' || n || '@balcao.test', 'Pessoa ' || lpad(n::text, 6, '0'), '', 'seller', 'p' || n from made`,
    sql`insert into reputation_day (account_id, day, sales, claims, cancelled, late, level)
      select 'p' || n, (select max(day) from reputation_day), 100 + n % 50, n % 5, n % 3, n % 7, (array['red', 'orange', 'yellow', 'green', 'leader', 'none'])[1 + n % 6] from made`,
  ],
};

/** Those already there are left as they are. */
const growKind = ({ template, inserts }: Kind, db: Db, count: number, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table template on commit drop as select t.*, row_number() over () - 1 as place from (${template}) t`,
    );
    const { rows } = await tx.execute(sql`select 1 from template limit 1`);
    if (rows.length === 0) return false;
    await tx.execute(sql`analyze template`);
    for (let from = 1; from <= count; from += perStatement) {
      const to = Math.min(count, from + perStatement - 1);
      await tx.execute(sql`
        create temporary table made on commit drop as
        select n, ${now.toISOString()}::timestamptz - make_interval(secs => n * 10) as at, template.*
        from generate_series(${from}::int, ${to}::int) n join template on template.place = (n::bigint - 1) % (select count(*) from template)`);
      for (const insert of inserts) await tx.execute(sql`${insert} on conflict do nothing`);
      await tx.execute(sql`drop table made`);
    }
    return true;
  });

/**
 * Grows what the lists of the console show to so many rows each, inside the database and told by number alone: sales, money of sales,
 * sales to be shipped, kits and listings of kits, questions, jobs, rules and what came of one, reports, categories, vehicles. The same
 * count is the same rows; a list that has nothing to make others after stays empty.
 *
 * @throws {NothingToGrow} without the demo's sales.
 */
export const growLists = async (db: Db, count: number, now: Date): Promise<void> => {
  await growOrders(db, count, now);
  await growToShip(db, count, now);
  for (const kind of [kits, questions, jobs, messageRules, sentMessages, priceRules, priceItems, reports, categories, vehicles])
    await growKind(kind, db, count, now);
  await db.execute(countPriceItems);
  for (let from = 1; from <= count; from += perStatement) {
    const [first, last] = [from, Math.min(count, from + perStatement - 1)].map((n) => `g${String(n).padStart(23, '0')}`);
    // All of them wait for review: the kit listings of a superuser are those.
    await db.transaction(async (tx) => {
      // They were looked at, as all that are grown: a worker would be at them while something else is measured.
      await tx.execute(sql`alter table listing disable trigger check_listing`);
      await tx.execute(sql`update listing set kit = true, status = 'pending', warning = '' where id between ${first} and ${last}`);
      await tx.execute(sql`alter table listing enable trigger check_listing`);
    });
  }
  await compactCounters(db);
  // Triggers set the flags of all rows after they were made: the indexes of flags were left with two rows a page, which no shop's life does.
  for (const flagged of [product, kit]) await db.execute(sql`reindex table ${flagged}`);
  await db.execute(sql`vacuum analyze`);
};

/**
 * So many companies, each with an account on the marketplace, its reputation, and somebody who works there. The same count is the same
 * companies.
 *
 * @throws {NothingToGrow} without the demo's reputations.
 */
export const growCompanies = async (db: Db, count: number, now: Date): Promise<void> => {
  if (!(await growKind(companies, db, count, now))) throw new NothingToGrow('empresas');
  await db.execute(sql`vacuum analyze`);
};
