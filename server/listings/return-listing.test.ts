import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setListingLock } from '#contract/listing-calls.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { notification } from '../db/schema/notification.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { decisionsOn, problem, written } from './decision-fixture.ts';
import { subjectOf } from './listing-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { putBack, read, approve, send } = decisionsOn(() => app);
const onSale = async (): Promise<string> => {
  const id = `r-${randomUUID().slice(0, 12)}`;
  await insertListing(app.db, id, 'ana', 'active');
  return id;
};
const rowOf = async (id: string) => {
  const [row] = await app.db.select().from(listing).where(eq(listing.id, id));
  if (!row) throw new Error(`No listing ${id}`);
  return row;
};
const jobsOf = async (id: string): Promise<readonly string[]> => {
  const jobs = await app.db
    .select({ kind: integrationJob.kind })
    .from(integrationJob)
    .where(eq(integrationJob.subject, `listing:${id}`))
    .orderBy(integrationJob.createdAt);
  return jobs.map(({ kind }) => kind);
};

test.each(['reviewer', 'superuser'] as const)(
  'a %s puts what is on sale back to review, and the marketplace is told to pause it',
  async (as) => {
    const id = await onSale();
    expect(written(await putBack(id, null, { as, ifMatch: 1 }))).toEqual({ publishId: id, status: 'pending', version: 2 });
    expect(await read(id)).toMatchObject({ reasons: expect.arrayContaining(['returned']), history: [{ type: 'returned' }] });
    expect(await jobsOf(id)).toEqual(['pauseListing']);
  },
);

test('its seller is told that it went off sale, once, and where it is; of what was not on sale nothing is told', async () => {
  const id = await onSale();
  const waiting = `${id}-p`;
  await insertListing(app.db, waiting, 'ana', 'processing');
  await putBack(id, null);
  await putBack(waiting, null);
  expect(
    await app.db
      .select()
      .from(notification)
      .where(inArray(notification.subject, [id, waiting].map(subjectOf))),
  ).toMatchObject([
    {
      sellerId: 'ana',
      userId: null,
      notificationType: 'SkuOutOfService',
      message: 'O anúncio Capa de chuva voltou para análise e saiu de venda.',
      subject: subjectOf(id),
    },
  ]);
});

test('it is due as if it had come now, and no sending that failed is left to be repeated', async () => {
  const id = await onSale();
  const now = new Date();
  const { sellerId, accountId } = await rowOf(id);
  await app.db.transaction((tx) =>
    enqueueJob(tx, { kind: 'publishListing', subject: `listing:${id}`, name: 'Caneca', sellerId, accountId }, now),
  );
  await app.db
    .update(integrationJob)
    .set({ status: 'failed', nextAt: null })
    .where(eq(integrationJob.subject, `listing:${id}`));
  const before = await rowOf(id);
  await putBack(id, null);
  expect(await jobsOf(id)).toEqual(['pauseListing']);
  expect((await rowOf(id)).dueAt.getTime()).toBeGreaterThan(before.dueAt.getTime());
});

test('approved once more it is published again, behind the pause', async () => {
  const id = await onSale();
  await putBack(id, null);
  await approve(id);
  expect(await jobsOf(id)).toContain('publishListing');
});

test('what takes part in a deal stays on sale', async () => {
  const id = await onSale();
  await send(setListingLock, { publishId: id, locked: true }, { as: 'superuser' });
  expect(problem(await putBack(id, null))).toMatchObject({ code: 'step-refused', message: 'Anúncio está travado' });
  expect([(await read(id)).status, await jobsOf(id)]).toEqual(['active', []]);
});

test('it is no business of its seller', async () => {
  const id = await onSale();
  expect((await putBack(id, null, { as: 'seller' })).status).toBe(403);
});
