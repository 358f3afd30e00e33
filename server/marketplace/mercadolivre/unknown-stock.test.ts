import { expect, test } from 'vitest';
import { sendJson } from '../../testing/scripted-http.ts';
import { draft } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open: openWire, speaking } = openSpeakingTests();

/** Bound to no SKU: nobody knows how many there are. */
const publishing = (externalId: string | null) =>
  ({ kind: 'publish', listing: { listingId: 'l-1', externalId }, draft: { ...draft, stock: null } }) as const;
/** What is answered, and what with a refusal. */
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
const saidAt = (at: number): unknown => JSON.parse(speaking().service.asked[at]?.body ?? 'null');

test.each([
  [{ status: 'active' }, {}],
  [{ status: 'paused', sub_status: ['out_of_stock'] }, { standing: 'soldOut' }],
])('edited, what nobody knows the stock of is told none, and stands as the answer says: %o', async (stand, standing) => {
  await open({ 'PUT /items/MLB77': { id: 'MLB77', title: draft.title, ...stand } });
  expect(await speaking().say(publishing('MLB77'))).toEqual({ type: 'done', externalId: 'MLB77', ...standing });
  expect(saidAt(0)).toMatchObject({ price: 129.9, status: 'active' });
  expect(saidAt(0)).not.toHaveProperty('available_quantity');
});

test('of what has a stock the answer says nothing: how it stands here goes by what was told', async () => {
  await open({ 'PUT /items/MLB77': { id: 'MLB77', title: draft.title, status: 'paused', sub_status: ['out_of_stock'] } });
  const known = { ...publishing('MLB77'), draft: { ...draft, stock: 0 } };
  expect(await speaking().say(known)).toEqual({ type: 'done', externalId: 'MLB77' });
  expect(saidAt(0)).toMatchObject({ available_quantity: 0 });
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
  expect(await speaking().say(publishing(null), true)).toEqual({ type: 'done', externalId: 'MLB3' });
});

const found = {
  'GET /users/417382461/items/search': { results: ['MLB3'] },
  'GET /items': [{ code: 200, body: { id: 'MLB3', seller_custom_field: 'l-1' } }],
};
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
