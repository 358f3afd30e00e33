import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveListing } from '#contract/listing-edit.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

/** Approved by a save that pictures follow: for how long its publication waits, in milliseconds. */
const waitOf = async (id: string): Promise<number> => {
  const [job] = await app.db
    .select()
    .from(integrationJob)
    .where(eq(integrationJob.subject, `listing:${id}`));
  return job?.nextAt ? job.nextAt.getTime() - job.createdAt.getTime() : Number.NaN;
};
const approved = async (body: object, there: Partial<typeof listing.$inferInsert> = {}, images: string[] = []): Promise<string> => {
  const id = newId('awaited');
  await insertListing(app.db, id, 'ana');
  await app.db
    .update(listing)
    .set({ sku: `COD-${id}`, ...there })
    .where(eq(listing.id, id));
  await app.db.update(listingDetail).set({ images }).where(eq(listingDetail.listingId, id));
  const answered = await app.send(saveListing, { params: { publishId: id }, body }, { as: 'superuser' });
  expect([answered.status, answered.body]).toMatchObject([200, {}]);
  return id;
};
const upload = async (id: string): Promise<number> => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#112233' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { ...bothHeaders(await app.tokenOf('superuser')), publish: id, sku: `COD-${id}` };
  return (await fetch(`${origin}/v2/publish/image`, { method: 'POST', body: form, headers })).status;
};

test('a first publication waits for the pictures that follow its save, and goes with the first of them', async () => {
  const id = await approved({ picturesFollow: true });
  expect(await waitOf(id)).toBeGreaterThan(590_000);
  expect(await upload(id)).toBe(200);
  expect(await waitOf(id)).toBeLessThan(590_000);
});

test('what no picture follows, has one, or is there already is told at once', async () => {
  const there = { externalId: 'MLB-awaited' };
  for (const id of [
    await approved({}),
    await approved({ picturesFollow: true }, {}, ['a.jpg']),
    await approved({ picturesFollow: true }, there),
  ])
    expect(await waitOf(id)).toBeLessThan(1000);
});
