import { expect, test } from 'vitest';
import { goodDraft, openTestFake } from './fake-fixture.ts';
import { stepItem, type ItemStand } from './item-lifecycle.ts';

const one = 'MLB1000000001';
const others = 'MLB1000000002';

const opened = async () => {
  const test = await openTestFake();
  const { access_token: token } = await test.connect(101);
  const body = async (method: string, path: string, given?: unknown) =>
    (await test.ask(method, path, given, token)).body as Record<string, unknown>;
  const ask = (method: string, path: string, given?: unknown) => test.ask(method, path, given, token);
  return { ...test, ask, body };
};

const causes = (body: unknown): readonly string[] =>
  (body as { readonly cause: readonly { readonly code: string }[] }).cause.map(({ code }) => code);

test('an item is published, read, and found by its SKU and by the mark of the hub', async () => {
  const { ask, body } = await opened();
  const made = await ask('POST', '/items', goodDraft);
  expect(made.status).toBe(201);
  const { id } = made.body as { readonly id: string };
  expect(id).toMatch(/^MLB\d{10}$/u);
  expect(await body('GET', `/items/${id}`)).toEqual(made.body);
  expect(made.body).toMatchObject({
    title: goodDraft.title,
    price: 10.5,
    available_quantity: 3,
    status: 'active',
    seller_custom_field: 'listing-9',
  });
  expect((await body('GET', '/users/101/items/search?seller_sku=SKU-9'))['results']).toEqual([id]);
  expect((await body('GET', '/users/101/items/search?sku=listing-9'))['results']).toEqual([id]);
});

test('what is published twice is two items: nothing says that it is the same', async () => {
  const { ask, body } = await opened();
  await ask('POST', '/items', goodDraft);
  await ask('POST', '/items', goodDraft);
  expect((await body('GET', '/users/101/items/search?seller_sku=SKU-9'))['results']).toHaveLength(2);
});

test('validate says what publishing would, and makes nothing', async () => {
  const { ask, fake } = await opened();
  expect(await ask('POST', '/items/validate', goodDraft)).toMatchObject({ status: 204, body: '' });
  expect((await ask('POST', '/items/validate', { ...goodDraft, price: 0 })).status).toBe(400);
  expect(fake.state().items.size).toBe(2);
});

test.each([
  ['a price of nothing', { price: 0 }, 'item.price.invalid'],
  ['no piece', { available_quantity: 0 }, 'item.available_quantity.invalid'],
  ['half a piece', { available_quantity: 1.5 }, 'item.available_quantity.invalid'],
  ['a category that can not be', { category_id: 'roupas' }, 'item.category_id.invalid'],
  ['another currency', { currency_id: 'USD' }, 'item.currency_id.invalid'],
  ['a listing type that is none', { listing_type_id: 'platinum' }, 'item.listing_type_id.invalid'],
  ['a picture without an address', { pictures: [{ source: '/v2/image/a.jpg' }] }, 'item.pictures.invalid'],
  ['no title', { title: ' ' }, 'body.required_fields'],
  ['no price', { price: undefined }, 'body.required_fields'],
])('%s is refused with its cause', async (_what, change, code) => {
  const { ask, fake } = await opened();
  const draft = Object.fromEntries(Object.entries({ ...goodDraft, ...change }).filter(([, value]) => value !== undefined));
  const refused = await ask('POST', '/items', draft);
  expect(refused).toMatchObject({ status: 400, body: { message: 'Validation error', error: 'validation_error', status: 400 } });
  expect(causes(refused.body)).toEqual([code]);
  expect(fake.state().items.size).toBe(2);
});

test('a category’s required attributes are asked for by name', async () => {
  const { ask } = await opened();
  await ask('POST', '/_fake/settings', { requiredAttributes: { MLB1953: ['BRAND', 'MODEL', 'SELLER_SKU'] } });
  const { body } = await ask('POST', '/items', goodDraft);
  expect(body).toMatchObject({
    cause: [{ cause_id: 147, message: expect.stringContaining('The attributes [BRAND, MODEL] are required') }],
  });
});

test('an edit leaves attributes as they are that it does not name, and takes away those it names with null in both fields', async () => {
  const { ask, body } = await opened();
  const given = (values: readonly (readonly [string, string | null])[]) => ({
    attributes: values.map(([id, value_name]) => ({ id, value_id: null, value_name })),
  });
  const line = [
    ['BRAND', 'Marca'],
    ['LINE', 'Linha'],
  ] as const;
  await ask('PUT', `/items/${one}`, given(line));
  await ask('PUT', `/items/${one}`, given([['LINE', null]]));
  expect((await body('GET', `/items/${one}`))['attributes']).toMatchObject([{ id: 'SELLER_SKU' }, { id: 'BRAND', value_name: 'Marca' }]);
  const { category_id: category } = (await body('GET', `/items/${one}`)) as { readonly category_id: string };
  await ask('POST', '/_fake/settings', { requiredAttributes: { [category]: ['BRAND'] } });
  const refused = await ask('PUT', `/items/${one}`, given([['BRAND', null]]));
  expect(causes(refused.body)).toEqual(['item.attributes.missing_required']);
  expect((await ask('PUT', `/items/${one}`, { price: 150, ...given([['LINE', 'Outra']]) })).status).toBe(200);
});

test('fields of a wrong type are told in the words of their parser, and so are fields that do not belong', async () => {
  const { ask } = await opened();
  expect((await ask('POST', '/items', { ...goodDraft, price: 'p', pictures: [[1]] })).body).toEqual({
    message: 'body.invalid_field_types',
    error:
      '[invalid property type: [price] expected Number but was String value: p, invalid property type: [pictures[0]] expected Map but was JSONArray value: [1]]',
    status: 400,
    cause: [],
  });
  expect((await ask('POST', '/items', { ...goodDraft, prize: 1 })).body).toMatchObject({
    message: 'body.invalid_fields',
    error: 'The fields [prize] are invalid for requested call.',
  });
  expect((await ask('POST', '/items', [])).status).toBe(400);
});

test('what is not played of publishing is named', async () => {
  const { ask } = await opened();
  const refused = await ask('POST', '/items', { ...goodDraft, variations: [{}] });
  expect(refused).toMatchObject({ status: 501, body: { message: expect.stringContaining('POST /items with variations') } });
});

test('price, stock and status are changed in one call, all or nothing', async () => {
  const { ask, body } = await opened();
  expect((await ask('PUT', `/items/${one}`, { price: 150, available_quantity: 9, status: 'paused' })).body).toMatchObject({
    price: 150,
    available_quantity: 9,
    status: 'paused',
  });
  const refused = await ask('PUT', `/items/${one}`, { price: 100, status: 'sleeping' });
  expect(causes(refused.body)).toEqual(['item.status.invalid']);
  expect(await body('GET', `/items/${one}`)).toMatchObject({ price: 150, status: 'paused' });
});

test('what was paused because nothing was left comes back with stock; what somebody paused does not', async () => {
  const { ask } = await opened();
  const put = async (change: object) => (await ask('PUT', `/items/${one}`, change)).body;
  expect(await put({ available_quantity: 0 })).toMatchObject({ status: 'paused', sub_status: ['out_of_stock'] });
  expect(await put({ status: 'active' })).toMatchObject({ status: 'paused', sub_status: ['out_of_stock'] });
  expect(await put({ available_quantity: 4 })).toMatchObject({ status: 'active', sub_status: [], available_quantity: 4 });
  expect(await put({ status: 'paused' })).toMatchObject({ status: 'paused', sub_status: [] });
  expect(await put({ available_quantity: 0 })).toMatchObject({ status: 'paused', sub_status: [] });
  expect(await put({ available_quantity: 7 })).toMatchObject({ status: 'paused', sub_status: [] });
});

test('a title is changed until something was sold', async () => {
  const { ask, connect, ask: mine } = await opened();
  expect((await mine('PUT', `/items/${one}`, { title: 'Fone azul' })).body).toMatchObject({ title: 'Fone azul' });
  await ask('POST', '/_fake/moderate', { itemId: one, sold: 1 });
  const refused = await mine('PUT', `/items/${one}`, { title: 'Fone verde' });
  expect(refused.body).toMatchObject({ message: `Cannot update item ${one} [status:active, has_bids:true]` });
  expect(causes(refused.body)).toEqual(['item.title.not_modifiable']);
  await connect(101);
});

test('what is closed takes nothing more but to be deleted, and is then gone', async () => {
  const { ask } = await opened();
  const put = (change: object) => ask('PUT', `/items/${one}`, change);
  expect((await put({ deleted: 'true' })).status).toBe(400);
  expect((await put({ status: 'closed' })).body).toMatchObject({ status: 'closed' });
  expect(causes((await put({ status: 'active' })).body)).toEqual(['item.status.not_modifiable']);
  expect(causes((await put({ price: 1, available_quantity: 1 })).body)).toEqual(['field_not_updatable', 'field_not_updatable']);
  expect((await put({ deleted: 'true' })).status).toBe(200);
  expect(await ask('GET', `/items/${one}`)).toMatchObject({
    status: 404,
    body: { error: 'not_found', message: `Item with id ${one} not found` },
  });
});

test('what the marketplace holds for review can not be changed', async () => {
  const { ask } = await opened();
  await ask('POST', '/_fake/moderate', { itemId: one, status: 'under_review', subStatus: ['forbidden'] });
  const refused = await ask('PUT', `/items/${one}`, { status: 'paused', available_quantity: 2 });
  expect(causes(refused.body).toSorted()).toEqual(['field_not_updatable', 'item.status.not_modifiable']);
});

test('a price that the marketplace sets itself is refused alone, and passed over beside others', async () => {
  const { ask } = await opened();
  await ask('POST', '/_fake/moderate', { itemId: one, isPriceAutomated: true });
  expect(await ask('PUT', `/items/${one}`, { price: 1 })).toMatchObject({ status: 400, body: { error: 'item.price.not_modifiable' } });
  expect((await ask('PUT', `/items/${one}`, { price: 1, available_quantity: 2 })).body).toMatchObject({
    price: 199.9,
    available_quantity: 2,
    warnings: [{ code: 'item.price.not_modifiable', type: 'warning' }],
  });
});

test('nobody changes another’s item, and reads of its stock a range', async () => {
  const { ask, body } = await opened();
  expect(await ask('PUT', `/items/${others}`, { price: 1 })).toMatchObject({ status: 403, body: { error: 'access_denied' } });
  expect(await body('GET', `/items/${others}`)).toMatchObject({ price: 80, available_quantity: 150, seller_custom_field: null });
  expect((await ask('GET', '/users/102/items/search')).status).toBe(403);
});

test('several items are read at once, each with its own answer, and some fields of them', async () => {
  const { ask } = await opened();
  const { body } = await ask('GET', `/items?ids=${one},MLB404&attributes=id,price`);
  expect(body).toEqual([
    { code: 200, body: { id: one, price: 199.9 } },
    { code: 404, body: { message: 'Item with id MLB404 not found', error: 'not_found', status: 404, cause: [] } },
  ]);
  expect((await ask('GET', `/items?ids=${Array.from({ length: 21 }, () => one).join(',')}`)).status).toBe(400);
  expect((await ask('GET', '/items')).status).toBe(400);
});

test('a change is newer than what it changed, also within one millisecond', async () => {
  const { ask } = await opened();
  const stamps = [];
  for (const price of [1, 2, 3])
    stamps.push(((await ask('PUT', `/items/${one}`, { price })).body as { last_updated: string }).last_updated);
  expect(new Set(stamps).size).toBe(3);
  expect(stamps.toSorted()).toEqual(stamps);
});

test('a description is written once, replaced, and is plain text', async () => {
  const { ask } = await opened();
  const path = `/items/${one}/description`;
  expect((await ask('GET', path)).status).toBe(404);
  expect((await ask('PUT', path, { plain_text: 'a' })).status).toBe(404);
  expect((await ask('POST', path, { plain_text: 'Fone <b>bom</b>' })).body).toMatchObject({
    cause: [{ cause_id: 398, code: 'item.description.type.invalid', references: ['plain_text[5]'] }],
  });
  expect((await ask('POST', path, { plain_text: 'Fone' })).status).toBe(201);
  expect((await ask('POST', path, { plain_text: 'Fone' })).status).toBe(400);
  expect((await ask('PUT', `${path}?api_version=2`, { plain_text: 'Fone novo' })).status).toBe(200);
  expect((await ask('GET', path)).body).toMatchObject({ plain_text: 'Fone novo', text: '' });
});

test('a search goes by pages as far as a thousand', async () => {
  const { ask, body } = await opened();
  await ask('POST', '/_fake/seed', {
    items: Array.from({ length: 60 }, (_, at) => ({ id: `MLB20000000${at + 10}`, sellerId: 101, title: 't', price: 1, quantity: 1 })),
  });
  expect(await body('GET', '/users/101/items/search?limit=50&offset=50')).toMatchObject({
    seller_id: '101',
    paging: { limit: 50, offset: 50, total: 61 },
    results: expect.objectContaining({ length: 11 }),
  });
  for (const bad of ['limit=51', 'offset=1001', 'limit=x']) expect((await ask('GET', `/users/101/items/search?${bad}`)).status).toBe(400);
  expect((await ask('GET', '/users/101/items/search?reputation_health_gauge=x')).status).toBe(501);
});

test('a scan goes through all of them, one scroll after the other, for five minutes', async () => {
  const { ask, body, wait } = await opened();
  await ask('POST', '/_fake/seed', {
    items: Array.from({ length: 150 }, (_, at) => ({ id: `MLB2000000${at + 100}`, sellerId: 101, title: 't', price: 1, quantity: 1 })),
  });
  const scan = '/users/101/items/search?search_type=scan&limit=100';
  const first = await body('GET', scan);
  const scroll = String(first['scroll_id']);
  const second = await body('GET', `${scan}&scroll_id=${scroll}`);
  const end = await body('GET', `${scan}&scroll_id=${scroll}`);
  const all = [first, second].flatMap(({ results }) => results as readonly string[]);
  expect([all.length, new Set(all).size, end['results'], end['scroll_id']]).toEqual([151, 151, [], null]);
  expect((await ask('GET', `${scan}&scroll_id=${scroll}`)).status).toBe(400);
  const late = String((await body('GET', scan))['scroll_id']);
  wait(5 * 60_000);
  expect((await ask('GET', `${scan}&scroll_id=${late}`)).status).toBe(400);
});

test('a scroll is of its own search, and goes with no offset', async () => {
  const { ask, body } = await opened();
  const scroll = String((await body('GET', '/users/101/items/search?search_type=scan&limit=1'))['scroll_id']);
  expect((await ask('GET', `/users/101/items/search?search_type=scan&status=active&scroll_id=${scroll}`)).status).toBe(400);
  expect((await ask('GET', '/users/101/items/search?search_type=scan&offset=1')).status).toBe(400);
});

test('a new item is found by search once the search has caught up', async () => {
  const { ask, body, wait } = await opened();
  await ask('POST', '/_fake/settings', { searchLagMs: 2000 });
  await ask('POST', '/items', goodDraft);
  const found = async () => (await body('GET', '/users/101/items/search?seller_sku=SKU-9'))['results'];
  expect(await found()).toEqual([]);
  wait(2000);
  expect(await found()).toHaveLength(1);
});

const stand = (status: ItemStand['status'], quantity: number, ...subStatus: readonly string[]): ItemStand => ({
  status,
  quantity,
  subStatus,
});

test.each(['closed', 'under_review', 'inactive'] as const)('an item that is %s takes no step', (status) => {
  expect(stepItem(stand(status, 1), { status: 'active' })).toEqual({ ok: false, error: 'status' });
  expect(stepItem(stand(status, 1), { quantity: 2 })).toEqual({ ok: false, error: 'quantity' });
});

test('what is sold out and paused by hand stays sold out, and comes back with a stock', () => {
  const paused = stepItem(stand('paused', 0, 'out_of_stock'), { status: 'paused' });
  expect(paused).toEqual({ ok: true, value: stand('paused', 0, 'out_of_stock') });
  expect(stepItem(stand('paused', 0, 'out_of_stock'), { status: 'closed' })).toEqual({ ok: true, value: stand('closed', 0) });
});
