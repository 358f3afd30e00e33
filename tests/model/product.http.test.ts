import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ProblemBody } from '#contract/problem.ts';
import { archiveProduct, getProduct, listProduct, Product, ProductStatus, saveProduct } from '#contract/product.ts';
import { productLifecycle, stepProduct, type ProductStep } from '#machines/lifecycle/product.ts';
import { insertListing } from '../support/listings.ts';
import { people, type PersonId } from '../support/people.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';

const coverage = coverageOf('product over HTTP', ProductStatus.options, declaredBy(productLifecycle));
const askers = ['seller', 'foreignSeller', 'reviewer', 'superuser'] as const satisfies readonly PersonId[];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(coverage.line());
});

const asks: Readonly<Record<ProductStep['type'], (listing: string) => readonly [Call, body: unknown]>> = {
  edit: () => [saveProduct, { name: 'Outro nome', brand: null, skus: [] }],
  list: (listing) => [listProduct, { accounts: ['account-ana'], skus: [`sku-${listing}`] }],
  archive: () => [archiveProduct, { isArchived: true }],
  restore: () => [archiveProduct, { isArchived: false }],
};
const steps = Object.keys(asks) as ProductStep['type'][];

const statusOf = async (id: string): Promise<ProductStatus> =>
  Product.parse((await app.send(getProduct, { params: { id } }, { as: 'superuser' })).body).status;

/** What is said where the step is not possible; an edit always is. */
const refusals: Readonly<Partial<Record<ProductStep['type'], string>>> = {
  list: 'Produto arquivado: reative antes de anunciar',
  archive: 'Produto já está arquivado',
  restore: 'Produto não está arquivado',
};

const wanted = (from: ProductStatus, type: ProductStep['type'], by: (typeof askers)[number]) => {
  const { role } = people[by];
  if (role === 'reviewer') return { status: 403, after: from, message: 'Sem permissão para esta ação' };
  if (by === 'foreignSeller') return { status: 404, after: from, message: 'Não encontrado' };
  const next = stepProduct(from, type, { party: role });
  return next.ok ? { status: 200, after: next.value } : { status: 409, after: from, message: refusals[type] };
};

test.each(ProductStatus.options)('the server takes each step of a product that is %s where the machine does, of everyone', async (from) => {
  for (const type of steps)
    for (const by of askers) {
      const listing = newId('listing');
      const id = `product-${listing}`;
      await insertListing(app.db, listing);
      if (from === 'archived') await app.send(archiveProduct, { params: { id }, body: { isArchived: true } }, { as: 'superuser' });
      const [call, body] = asks[type](listing);
      const { status, body: said } = await app.send(call, { params: { id }, body }, { as: by });
      const after = await statusOf(id);
      const message = status === 200 ? undefined : ProblemBody.parse(said).message;
      expect({ type, by, from, status, after, message }).toEqual({ type, by, from, ...wanted(from, type, by) });
      if (status === 200) coverage.took({ from, event: { type }, to: after });
      else coverage.wasRefused();
    }
});

test('every step of a product was taken, from every status it may be taken from', () => {
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
