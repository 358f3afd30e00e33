import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listListings } from '#contract/listing.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
const common = 1500;

const ask = async (query: Readonly<Record<string, string>>, as: PersonId = 'reviewer') => {
  const answered = await app.send(listListings, { query }, { as });
  expect(answered.status).toBe(200);
  return listListings.reply.parse(answered.body);
};

/** As the worker leaves them that looked. */
const found = (problem: string, ids: string) =>
  app.db.execute(
    sql.raw(`update listing_check set problems = '{${problem}}', checked_at = now(), red = 1, yellow = 0, next_at = null where ${ids}`),
  );

beforeAll(async () => {
  app = await openTestApp();
  await insertListing(app.db, 'one');
  // Without a SKU of their own, each due a second after the last.
  await app.db.execute(sql`insert into listing
    select (jsonb_populate_record(one.row_of, jsonb_build_object('id', 'many' || lpad(n::text, 4, '0'), 'sku_id', null, 'due_at', (one.row_of).due_at + n * interval '1 second'))).*
    from (select listing as row_of from listing where id = 'one') one, generate_series(1, ${common}) n`);
  await app.db.execute(sql`insert into listing_check (listing_id) select id from listing on conflict do nothing`);
  await found('price', `listing_id like 'many%'`);
  await found('gtin', `listing_id in ('many0003', 'many1499')`);
});
afterAll(() => app.close());

test('the few with a rare problem are found wherever they stand in the queue, and counted', async () => {
  const { items, total, isAtLeast } = await ask({ problem: 'gtin', limit: '1' });
  expect([items.map(({ publishId }) => publishId), total, isAtLeast]).toEqual([['many0003'], 2, undefined]);
  const none = await ask({ problem: 'contact' });
  expect([none.items, none.total]).toEqual([[], 0]);
});

test('of a problem that many have the pages come in the order of the queue, and no more than a thousand are counted', async () => {
  const page = await ask({ problem: 'price', limit: '2' });
  expect(page.items.map(({ publishId }) => publishId)).toEqual(['many0001', 'many0002']);
  expect([page.total, page.isAtLeast]).toEqual([1000, true]);
  const next = await ask({ problem: 'price', limit: '2', after: page.next ?? '' });
  expect(next.items.map(({ publishId }) => publishId)).toEqual(['many0004', 'many0005']);
  const far = await ask({ problem: 'price', limit: '2', page: '600' });
  expect([far.total, far.isAtLeast]).toEqual([common - 2, undefined]);
});

test('a seller is shown all of the own listings, whatever was found', async () => {
  expect((await ask({ problem: 'gtin' }, 'seller')).total).toBe(common + 1);
});
