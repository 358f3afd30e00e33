import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertListing } from '../../tests/support/listings.ts';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { commandOf } from '../marketplace/command-of.ts';
import type { Outcome } from '../marketplace/port.ts';
import { stageJobs } from '../marketplace/sender-fixture.ts';
import { openTestAdapter, sendAll } from '../testing/test-sender.ts';

const { db, clock, add } = stageJobs('connected');

/** Its price is answered so, though it was told as ended there: whether it still counts as ended, and whether its stock is told. */
const price = async (id: string, outcome: Outcome) => {
  await insertListing(db(), id, 'ana', 'active');
  await db()
    .update(listing)
    .set({ externalId: `MLB-${id}`, isClosedThere: true })
    .where(eq(listing.id, id));
  await add(id, { kind: 'changePrice', subject: `listing:${id}`, name: 'Capa' });
  const told: string[] = [];
  const connected = openTestAdapter(async ({ kind }) => (told.push(kind), outcome));
  await sendAll({ db: db(), clock, adapters: { played: null, connected }, commandOf });
  const [found] = await db().select({ isClosedThere: listing.isClosedThere }).from(listing).where(eq(listing.id, id));
  const stocks = await db()
    .select()
    .from(integrationJob)
    .where(and(eq(integrationJob.subject, `listing:${id}`), eq(integrationJob.kind, 'setStock')));
  return { isClosedThere: found?.isClosedThere, told, stocks: stocks.length };
};

test('what takes a change there has not ended, and its stock is told again', async () => {
  expect(await price('taken', { type: 'done' })).toEqual({ isClosedThere: false, told: ['setPrice', 'setStock'], stocks: 1 });
});

test('what is put on sale there has not ended, and the price that it got meanwhile is told as well', async () => {
  await insertListing(db(), 'woken', 'ana', 'active');
  await db().update(listing).set({ externalId: 'MLB-woken', isClosedThere: true, price: 6000 }).where(eq(listing.id, 'woken'));
  await add('woken', { kind: 'activateListing', subject: 'listing:woken', name: 'Capa' });
  const data = { changes: [{ field: 'price', before: 'R$ 99,90', after: 'R$ 60,00' }], cause: 'sku' };
  const author = { subject: 'listing:woken', actorId: 'seller', actorName: 'Ana', sellerId: 'ana' };
  await db()
    .insert(event)
    .values({ ...author, type: 'repriced', version: 2, at: clock(), data, key: null });
  const told: string[] = [];
  const connected = openTestAdapter(async ({ kind }) => (told.push(kind), { type: 'done' }));
  await sendAll({ db: db(), clock, adapters: { played: null, connected }, commandOf });
  expect(told.toSorted()).toEqual(['activate', 'setPrice', 'setStock']);
});

test('that its price was so already says nothing of it', async () => {
  expect(await price('kept', { type: 'same' })).toEqual({ isClosedThere: true, told: ['setPrice'], stocks: 0 });
});

test('a price that came while an older one was on its way is told after it', async () => {
  await insertListing(db(), 'late', 'ana', 'active');
  await db().update(listing).set({ externalId: 'MLB-late', isClosedThere: true, price: 5000 }).where(eq(listing.id, 'late'));
  await add('late', { kind: 'changePrice', subject: 'listing:late', name: 'Capa' });
  const told: number[] = [];
  const connected = openTestAdapter(async (command) => {
    if (command.kind === 'setPrice') told.push(command.price);
    // What follows its SKU: the listing counts as ended, so nobody is to be told.
    if (told.length === 1) await db().update(listing).set({ price: 4000 }).where(eq(listing.id, 'late'));
    return { type: 'done' };
  });
  await sendAll({ db: db(), clock, adapters: { played: null, connected }, commandOf });
  expect(told).toEqual([5000, 4000]);
});
