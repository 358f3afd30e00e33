import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setListingLock } from '#contract/listing-calls.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { decisionsOn, problem, written } from './decision-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { restoreDraft, read, approve, send } = decisionsOn(() => app);
const onSale = async (): Promise<string> => {
  const id = `r-${randomUUID().slice(0, 12)}`;
  await insertListing(app.db, id, 'ana', 'active');
  return id;
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
    expect(written(await restoreDraft(id, null, { as, ifMatch: 1 }))).toEqual({ publishId: id, status: 'pending', version: 2 });
    expect(await read(id)).toMatchObject({ reasons: expect.arrayContaining(['returned']), history: [{ type: 'returned' }] });
    expect(await jobsOf(id)).toEqual(['pauseListing']);
  },
);

test('approved once more it is published again, behind the pause', async () => {
  const id = await onSale();
  await restoreDraft(id, null);
  await approve(id);
  expect(await jobsOf(id)).toContain('publishListing');
});

test('what takes part in a deal stays on sale', async () => {
  const id = await onSale();
  await send(setListingLock, { publishId: id, locked: true }, { as: 'superuser' });
  expect(problem(await restoreDraft(id, null))).toMatchObject({ code: 'step-refused', message: 'Anúncio está travado' });
  expect([(await read(id)).status, await jobsOf(id)]).toEqual(['active', []]);
});

test('it is no business of its seller', async () => {
  const id = await onSale();
  expect((await restoreDraft(id, null, { as: 'seller' })).status).toBe(403);
});
