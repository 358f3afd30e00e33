import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setListingLock } from '#contract/listing-calls.ts';
import { setSkuCost } from '#contract/price-preview.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { savesOn } from './save-listing-fixture.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { newListing, save, read } = savesOn(() => app);
const costs = (publishId: string) =>
  app.send(setSkuCost, { params: { skuId: `sku-${publishId}` }, body: { cost: 5000 } }, { as: 'seller' });

describe('in the editor of what is on the marketplace', () => {
  beforeEach(async () => {
    id = await newListing('active');
  });

  test.each(['seller', 'superuser'] as const)('what a deal holds keeps its price, whatever a %s types; the rest is edited', async (as) => {
    await app.send(setListingLock, { body: { publishId: id, locked: true } }, { as: 'seller' });
    expect(await save(id, { price: 4990, title: 'Capa' }, as)).toMatchObject({ status: 409, body: { message: 'Anúncio está travado' } });
    expect(await read(id)).toMatchObject({ price: 9990, title: 'Capa de chuva', status: 'active' });
    expect((await save(id, { price: 9990, title: 'Capa' }, as)).status).toBe(200);
  });

  test('a price below cost is refused at its field, with the way where it is taken if it is meant', async () => {
    await costs(id);
    expect(await save(id, { price: 4990 }, 'seller')).toMatchObject({
      status: 400,
      body: {
        message: 'Abaixo do custo, que é R$ 50,00. Se é o que quer, use "Alterar preço e estoque"',
        cause: [{ path: 'price' }],
      },
    });
    expect(await read(id)).toMatchObject({ price: 9990, status: 'active' });
    expect((await save(id, { price: 5000 }, 'seller')).status).toBe(200);
  });

  test('a price that was below cost before keeps nobody from another field', async () => {
    await app.db.update(listing).set({ price: 100 }).where(eq(listing.id, id));
    await costs(id);
    expect((await save(id, { price: 100, title: 'Capa' }, 'seller')).status).toBe(200);
  });
});

test('what waits for a review has its price in the form, whatever it costs', async () => {
  id = await newListing();
  await costs(id);
  expect((await save(id, { price: 4990 }, 'seller')).status).toBe(200);
  expect((await read(id)).price).toBe(4990);
});

test.each(['active', 'paused'] as const)('of what is %s the price is not taken out, which is said at its field', async (status) => {
  id = await newListing(status);
  const message = 'Informe o preço: um anúncio publicado não fica sem ele';
  expect(await save(id, { price: null }, 'seller')).toMatchObject({ status: 400, body: { message, cause: [{ message, path: 'price' }] } });
  expect(await read(id)).toMatchObject({ price: 9990, status });
});

test.each(['pending', 'refused'] as const)('what is %s may stay without a price', async (status) => {
  id = await newListing(status);
  expect((await save(id, { price: null }, 'seller')).status).toBe(200);
  expect((await read(id)).price).toBeNull();
});

test('what is on the marketplace without a price is edited as it is', async () => {
  id = await newListing('active');
  await app.db.update(listing).set({ price: null }).where(eq(listing.id, id));
  expect((await save(id, { price: null, title: 'Capa' }, 'seller')).status).toBe(200);
});
