import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeColleague } from '#contract/colleague.ts';
import { addKit, saveKit } from '#contract/kit.ts';
import { setPriceAndStock } from '#contract/listing-calls.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
  id = newId('listing');
  await insertListing(app.db, id);
  await insertKit(app.db, id);
  await app.db.execute(sql`update listing set kit = true where id = ${id}`);
});
afterAll(() => app.close());

/** The transaction that held each row of others last: it stays written on the row when its work was undone. */
const holders = async (): Promise<unknown> => {
  const { rows } = await app.db.execute(sql`
    select 'listing' as kind, id, xmax::text as holder from listing union all select 'sku', id, xmax::text from sku
    union all select 'kit', id, xmax::text from kit union all select 'account', id, xmax::text from account where id <> 'foreignSeller' order by 1, 2`);
  return rows;
};

test('nobody holds a row of another company, not even until they are told that it is not there', async () => {
  const code = (await app.db.execute<{ sku: string }>(sql`select sku from listing where id = ${id}`)).rows[0]?.sku ?? '';
  const kit = { name: 'Kit alheio', code, discount: 0, parts: [{ skuId: `sku-${id}`, quantity: 2 }] };
  const before = await holders();
  const as = { as: 'foreignSeller' } as const;
  const statuses = [
    (await app.send(setPriceAndStock, { body: { publishId: id, stock: 3 } }, as)).status,
    (await app.send(addKit, { body: kit }, as)).status,
    (await app.send(saveKit, { params: { id: `kit-${id}` }, body: kit }, as)).status,
    (await app.send(changeColleague, { params: { id: 'beto', personId: 'reviewer' }, body: { step: 'block' } }, as)).status,
  ];
  expect(statuses).toEqual([404, 404, 404, 404]);
  expect(await holders()).toEqual(before);
});
