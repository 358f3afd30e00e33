import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { availabilityCommand } from './listing-commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// Found by `npm run proofs -- sender-histories`: sent after the stock, it made a pause of its seller's of what is sold out.
test.each([
  ['paused_by_seller', 'pause'],
  ['out_of_stock', undefined],
] as const)('what is off sale for %s is told to pause there, or nothing', async (subStatus, kind) => {
  await insertListing(app.db, subStatus, 'ana', 'active');
  await app.db.update(listing).set({ status: 'paused', subStatus }).where(eq(listing.id, subStatus));
  expect((await availabilityCommand(app.db, subStatus, 'pause'))?.kind).toBe(kind);
});
