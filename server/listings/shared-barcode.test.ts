import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProduct, Product } from '#contract/product.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { savesOn } from './save-listing-fixture.ts';

const [first, typed] = ['7891000100103', '4006381333931'];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { newListing, save } = savesOn(() => app);

test('the history of the product tells what the barcode was before it was typed at a listing', async () => {
  const id = await newListing();
  await save(id, { gtin: typed }, 'seller');
  const { body } = await app.send(getProduct, { params: { id: `product-${id}` } }, { as: 'superuser' });
  const [edited] = Product.parse(body).history;
  expect(edited).toMatchObject({ type: 'edited', changes: [{ field: `gtin:COD-${id}`, before: first, after: typed }] });
});
