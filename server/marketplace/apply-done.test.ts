import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { appendEvent } from '../stream/append-event.ts';
import { applyDone } from './apply-done.ts';
import { publishCommand } from './listing-commands.ts';
import { marketplaceAuthor } from './marketplace-author.ts';

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

test('that a price was refused stays said until what is there has it', async () => {
  const { db, close } = await openTestApp();
  try {
    await insertListing(db, 'passed', 'ana', 'processing');
    const about = { subject: 'listing:passed', name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
    await db.transaction((tx) => enqueueJob(tx, { kind: 'changePrice', ...about }, new Date()));
    await db.update(integrationJob).set({ status: 'failed', nextAt: null });
    await db.transaction((tx) => enqueueJob(tx, { kind: 'publishListing', ...about }, new Date()));
    const [job] = await db.select().from(integrationJob).where(eq(integrationJob.kind, 'publishListing'));
    if (!job) throw new Error('It was not told');
    const refused = () => db.$count(integrationJob, eq(integrationJob.kind, 'changePrice'));
    const command = await publishCommand(db, 'passed', false);
    const endWith = async (untold: readonly 'price'[], isAsItWas = false): Promise<number> => {
      const done = { command, externalId: 'MLB-passed', untold, isAsItWas };
      await db.transaction((tx) => applyDone(tx, job, done, new Date()));
      return refused();
    };
    expect([await refused(), await endWith(['price']), await endWith([], true), await endWith([])]).toEqual([1, 1, 1, 0]);
  } finally {
    await close();
  }
});

const repriced = { changes: [{ field: 'price', before: 'R$ 10,00', after: 'R$ 12,00' }] };
const retitled = { changes: [{ field: 'title', before: 'Capa', after: 'Capa azul' }] };
test('an older publication that is answered meanwhile took no price that was changed after it', async () => {
  const { db, close } = await openTestApp();
  try {
    await insertListing(db, 'late', 'ana', 'processing');
    const at = (minute: number): Date => new Date(Date.parse('2026-11-30T12:00:00Z') + minute * 60_000);
    const happen = (version: number, type: 'edited' | 'published', data: Record<string, unknown>, when: Date) =>
      db.transaction((tx) =>
        appendEvent(tx, marketplaceAuthor, when, null, { subject: 'listing:late', type, version, data, sellerId: 'ana' }),
      );
    await happen(2, 'edited', repriced, at(1));
    const about = { subject: 'listing:late', name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
    await db.transaction((tx) => enqueueJob(tx, { kind: 'publishListing', ...about }, at(2)));
    await happen(3, 'published', {}, at(3));
    await db.update(listing).set({ version: 3 });
    const [job] = await db.update(integrationJob).set({ status: 'done', nextAt: null }).returning();
    if (!job) throw new Error('It was not told');
    await db.transaction((tx) => applyDone(tx, job, { command: null, externalId: 'MLB-late', untold: ['price'] }, at(4)));
    expect(await db.$count(integrationJob, eq(integrationJob.kind, 'changePrice'))).toBe(1);
  } finally {
    await close();
  }
});

test.each([
  ['description', false, retitled, ['publishListing']],
  ['price', false, repriced, ['changePrice']],
  // Their automation moves it: it is another one at each edit.
  ['price', false, retitled, []],
  // A deal has a price of its own, and keeps it.
  ['price', true, repriced, []],
  ['description', true, retitled, ['publishListing']],
] as const)('of what was published and its %s not taken, in a deal: %s, edited in %j, these errands are there: %j', async (...row) => {
  const [untold, isInDeal, edited, kinds] = row;
  const { db, close } = await openTestApp();
  try {
    await insertListing(db, 'half', 'ana', 'processing');
    await db.update(listingDetail).set({ freezedByDeal: isInDeal });
    for (const [version, type, data] of [
      [2, 'edited', repriced],
      [3, 'published', {}],
      [4, 'edited', edited],
    ] as const)
      await db.transaction((tx) =>
        appendEvent(tx, marketplaceAuthor, new Date(), null, { subject: 'listing:half', type, version, data, sellerId: 'ana' }),
      );
    await db.update(listing).set({ version: 4 });
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
