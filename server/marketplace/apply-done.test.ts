import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { applyDone } from './apply-done.ts';

test('what its seller had paused is paused there too, once it was put up anew', async () => {
  const { db, close } = await openTestApp();
  try {
    await insertListing(db, 'kept', 'ana', 'processing');
    await db.update(listing).set({ subStatus: 'paused_by_seller', externalId: 'MLB-kept' }).where(eq(listing.id, 'kept'));
    const about = { subject: 'listing:kept', name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
    await db.transaction((tx) => enqueueJob(tx, { kind: 'publishListing', ...about }, new Date()));
    const [job] = await db.select().from(integrationJob);
    if (!job) throw new Error('It was not told');
    await db.transaction((tx) => applyDone(tx, job, { command: null, externalId: 'MLB-kept' }, new Date()));
    const [kept] = await db.select().from(listing).where(eq(listing.id, 'kept'));
    const told = await db.select().from(integrationJob).where(eq(integrationJob.kind, 'pauseListing'));
    expect([kept?.status, kept?.subStatus, told.map(({ status }) => status)]).toEqual(['paused', 'paused_by_seller', ['waiting']]);
  } finally {
    await close();
  }
});

test.each([
  ['description', false, ['publishListing']],
  ['price', false, ['changePrice']],
  // A deal has a price of its own, and keeps it.
  ['price', true, []],
  ['description', true, ['publishListing']],
] as const)('of what was published and its %s not taken, in a deal: %s, these errands are there: %j', async (untold, isInDeal, kinds) => {
  const { db, close } = await openTestApp();
  try {
    await insertListing(db, 'half', 'ana', 'processing');
    await db.update(listingDetail).set({ freezedByDeal: isInDeal });
    const about = { subject: 'listing:half', name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
    const first = await db.transaction((tx) => enqueueJob(tx, { kind: 'publishListing', ...about }, new Date()));
    const [job] = await db.update(integrationJob).set({ status: 'done', nextAt: null }).returning();
    if (!job) throw new Error('It was not told');
    await db.transaction((tx) => applyDone(tx, job, { command: null, externalId: 'MLB-half', untold: [untold] }, new Date()));
    const told = await db
      .select()
      .from(integrationJob)
      .where(and(eq(integrationJob.status, 'waiting'), ne(integrationJob.id, first)));
    expect(told.map((each) => [each.kind, each.subject])).toEqual(kinds.map((kind) => [kind, 'listing:half']));
  } finally {
    await close();
  }
});
