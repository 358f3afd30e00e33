import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skipListing, snoozeListing } from '#contract/review-queue.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing } from '../db/schema/listing.ts';
import { decisionsOn, problem, written } from './decision-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { send, approve, refuse, read, newListing } = decisionsOn(() => app);

describe('a seller', () => {
  test('resubmits a refused listing, and the reviewer sees what changed since, each field once', async () => {
    const id = await newListing();
    await refuse(id);
    const dimensions = { height: 11, width: 20, depth: 30, weight: 450 };
    expect(written(await approve(id, { as: 'seller' }, { title: 'Capa de chuva infantil', price: 8990, dimensions })).status).toBe(
      'pending',
    );
    await approve(id, { as: 'seller' }, { price: 7990, title: 'Capa de chuva' });
    const seen = await read(id, 'reviewer');
    expect(seen).toMatchObject({ reasons: ['resubmitted', 'edited'], warning: '', price: 7990, dimensions, refusal: { warning: 'gtin' } });
    expect(seen.refusal?.changes).toEqual([
      { field: 'price', before: 'R$ 99,90', after: 'R$ 79,90' },
      { field: 'dimensions', before: '10 × 20 × 30 cm, 400 g', after: '11 × 20 × 30 cm, 450 g' },
    ]);
  });

  test('answers a refusal when sending the listing again, and the reviewer reads it beside what changed', async () => {
    const id = await newListing();
    await refuse(id);
    expect((await read(id)).refusal?.answer).toBeNull();
    expect(written(await approve(id, { as: 'seller' }, { answer: 'O EAN é o do fabricante' })).status).toBe('pending');
    expect((await read(id, 'reviewer')).refusal).toMatchObject({ warning: 'gtin', changes: [], answer: 'O EAN é o do fabricante' });
    // What was said of one refusal is no answer to the next.
    await refuse(id);
    expect((await read(id, 'reviewer')).refusal?.answer).toBeNull();
  });

  test('answers with the correction in one save, and both stand in the history', async () => {
    const id = await newListing();
    await refuse(id);
    expect((await approve(id, { as: 'seller' }, { price: 7990, answer: ' Veja www.exemplo.com.br ' })).status).toBe(200);
    const { refusal, history } = await read(id, 'reviewer');
    expect(refusal).toMatchObject({ answer: 'Veja www.exemplo.com.br', changes: [{ field: 'price' }] });
    expect(history[0]).toMatchObject({ type: 'resubmitted', answer: 'Veja www.exemplo.com.br' });
    expect(history.slice(1).some((each) => 'answer' in each)).toBe(false);
  });

  test.each([[''], ['  '], ['\u200B'], ['\u0001'], ['a\u0000b'], ['x'.repeat(501)], [7], [null]])(
    'can not answer %j, and the listing stays refused',
    async (answer) => {
      const id = await newListing();
      await refuse(id);
      expect((await approve(id, { as: 'seller' }, { answer })).status).toBe(400);
      expect(await read(id)).toMatchObject({ version: 2, status: 'refused', refusal: { answer: null } });
    },
  );

  test('answers once: what came after it was sent again is refused, and the first answer stands', async () => {
    const id = await newListing();
    await refuse(id);
    const first = { as: 'seller', key: `k-${id}`, ifMatch: 2 } as const;
    expect((await approve(id, first, { answer: 'Primeira' })).status).toBe(200);
    // Sent once more for want of an answer it is the same save.
    expect((await approve(id, first, { answer: 'Primeira' })).status).toBe(200);
    expect((await approve(id, { as: 'seller' }, { answer: 'Segunda' })).status).toBe(400);
    expect((await approve(id, { as: 'seller', ifMatch: 2 }, { answer: 'Segunda' })).status).toBe(400);
    expect(await read(id)).toMatchObject({ version: 3, refusal: { answer: 'Primeira' } });
  });

  test('answers no refusal of another company, and no reviewer answers for them', async () => {
    const id = await newListing('beto');
    await refuse(id);
    expect((await approve(id, { as: 'seller' }, { answer: 'É meu' })).status).toBe(404);
    expect((await approve(id, { as: 'reviewer' }, { answer: 'Por eles' })).status).toBeGreaterThanOrEqual(400);
    expect(await read(id)).toMatchObject({ version: 2, status: 'refused', refusal: { answer: null } });
  });

  test('has nothing to answer where nothing was refused', async () => {
    const id = await newListing();
    expect(await approve(id, { as: 'seller' }, { answer: 'Por quê?' })).toMatchObject({ status: 400 });
    expect(await read(id)).toMatchObject({ version: 1, status: 'pending' });
  });

  test('saving what already stands changes no field', async () => {
    const id = await newListing();
    await refuse(id);
    await approve(id, { as: 'seller' }, { title: 'Capa de chuva', description: 'Capa de chuva amarela' });
    expect((await read(id)).refusal?.changes).toEqual([]);
  });

  test('finds the new words of a title by search', async () => {
    const id = await newListing();
    await approve(id, { as: 'seller' }, { title: 'Galocha Inédita' });
    const [found] = await app.db.select({ search: listing.search }).from(listing).where(eq(listing.id, id));
    expect(String(found?.search)).toContain("'inedita'");
  });

  test.each([
    { status: 'active' },
    { sellerId: 'beto' },
    { version: 9 },
    { warning: '' },
    { price: 1, sold: 3 },
    { price: -1 },
    { price: 1.5 },
    { title: '  ' },
    { title: null },
  ])('can not slip %j in', async (body) => {
    const id = await newListing();
    expect((await approve(id, { as: 'seller' }, body)).status).toBe(400);
    expect(await read(id)).toMatchObject({ version: 1, sellerId: 'ana', sold: 0 });
  });

  test('is told of a barcode that does not check', async () => {
    const id = await newListing();
    expect(problem(await approve(id, { as: 'seller' }, { gtin: '7891000100104' }))).toMatchObject({
      code: 'invalid',
      cause: [{ path: 'gtin' }],
    });
    expect(written(await approve(id, { as: 'seller' }, { gtin: '' })).version).toBe(2);
    expect((await read(id)).gtin).toBeNull();
  });

  test('does not read who skipped or snoozed, nor why', async () => {
    const id = await newListing();
    await send(skipListing, { publishId: id, skip: true, reason: 'doubt' });
    await send(snoozeListing, { publishId: id, until: new Date(Date.now() + 60_000).toISOString() });
    expect((await read(id, 'seller')).history).toEqual([]);
    expect((await read(id, 'reviewer')).history).toMatchObject([{ type: 'snoozed' }, { type: 'skipped', reason: 'doubt' }]);
  });
});
