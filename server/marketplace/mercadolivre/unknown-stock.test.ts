import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { draft, openSpeaking, type Speaking } from './speaking-fixture.ts';

let database: Database;
let speaking: Speaking;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
afterEach(() => speaking.service.close());

/** Bound to no SKU: nobody knows how many there are. */
const publishing = (externalId: string | null) =>
  ({ kind: 'publish', listing: { listingId: 'l-1', externalId }, draft: { ...draft, stock: null } }) as const;
const open = async (replies: Readonly<Record<string, unknown>>): Promise<void> => {
  speaking = await openSpeaking(database.db, ({ method, path }, response) =>
    sendJson(response, 200, replies[`${method} ${path.split('?', 1)[0]}`] ?? {}),
  );
};
const saidAt = (at: number): unknown => JSON.parse(speaking.service.asked[at]?.body ?? 'null');

test.each([
  [{ status: 'active' }, {}],
  [{ status: 'paused', sub_status: ['out_of_stock'] }, { standing: 'soldOut' }],
])('edited, what nobody knows the stock of is told none, and stands as the answer says: %o', async (stand, standing) => {
  await open({ 'PUT /items/MLB77': { id: 'MLB77', title: draft.title, ...stand } });
  expect(await speaking.say(publishing('MLB77'))).toEqual({ type: 'done', externalId: 'MLB77', ...standing });
  expect(saidAt(0)).toMatchObject({ price: 129.9, status: 'active' });
  expect(saidAt(0)).not.toHaveProperty('available_quantity');
});

test('of what has a stock the answer says nothing: how it stands here goes by what was told', async () => {
  await open({ 'PUT /items/MLB77': { id: 'MLB77', title: draft.title, status: 'paused', sub_status: ['out_of_stock'] } });
  const known = { ...publishing('MLB77'), draft: { ...draft, stock: 0 } };
  expect(await speaking.say(known)).toEqual({ type: 'done', externalId: 'MLB77' });
  expect(saidAt(0)).toMatchObject({ available_quantity: 0 });
});

test('it is not put up there for the first time: nothing is asked, and what is to be done is said', async () => {
  await open({});
  const text = 'O Mercado Livre não publica sem estoque, e ninguém sabe o deste anúncio: vincule-o a um SKU';
  expect(await speaking.say(publishing(null))).toEqual({ type: 'refused', code: 'stock_unknown', text, causes: [] });
  expect(speaking.asked()).toEqual([]);
});

test('what may be there already is looked for all the same, and gets its name', async () => {
  await open({
    'GET /users/417382461/items/search': { results: ['MLB3'] },
    'GET /items': [{ code: 200, body: { id: 'MLB3', seller_custom_field: 'l-1' } }],
    'PUT /items/MLB3': { id: 'MLB3', title: draft.title, status: 'active' },
  });
  expect(await speaking.say(publishing(null), true)).toEqual({ type: 'done', externalId: 'MLB3' });
});
