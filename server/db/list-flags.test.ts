import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { unreachable } from '#lib/result.ts';
import { openTestDb, testPostgres } from '../testing/open-test-db.ts';
import type { Database, Db, Tx } from './open.ts';

const [skus, products, kits, categories] = [6, 4, 3, 5];
let database: Database | null = null;

const dbOf = (): Db => {
  if (!database) throw new Error('No database');
  return database.db;
};

/** Products of two SKUs each and one of none, kits of nothing yet. */
beforeEach(async () => {
  await database?.close();
  database = await openTestDb();
  for (const statement of [
    sql`insert into seller (id, name) values ('ana', 'Ana')`,
    sql`insert into marketplace_account (id, seller_id, name, official_name) values ('conta', 'ana', 'Conta', 'CONTA')`,
    sql`insert into category (id, level, name, path, search) values ('c0', 1, 'Peças', '{c0}', '')`,
    sql`insert into product (id, seller_id, category_id, title, created_at, sort_title, search) select 'p' || n, 'ana', 'c0', 'P', now(), 'p', '' from generate_series(0, ${products - 1}::int) n`,
    sql`insert into sku (id, product_id, seller_id, sku, height, width, depth, weight) select 's' || n, 'p' || n % ${products - 1}::int, 'ana', 'S' || n, 1, 1, 1, 1 from generate_series(0, ${skus - 1}::int) n`,
    sql`insert into kit (id, seller_id, code, title, created_at, sort_title, search) select 'k' || n, 'ana', 'K' || n, 'K', now(), 'k', '' from generate_series(0, ${kits - 1}::int) n`,
  ])
    await dbOf().execute(statement);
});
afterAll(() => database?.close());

const below = (count: number) => fc.nat({ max: count - 1 });
const sku = below(skus);
const part = fc.record({ sku, quantity: fc.integer({ min: 1, max: 3 }) });

/** What the server writes of them, of one row or of all at once. */
const someWrite = fc.oneof(
  fc.record({ type: fc.constant('stock' as const), sku, all: fc.boolean(), stock: fc.nat({ max: 3 }) }),
  fc.record({ type: fc.constant('barcode' as const), sku, gtin: fc.option(fc.constant('7891')) }),
  fc.record({ type: fc.constant('list' as const), sku, count: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ type: fc.constant('bind' as const), from: sku, to: fc.option(sku) }),
  fc.record({ type: fc.constantFrom('unlist' as const, 'remove' as const, 'another' as const), sku }),
  fc.record({
    type: fc.constant('parts' as const),
    kit: below(kits),
    parts: fc.uniqueArray(part, { maxLength: 3, selector: (each) => each.sku }),
  }),
  fc.record({ type: fc.constant('kit' as const), parts: fc.array(part, { minLength: 1, maxLength: 1 }) }),
  fc.record({ type: fc.constant('sell' as const), code: below(kits), isKit: fc.boolean() }),
  fc.record({ type: fc.constant('sellAs' as const), from: below(kits), to: below(kits), isKit: fc.boolean() }),
  fc.record({ type: fc.constant('code' as const), kit: below(kits), code: below(kits) }),
  fc.record({ type: fc.constant('quantity' as const), sku, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('category' as const), id: below(categories), under: fc.option(below(categories)) }),
  fc.record({ type: fc.constant('close' as const), id: below(categories), isExcluded: fc.boolean() }),
);
type Write = typeof someWrite extends fc.Arbitrary<infer W> ? W : never;

/** Those that the server does while others do: it changes one SKU in a statement, and takes none away. */
const writeAtOnce = someWrite.filter(
  (write) => write.type !== 'remove' && write.type !== 'quantity' && !(write.type === 'stock' && write.all),
);

const idOf = (letter: string, n: number): string => `${letter}${n}`;

/** One of what the rest of the statement says: its SKU, whether it is a kit, the code. */
const listed = (rest: SQL): SQL =>
  sql`insert into listing (id, version, seller_id, account_id, category_id, status, title, height, width, depth, weight, warning, reasons, queued_at, due_at, status_at, search, sku_id, kit, sku)
    select gen_random_uuid(), 1, 'ana', 'conta', 'c0', 'pending', 'A', 1, 1, 1, 1, '', '{new}', now(), now(), now(), '', ${rest}`;

const partOf = (kit: string, each: { readonly sku: number; readonly quantity: number }): SQL =>
  sql`insert into kit_part (kit_id, sku_id, quantity, position) select ${kit}, id, ${each.quantity}::int, 0 from sku where id = ${idOf('s', each.sku)}`;

/** A write of several listings holds them in the order of their ids, and writes no others: those that came meanwhile are another's. */
const held = (which: SQL, write: SQL): SQL =>
  sql`with held as materialized (select id from listing where ${which} order by id for no key update) ${write}`;

const statementsOf = (write: Write): readonly SQL[] => {
  switch (write.type) {
    case 'stock':
      return [sql`update sku set stock = ${write.stock} where ${write.all} or id = ${idOf('s', write.sku)}`];
    case 'barcode':
      return [sql`update sku set gtin = ${write.gtin} where id = ${idOf('s', write.sku)}`];
    case 'list':
      return [listed(sql`id, false, sku from sku, generate_series(1, ${write.count}::int) where id = ${idOf('s', write.sku)}`)];
    case 'sell':
      return [listed(sql`null, ${write.isKit}, ${idOf('K', write.code)}`)];
    case 'sellAs':
      return [
        held(
          sql`sku = ${idOf('K', write.from)}`,
          sql`update listing set kit = ${write.isKit}, sku = ${idOf('K', write.to)} from held where listing.id = held.id`,
        ),
      ];
    case 'code':
      return [
        // As write-kit.ts: no two kits have one.
        sql`select id from listing where kit and sku in (${idOf('K', write.code)}, (select code from kit where id = ${idOf('k', write.kit)})) order by id for no key update`,
        sql`select pg_advisory_xact_lock(hashtext('kit'), hashtext(${idOf('K', write.code)}) & 255)`,
        sql`select id from kit where id = ${idOf('k', write.kit)} for update`,
        sql`update kit set code = ${idOf('K', write.code)} where id = ${idOf('k', write.kit)} and not exists (select from kit where code = ${idOf('K', write.code)})`,
      ];
    case 'bind':
      return [
        held(
          sql`sku_id = ${idOf('s', write.from)}`,
          sql`update listing set sku_id = (select id from sku where id = ${write.to === null ? null : idOf('s', write.to)}) from held where listing.id = held.id`,
        ),
      ];
    case 'unlist':
      return [held(sql`sku_id = ${idOf('s', write.sku)}`, sql`delete from listing using held where listing.id = held.id`)];
    case 'remove':
      return [
        sql`delete from sku s where id = ${idOf('s', write.sku)} and not exists (select from listing where sku_id = s.id) and not exists (select from kit_part where sku_id = s.id)`,
      ];
    case 'another':
      return [
        sql`insert into sku (id, product_id, seller_id, sku, stock, gtin, height, width, depth, weight) values (${idOf('s', write.sku)}, ${idOf('p', write.sku % products)}, 'ana', ${idOf('S', write.sku)}, 2, '7892', 1, 1, 1, 1) on conflict do nothing`,
      ];
    case 'parts':
      return [
        // As write-kit.ts holds them.
        sql`select id from sku where id = any(${sql.param(write.parts.map((each) => idOf('s', each.sku)))}::text[]) order by id for share`,
        sql`select id from kit where id = ${idOf('k', write.kit)} for update`,
        sql`delete from kit_part where kit_id = ${idOf('k', write.kit)}`,
        ...write.parts.map((each) => partOf(idOf('k', write.kit), each)),
      ];
    case 'kit': {
      const id = randomUUID();
      return [
        sql`insert into kit (id, seller_id, code, title, created_at, sort_title, search) values (${id}, 'ana', ${id}, 'K', now(), 'k', '')`,
        ...write.parts.map((each) => partOf(id, each)),
      ];
    }
    case 'quantity':
      return [sql`update kit_part set quantity = ${write.quantity} where sku_id = ${idOf('s', write.sku)}`];
    case 'category':
      return [
        sql`insert into category (id, parent_id, level, name, path, search)
          select ${idOf('c', write.id)}, above.id, coalesce(above.level, 0) + 1, 'C', coalesce(above.path, '{}') || ${idOf('c', write.id)}::text, ''
          from (select 1) one left join category above on above.id = ${write.under === null ? '' : idOf('c', write.under)} on conflict do nothing`,
      ];
    case 'close':
      return [
        // As step-category.ts.
        sql`select pg_advisory_xact_lock(hashtext('category rules'))`,
        sql`update category set is_excluded = ${write.isExcluded} where id = ${idOf('c', write.id)}`,
      ];
    default:
      return unreachable(write);
  }
};

const perform = (db: Db, write: Write): Promise<void> =>
  db.transaction(async (tx: Tx) => {
    for (const statement of statementsOf(write)) await tx.execute(statement);
  });

/** Rows whose flags differ from those a look at the rows themselves finds. */
const wrongFlags = async (): Promise<readonly unknown[]> => {
  const wrong: unknown[] = [];
  for (const question of [
    sql`select * from (select id, has_stock, lacks_barcode, is_listed, coalesce((select sum(stock) from sku where product_id = p.id), 0) > 0 as stocked,
        (select count(*) from sku where product_id = p.id and gtin is null) > 0 as without, (select count(*) from listing join sku on sku.id = sku_id where product_id = p.id) > 0 as listed from product p) found
      where (has_stock, lacks_barcode, is_listed) is distinct from (stocked, without, listed)`,
    sql`select * from (select id, is_short, coalesce((select bool_or(stock < quantity) from kit_part join sku on sku.id = sku_id where kit_id = k.id), false) as short from kit k) found where is_short <> short`,
    sql`select * from (select id, is_listed, exists (select from listing where kit and sku = k.code) as listed from kit k) found where is_listed <> listed`,
    sql`select * from (select id, of_kit, kit and exists (select from kit where code = l.sku) as sells from listing l) found where of_kit <> sells`,
    sql`with recursive way as (select id, id as at from category union select way.id, parent_id from way join category on category.id = way.at where parent_id is not null)
      select * from (select id, is_leaf, is_closed, id not in (select parent_id from category where parent_id is not null) as leaf,
        (select bool_or(is_excluded) from way join category above on above.id = way.at where way.id = c.id) as closed from category c) found
      where (is_leaf, is_closed) is distinct from (leaf, closed)`,
  ])
    wrong.push(...(await dbOf().execute(question)).rows);
  return wrong;
};

test('what a list is filtered by is what one finds who looks, whatever is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someWrite, { minLength: 1, maxLength: 30 }), async (writes) => {
      for (const write of writes) await perform(dbOf(), write);
      expect(await wrongFlags()).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

// PGlite has one connection: there writes at once go one after the other.
test.runIf(testPostgres !== null)('of writes at once none waits for another for ever, and none is missed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(writeAtOnce, { minLength: 12, maxLength: 30 }), async (writes) => {
      await Promise.all(writes.map((write) => perform(dbOf(), write)));
      expect(await wrongFlags()).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test('a write that was undone marks nothing', async () => {
  const cut = dbOf().transaction(async (tx) => {
    await tx.execute(sql`update sku set stock = 3, gtin = '7891'`);
    throw new Error('power cut');
  });
  await expect(cut).rejects.toThrow('power cut');
  expect(await wrongFlags()).toEqual([]);
});
