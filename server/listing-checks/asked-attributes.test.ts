import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepCategory } from '#contract/category-rules-calls.ts';
import { ListingAttribute } from '#contract/listing.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { category, type SpecGroup } from '../db/schema/category.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { decisionsOn } from '../listings/decision-fixture.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { checkWork } from './check-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
const { read, newListing } = decisionsOn(() => app);

const clock = (): Date => new Date();
const lookAtAll = (): Promise<void> => createWorker(checkWork({ blobs: memoryBlobs(), clock }), { db: app.db, clock, log: quiet }).drain();
const missingOf = async (id: string): Promise<readonly unknown[] | undefined> =>
  (await read(id, 'reviewer')).checked?.findings.flatMap(({ code, values }) => (code === 'attributeMissing' ? [values['name']] : []));

const ask = (id: string, name: string, tags: string[] = []): SpecGroup['attributes'][number] => ({ id, name, tags, value_type: 'string' });
beforeEach(async () => {
  const attributes = [ask('BRAND', 'Marca', ['required']), ask('MODEL', 'Modelo', ['required']), ask('COLOR', 'Cor')];
  await app.db
    .update(category)
    .set({ specs: [{ id: 'MAIN', label: 'Principais', attributes }], requiredHere: [] })
    .where(eq(category.id, 'MLB1'));
});

test('what its category requires and the listing does not even name is missed; what does not apply is not', async () => {
  const id = await newListing();
  const brand = ListingAttribute.parse({
    id: 'BRAND',
    name: 'Marca',
    value_name: null,
    value_id: '-1',
    value_type: 'string',
    required: true,
  });
  await app.db
    .update(listingDetail)
    .set({ attributes: [brand] })
    .where(eq(listingDetail.listingId, id));
  await lookAtAll();
  expect(await missingOf(id)).toEqual(['Modelo']);
});

test('what the hub requires from now on is missed in what waits already, until it is required no more', async () => {
  const id = await newListing();
  await lookAtAll();
  expect(await missingOf(id)).toEqual(['Marca', 'Modelo']);
  const step = async (type: 'require' | 'release') =>
    app.send(stepCategory, { params: { id: 'MLB1' }, body: { type, attributeId: 'COLOR' } }, { as: 'superuser' });
  expect((await step('require')).status).toBe(200);
  await lookAtAll();
  expect(await missingOf(id)).toEqual(['Marca', 'Modelo', 'Cor']);
  expect((await step('release')).status).toBe(200);
  await lookAtAll();
  expect(await missingOf(id)).toEqual(['Marca', 'Modelo']);
});
