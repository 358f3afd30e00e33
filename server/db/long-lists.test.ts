import { and, eq, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionsOf as categoriesOf, fromMainDown } from '../categories/list-categories.ts';
import { conditionsOf as vehiclesOf } from '../categories/vehicle-routes.ts';
import { stateIs } from '../links/link-reads.ts';
import { isBound } from '../links/link-row.ts';
import { oldestWaiting } from '../listings/queue-figures.ts';
import { wordsOf } from '../listings/search-words.ts';
import { fillTable } from '../testing/fill-table.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import type { Database } from './open.ts';
import { skusFoundBy } from '../kits/list-kit-skus.ts';
import { countedTo, countRows } from './count-rows.ts';
import { autoMessage } from './schema/auto-message.ts';
import { category } from './schema/category.ts';
import { account, companyWords, personWords, seller } from './schema/core.ts';
import { folded, wordsIn } from './schema/folded.ts';
import { integrationJob } from './schema/integration-job.ts';
import { listing } from './schema/listing.ts';
import { marketplaceAccount, placeWords } from './schema/marketplace-account.ts';
import { priceRule } from './schema/price-rule.ts';
import { sku } from './schema/product.ts';
import { reputationDay, reputationOrder } from './schema/reputation.ts';
import { vehicle, vehicleWords } from './schema/vehicle.ts';
import { beginsWords } from './find-words.ts';

const companies = 12_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await database.db.execute(
    sql`insert into seller (id, name, document) select 's' || n, 'Óticas São João ' || n, lpad(n::text, 14, '0') from generate_series(1, ${companies}::int) n`,
  );
  await database.db.execute(sql`vacuum analyze seller`);
  // Few of one kind among many: in an empty table the order of all of them costs the same.
  await database.db.execute(
    sql`insert into marketplace_account (id, seller_id, name, official_name) values ('a1', 's1', 'Conta', 'Conta oficial')`,
  );
  await database.db.execute(
    sql`insert into integration_job (id, kind, subject, name, status, seller_id, account_id, created_at)
      select 'j' || n, case when n % 100 = 0 then 'cancelOrder' else 'changePrice' end, 'listing:' || n, 'Anúncio', 'done', 's1', 'a1', now() from generate_series(1, 5000) n`,
  );
  await database.db.execute(sql`vacuum analyze integration_job`);
  await fillTable(database.db, 'listing', { seller_id: `'s' || n % 50`, of_kit: 'n % 90 > 0' });
  await fillTable(database.db, 'vehicle', { retired_at: 'case when n % 90 = 0 then now() end' });
  await fillTable(database.db, 'category', { required_here: `case when n % 90 = 0 then '{BRAND}' else '{}' end::text[]` });
  // Of a table that another test emptied it is known that it is empty, of a new one nothing.
  await database.db.execute(sql`vacuum analyze`);
});
afterAll(() => database.close());

/** What the database would do, with the way it would go by itself shut where the table is too small to show it. */
const planOf = (question: SQL, ...shut: readonly string[]): Promise<string> =>
  database.db.transaction(async (tx) => {
    for (const way of shut) await tx.execute(sql`set local ${sql.raw(`enable_${way}`)} = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${question}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test.each([
  ['seller_words', sql`select id from ${seller} where ${beginsWords(seller.id, 'joao', companyWords(seller))}`],
  ['account_words', sql`select id from ${account} where ${beginsWords(account.id, 'ana', personWords(account))}`],
  [
    'marketplace_account_words',
    sql`select id from ${marketplaceAccount} where ${beginsWords(marketplaceAccount.id, 'ana', placeWords(marketplaceAccount))}`,
  ],
  ['vehicle_words', sql`select id from ${vehicle} where ${beginsWords(vehicle.id, 'gol', vehicleWords(vehicle))}`],
  ['auto_message_words', sql`select id from ${autoMessage} where ${beginsWords(autoMessage.id, 'a', wordsIn([autoMessage.name]))}`],
  ['price_rule_words', sql`select id from ${priceRule} where ${beginsWords(priceRule.id, 'a', wordsIn([priceRule.name]))}`],
])('a search of a long list is answered by the index %s', async (index, question) => {
  expect(await planOf(question, 'seqscan', 'indexscan', 'indexonlyscan')).toContain(`Bitmap Index Scan on ${index}`);
});

// Searching '9999' among 100,000 vehicles took 3 s: they were read in their order, and words were made of each.
test('a search of a list in its order reads the rows that are found, not the list', async () => {
  const { db } = database;
  const words = companyWords(seller);
  const question = sql`select id from ${seller} where ${beginsWords(seller.id, '11999', words)} order by ${folded(seller.name)}, ${seller.id} limit 100`;
  const plan = await planOf(question);
  expect(plan).toContain('Bitmap Index Scan on seller_words');
  expect(plan).not.toMatch(/Filter: .*regexp_split_to_array/u);
  expect((await db.execute(question)).rows).toHaveLength(1);
});

test.each(['sku_bare_code', 'sku_gtin_beginning'])('a part of a kit is looked for in %s, as far as is shown', async (index) => {
  const question = sql`select ${sku.id} from ${sku} where ${skusFoundBy('COD-1', undefined)}`;
  expect(await planOf(question, 'seqscan', 'bitmapscan', 'sort')).toContain(`Index Scan using ${index}`);
});

test('the oldest of the queue is the first of an index that I did not set aside', async () => {
  const actor = { id: 'reviewer', name: 'Rui', role: 'reviewer', sellerId: null, isMoneyManager: false } as const;
  const question = oldestWaiting(database.db, { status: ['pending'] }, { actor, now: new Date() }).getSQL();
  expect(await planOf(question, 'seqscan', 'bitmapscan', 'sort')).toContain('Index Scan using listing_oldest');
});

// Among 100,000 they took 15 to 300 ms: the whole table was read for a handful.
test.each([
  ['vehicle_retired', vehicle, vehiclesOf({ state: 'retired' }), [vehicle.brand, vehicle.model, vehicle.year, vehicle.trim, vehicle.id]],
  ['category_stricter', category, categoriesOf({ state: 'stricter' }), fromMainDown],
])('the few of a long list are found in the index %s, for a page and for its total', async (index, table, where, order) => {
  const page = sql`select id from ${table} where ${where} order by ${inOrder(order)} limit 100`;
  for (const question of [page, sql`select count(*) from ${table} where ${where}`])
    expect(await planOf(question, 'seqscan', 'sort')).toMatch(new RegExp(`Scan (using|on) ${index}`, 'u'));
});

const inOrder = (order: readonly unknown[]): SQL => sql.join(order as SQL[], sql`, `);
test.each([
  ['seller_by_name', sql`select ${seller.id} from ${seller} order by ${folded(seller.name)}, ${seller.id} limit 100 offset 9000`],
  ['account_by_name', sql`select ${account.id} from ${account} order by ${folded(account.name)}, ${account.id} limit 100 offset 9000`],
  [
    'marketplace_account_by_name',
    sql`select ${marketplaceAccount.id} from ${marketplaceAccount} order by ${folded(marketplaceAccount.name)}, ${marketplaceAccount.id} limit 100 offset 9000`,
  ],
  [
    'reputation_day_order',
    sql`select ${reputationDay.accountId} from ${reputationDay} where ${reputationDay.day} = '2026-11-21' order by ${inOrder(reputationOrder)} limit 100 offset 9000`,
  ],
  ['listing_links', sql`select ${listing.id} from ${listing} order by ${isBound}, ${listing.id} limit 100 offset 9000`],
  [
    'listing_seller_links',
    sql`select ${listing.id} from ${listing} where ${listing.sellerId} = 's1' order by ${isBound}, ${listing.id} limit 100 offset 9000`,
  ],
  ['listing_links', sql`select count(*) from (select from ${listing} where ${stateIs('unbound')} limit 10001) as some_rows`],
  [
    'integration_job_kind',
    sql`select ${integrationJob.id} from ${integrationJob} where ${integrationJob.kind} = 'cancelOrder' order by ${integrationJob.createdAt} desc, ${integrationJob.id} desc limit 100 offset 9000`,
  ],
])('the rows before a page are skipped, or those of a filter counted, in the index %s, and in nothing else', async (index, question) => {
  expect(await planOf(question, 'seqscan', 'bitmapscan', 'sort')).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}`, 'u'));
});

test('words are found by their beginnings, accents and case aside, and numbers by theirs', async () => {
  const found = async (search: string) => database.db.$count(seller, beginsWords(seller.id, search, companyWords(seller)));
  expect(await found('sao JOAO')).toBe(companies);
  expect(await found('óti 11999')).toBe(1);
  expect(await found('00000000011999')).toBe(1);
  expect(await found('oao')).toBe(0);
});

test('a word with signs in it is found as it stands, by its parts, and without the signs', async () => {
  const { db } = database;
  await db.insert(account).values({ id: 'signs', mail: 'ana.silva@loja.com.br', name: 'LOJA_DA_ANA', passwordHash: '', role: 'seller' });
  const countsOf = (searches: readonly string[]): Promise<readonly number[]> =>
    Promise.all(
      searches.map((search) => db.$count(account, and(eq(account.id, 'signs'), beginsWords(account.id, search, personWords(account))))),
    );
  expect(await countsOf(['ana.silva@loja.com.br', 'silva@loja.com.br', '@loja.com', 'da_ana', 'ANA-DA'])).toEqual([1, 1, 1, 1, 1]);
  expect(await countsOf(['lojadaana', 'anasilvaloja', '#loja?', '“ana” -'])).toEqual([1, 1, 1, 1]);
  expect(await countsOf(['silva@lojas', 'da_anna', '@'])).toEqual([0, 0, 0]);
});

test('a list is counted to the end of a step, and says where there are more', async () => {
  const most = 10_000;
  expect(await countRows(database.db, seller, undefined, most)).toEqual({ total: most, isAtLeast: true });
  expect(await countRows(database.db, seller, undefined, companies)).toEqual({ total: companies });
  expect([0, 100, most - 1, most, most + 100].map((end) => countedTo(end))).toEqual([most, most, most, 2 * most, 2 * most]);
});

test('what an index is made of and what is asked are the same words', () => {
  const { params } = new PgDialect().sqlToQuery(companyWords(seller));
  expect(params).toEqual([]);
});

test.each(['00.000.000/0119-99', '00 000 000 0119 99', '00000000011999', '#00.000.000/0119-9', '0000000001199?'])(
  'a company is found by its tax id as %s',
  async (search) => {
    expect(await database.db.$count(seller, and(eq(seller.id, 's11999'), beginsWords(seller.id, search, companyWords(seller))))).toBe(1);
  },
);

test.each(['12.ABC.345/01DE-35', '12abc34501de35', '12.ABC.345', '12.abc'])('a tax id with letters is found as %s', async (search) => {
  const { db } = database;
  await db.insert(seller).values({ id: 'letters', name: 'Nova', document: '12ABC34501DE35' }).onConflictDoNothing();
  expect(await db.$count(seller, and(eq(seller.id, 'letters'), beginsWords(seller.id, search, companyWords(seller))))).toBe(1);
});

test.each(['A.B.C. Auto-Peças', 'T-Cross 1.0 200', "Caixa d'Água & Cia. #1?", 'LOJA_DA_ANA', ' - ', 'ana.silva@loja.com.br'])(
  'the words of an index are those of every other search: %s',
  async (name) => {
    const { db } = database;
    await db.insert(seller).values({ id: 'same', name }).onConflictDoUpdate({ target: seller.id, set: { name } });
    const [found] = await db
      .select({ words: sql<readonly string[]>`tsvector_to_array(${wordsIn([seller.name])})` })
      .from(seller)
      .where(eq(seller.id, 'same'));
    expect(found?.words.toSorted()).toEqual(wordsOf([name]).toSorted());
  },
);
