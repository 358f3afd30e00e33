import { expect, test } from 'vitest';
import { sendJson } from '../../testing/scripted-http.ts';
import { draft } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open: openWire, speaking } = openSpeakingTests();

/** Bound to no SKU: nobody knows how many there are. */
const publishing = (externalId: string | null) =>
  ({ kind: 'publish', listing: { listingId: 'l-1', externalId }, draft: { ...draft, stock: null } }) as const;
/** The service with these answers; requests in `refused` get a refusal. */
const open = async (replies: Readonly<Record<string, unknown>>, refused: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  await openWire(({ method, path }, response) => {
    const line = `${method} ${path.split('?', 1)[0]}`;
    return line in refused ? sendJson(response, 400, refused[line]) : sendJson(response, 200, replies[line] ?? {});
  });
};
const refusal = {
  message: 'Validation error',
  error: 'validation_error',
  status: 400,
  cause: [{ code: 'item.price.invalid', type: 'error', message: 'x' }],
};
const found = {
  'GET /users/417382461/items/search': { results: ['MLB3'] },
  'GET /items': [{ code: 200, body: { id: 'MLB3', seller_custom_field: 'l-1' } }],
};
const saidAt = (at: number): unknown => JSON.parse(speaking().service.asked[at]?.body ?? 'null');

test.each([
  [{ status: 'active' }, { standing: 'onSale' }],
  [{ status: 'paused', sub_status: ['out_of_stock'] }, { standing: 'soldOut' }],
  [{ status: 'paused', sub_status: [] }, {}],
])('an edit says no stock, known here or not, and stands as the answer says: %o', async (stand, standing) => {
  await open({ 'PUT /items/MLB77': { id: 'MLB77', title: draft.title, ...stand } });
  for (const stock of [null, 0, 4]) {
    const edit = { ...publishing('MLB77'), draft: { ...draft, stock } };
    expect(await speaking().say(edit)).toEqual({ type: 'done', externalId: 'MLB77', ...standing });
  }
  for (const at of [0, 1, 2]) {
    expect(saidAt(at)).toMatchObject({ price: 129.9, status: 'active' });
    expect(saidAt(at)).not.toHaveProperty('available_quantity');
  }
});

test('what is found as it was made is told the stock of now, also where it takes no change', async () => {
  await open({ ...found, 'PUT /items/MLB3': { id: 'MLB3', title: draft.title } });
  const known = { ...publishing(null), draft: { ...draft, stock: 7 } };
  expect(await speaking().say(known, true)).toEqual({ type: 'done', externalId: 'MLB3' });
  expect(saidAt(2)).toMatchObject({ available_quantity: 7 });
  await open(found, { 'PUT /items/MLB3': refusal });
  expect(await speaking().say(known, true)).toMatchObject({ type: 'same', externalId: 'MLB3', untold: ['stock'] });
});

test('it is not put up there for the first time: nothing is asked, and what is to be done is said', async () => {
  await open({});
  const text = 'O Mercado Livre não publica sem estoque, e ninguém sabe o deste anúncio: vincule-o a um SKU';
  expect(await speaking().say(publishing(null))).toEqual({ type: 'refused', code: 'stock_unknown', text, causes: [] });
  expect(speaking().asked()).toEqual([]);
});

test('what may be there already is looked for all the same, and gets its name', async () => {
  await open({
    'GET /users/417382461/items/search': { results: ['MLB3'] },
    'GET /items': [{ code: 200, body: { id: 'MLB3', seller_custom_field: 'l-1' } }],
    'PUT /items/MLB3': { id: 'MLB3', title: draft.title, status: 'active' },
  });
  expect(await speaking().say(publishing(null), true)).toEqual({ type: 'done', externalId: 'MLB3', standing: 'onSale' });
});

const notRevised = [
  { code: 'not_revised', isWarning: true },
  { code: 'item.price.invalid', isWarning: true },
];

test.each([
  [{ status: 'active' }, 'onSale'],
  [{ status: 'paused', sub_status: ['out_of_stock'] }, 'soldOut'],
])('found, and its change refused, it stands as it is read: %o', async (stand, standing) => {
  await open({ ...found, 'GET /items/MLB3': { id: 'MLB3', ...stand } }, { 'PUT /items/MLB3': refusal });
  expect(await speaking().say(publishing(null), true)).toMatchObject({ type: 'same', externalId: 'MLB3', standing, causes: notRevised });
});

test.each([
  ['the reading is refused', { 'PUT /items/MLB3': refusal, 'GET /items/MLB3': refusal }, {}],
  ['another is read', { 'PUT /items/MLB3': refusal }, { 'GET /items/MLB3': { id: 'MLB4', status: 'active' } }],
])('found, its change refused, and %s: it is tried again, and not taken for on sale', async (_what, refused, replies) => {
  await open({ ...found, ...replies }, refused);
  expect(await speaking().say(publishing(null), true)).toMatchObject({ type: 'later', why: 'away' });
});
