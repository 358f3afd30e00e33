import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobKind } from '#contract/integration-job.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { applyDone } from './apply-done.ts';
import { publishCommand } from './listing-commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (minute: number): Date => new Date(Date.parse('2026-11-30T12:00:00Z') + minute * 60_000);
const alone: readonly JobKind[] = ['changePrice', 'pauseListing', 'setStock'];

/** Its price, its pause and its stock were given up or held, and it is published then: what of them is still to be told. */
const publish = async (externalId: string | null, saidAt = 0) => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'processing');
  await app.db.update(listing).set({ externalId }).where(eq(listing.id, id));
  const about = { subject: `listing:${id}`, name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
  const left = async () => {
    const jobs = await app.db.select().from(integrationJob).where(eq(integrationJob.subject, about.subject));
    return jobs
      .map(({ kind }) => kind)
      .filter((kind) => alone.includes(kind))
      .toSorted();
  };
  const giveUp = async () => {
    for (const kind of alone) await app.db.transaction((tx) => enqueueJob(tx, { kind, ...about }, at(saidAt)));
    await app.db.update(integrationJob).set({ status: 'failed', nextAt: null }).where(eq(integrationJob.subject, about.subject));
    await app.db.update(integrationJob).set({ status: 'held', heldReason: 'reauthorize' }).where(eq(integrationJob.kind, 'pauseListing'));
  };
  if (saidAt < 1) await giveUp();
  const jobId = await app.db.transaction((tx) => enqueueJob(tx, { kind: 'publishListing', ...about }, at(1)));
  if (saidAt >= 1) await giveUp();
  const written = await left();
  const [job] = await app.db.update(integrationJob).set({ status: 'done', nextAt: null }).where(eq(integrationJob.id, jobId)).returning();
  if (!job) throw new Error('It was not told');
  const command = await publishCommand(app.db, id, false);
  return {
    written,
    taken: async (isAsItWas = false) => {
      await app.db.transaction((tx) => applyDone(tx, job, { command, externalId: `MLB-${id}`, isAsItWas }, at(3)));
      return left();
    },
  };
};

test('a publication takes back what it says once it is taken, not when it is written: refused, nobody else would say it', async () => {
  const { written, taken } = await publish(null);
  expect([written, await taken()]).toEqual([alone, []]);
});

test('an edit takes back its price alone: it says neither the stock nor that it is on sale', async () => {
  const { written, taken } = await publish('MLB9');
  expect([written, await taken()]).toEqual([alone, ['pauseListing', 'setStock']]);
});

test('what was there already and took no change takes nothing back', async () => {
  expect(await (await publish(null)).taken(true)).toEqual(alone);
});

test('what was given up since the publication was written is no word of it', async () => {
  expect(await (await publish(null, 2)).taken()).toEqual(alone);
});
