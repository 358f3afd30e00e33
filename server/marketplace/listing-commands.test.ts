import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { availabilityCommand, publishCommand } from './listing-commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// Found by `npm run proofs -- sender-histories`: sent around the stock, the other word made what is sold out paused by its seller there.
test.each([
  ['paused', 'paused_by_seller', 'pause'],
  ['paused', 'out_of_stock', 'activate'],
  ['active', null, 'activate'],
] as const)('what is %s for %s is told to %s there, and nothing else', async (status, subStatus, kind) => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await app.db.update(listing).set({ status, subStatus }).where(eq(listing.id, id));
  const told = await Promise.all((['pause', 'activate'] as const).map((each) => availabilityCommand(app.db, id, each)));
  expect(told.flatMap((command) => command?.kind ?? [])).toEqual([kind]);
});

test('what is bound to no SKU is published with no word of its stock', async () => {
  const [bound, unbound] = [newId('listing'), newId('listing')];
  for (const id of [bound, unbound]) await insertListing(app.db, id, 'ana', 'processing');
  await app.db.update(listing).set({ skuId: null }).where(eq(listing.id, unbound));
  const said = await Promise.all([bound, unbound].map((id) => publishCommand(app.db, id, false)));
  expect(said.map((command) => command?.kind === 'publish' && command.draft.stock)).toEqual([5, null]);
});
