import { expect, test } from 'vitest';
import type { Command } from '../port.ts';
import { sendJson } from '../../testing/scripted-http.ts';
import { noBarcodeAttribute } from '../no-barcode.ts';
import { answering, draft, pricing, publishing } from './speaking-fixture.ts';
import { openSpeakingTests, type Reply } from './speaking-tests-fixture.ts';

const { open, openReplying, speaking } = openSpeakingTests();

const bodyOf = (at: number): unknown => JSON.parse(speaking().service.asked[at]?.body ?? 'null');

test('a publication says price in reais, bears our mark and its SKU, and is known by their id', async () => {
  await openReplying({ 'POST /items': [201, { id: 'MLB77', status: 'active', price: 129.9 }] });
  expect(await speaking().say(publishing)).toEqual({ type: 'done', externalId: 'MLB77' });
  expect(bodyOf(0)).toMatchObject({
    site_id: 'MLB',
    title: 'Capa de banco',
    price: 129.9,
    available_quantity: 4,
    seller_custom_field: 'l-1',
    attributes: [{ id: 'SELLER_SKU', value_name: 'CAP-1' }],
  });
  expect(speaking().asked()).toEqual(['POST /items']);
});

test('why there is no barcode goes by the id of its value, and not beside a barcode', async () => {
  const { id, value_id: value } = noBarcodeAttribute('handmade');
  const reasoned = { ...draft, attributes: [{ id, value: value ?? '' }] };
  for (const [gtin, attributes] of [
    [null, [{ id: 'EMPTY_GTIN_REASON', value_id: '17055158' }, { id: 'SELLER_SKU' }]],
    ['7891000315507', [{ id: 'SELLER_SKU' }, { id: 'GTIN', value_name: '7891000315507' }]],
  ] as const) {
    await openReplying({ 'POST /items': [201, { id: 'MLB77', status: 'active', price: 129.9 }] });
    await speaking().say({ ...publishing, draft: { ...reasoned, gtin } } as typeof publishing);
    expect(bodyOf(0)).toMatchObject({ attributes });
  }
});

test('what does not apply is the value without a name, and what was cleared is null in both fields', async () => {
  const attributes = [
    { id: 'MODEL', value: null, applies: false },
    { id: 'LINE', value: null },
  ] as const;
  await openReplying({ 'POST /items': [201, { id: 'MLB77', status: 'active', price: 129.9 }] });
  await speaking().say({ ...publishing, draft: { ...draft, attributes } } as typeof publishing);
  expect(bodyOf(0)).toMatchObject({
    attributes: [{ id: 'MODEL', value_id: '-1', value_name: null }, { id: 'LINE', value_id: null, value_name: null }, { id: 'SELLER_SKU' }],
  });
});

test('a barcode that was cleared is null in both fields, and nothing of it is said beside one', async () => {
  const attributes = [{ id: 'GTIN', value: null }] as const;
  for (const [gtin, said] of [
    [null, [{ id: 'GTIN', value_id: null, value_name: null }, { id: 'SELLER_SKU' }]],
    ['7891000315507', [{ id: 'SELLER_SKU' }, { id: 'GTIN', value_name: '7891000315507' }]],
  ] as const) {
    await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB77', title: draft.title }] });
    const listing = { listingId: 'l-1', externalId: 'MLB77' };
    await speaking().say({ kind: 'publish', listing, draft: { ...draft, attributes, gtin } });
    expect(bodyOf(0)).toMatchObject({ attributes: said });
  }
});

test('of a seller of user products the name is their family’s: no title is sent, and the title the marketplace made is not disputed', async () => {
  await openReplying({ 'POST /items': [201, { id: 'MLB77', title: 'Capa De Banco Preta', family_name: 'Capa De Banco' }] }, [
    'user_product_seller',
  ]);
  expect(await speaking().say(publishing)).toEqual({ type: 'done', externalId: 'MLB77' });
  expect(bodyOf(0)).toMatchObject({ family_name: 'Capa de banco', seller_custom_field: 'l-1' });
  expect(bodyOf(0)).not.toHaveProperty('title');
  await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB77', title: 'Capa De Banco Preta', family_name: 'Capa De Banco' }] });
  const again = { ...publishing, listing: { listingId: 'l-1', externalId: 'MLB77' } } as const;
  expect(await speaking().say(again)).toEqual({ type: 'done', externalId: 'MLB77' });
  await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB77', title: 'Capa Velha Preta', family_name: 'Capa Velha' }] });
  expect(await speaking().say(again)).toMatchObject({ type: 'done', causes: [{ code: 'title_not_sent' }] });
  expect(bodyOf(1)).toEqual({ family_name: 'Capa de banco' });
});

test('what kind of seller it is is asked where nobody knows, and kept', async () => {
  const tags = ['normal', 'user_product_seller'];
  await openReplying({ 'GET /users/417382461': [200, { id: 417382461, tags }], 'POST /items': [201, { id: 'MLB77' }] }, null);
  expect(await speaking().say(publishing)).toEqual({ type: 'done', externalId: 'MLB77' });
  expect([speaking().asked(), speaking().learnt]).toEqual([['GET /users/417382461', 'POST /items'], [{ tags, standing: null }]]);
  expect(bodyOf(1)).toMatchObject({ family_name: 'Capa de banco' });
});

test('what is refused for its name is said again by what the seller is now; what is refused for anything else is not', async () => {
  const wrong = { message: 'body.invalid_fields', error: 'The fields [title] are invalid for requested call.', status: 400, cause: [] };
  await openReplying({ 'GET /users/417382461': [200, { tags: ['user_product_seller'] }], 'POST /items': [400, wrong] });
  expect(await speaking().say(publishing)).toMatchObject({ type: 'refused', code: 'body.invalid_fields', text: wrong.error });
  expect(speaking().asked()).toEqual(['POST /items', 'GET /users/417382461', 'POST /items']);
  expect([bodyOf(0), bodyOf(2)]).toMatchObject([{ title: 'Capa de banco' }, { family_name: 'Capa de banco' }]);
  await openReplying({ 'POST /items': [400, { error: 'validation_error', message: 'The title is too long' }] });
  expect(await speaking().say(publishing)).toMatchObject({ type: 'refused' });
  expect(speaking().asked()).toEqual(['POST /items']);
});

test('a description goes by itself; without it the listing stands and says so', async () => {
  await openReplying({
    'POST /items': [201, { id: 'MLB77' }],
    'POST /items/MLB77/description': [400, { error: 'validation_error', message: 'plain' }],
  });
  const described = { ...publishing, draft: { ...draft, description: 'Couro.' } } as typeof publishing;
  expect(await speaking().say(described)).toMatchObject({
    type: 'done',
    externalId: 'MLB77',
    causes: [{ field: 'description', isWarning: true }],
  });
});

test('a publication that may have arrived is looked for by its SKU and our mark, and made what it is to be by now', async () => {
  await openReplying({
    'PUT /items/MLB3': [200, { id: 'MLB3', title: 'Capa de banco' }],
    'PUT /items/MLB3/description': [200, {}],
    'GET /users/417382461/items/search': [200, { results: ['MLB1', 'MLB2', 'MLB3'] }],
    'GET /items': [
      200,
      [
        { code: 200, body: { id: 'MLB1', seller_custom_field: null } },
        { code: 404, body: { error: 'not_found' } },
        { code: 200, body: { id: 'MLB3', seller_custom_field: 'l-1' } },
      ],
    ],
  });
  const described = { ...publishing, draft: { ...draft, description: 'Couro.' } } as typeof publishing;
  expect(await speaking().say(described, true)).toEqual({ type: 'done', externalId: 'MLB3' });
  // The description is a call after the one whose answer was lost: nobody had sent it.
  expect(speaking().asked()).toEqual([
    'GET /users/417382461/items/search?seller_sku=CAP-1',
    'GET /items?ids=MLB1%2CMLB2%2CMLB3',
    'PUT /items/MLB3',
    'PUT /items/MLB3/description?api_version=2',
  ]);
});

test('what was found gets its name also where it is not changed any more, and says that it is not', async () => {
  await openReplying({
    'PUT /items/MLB3': [400, { error: 'validation_error', message: 'Vendido' }],
    'GET /users/417382461/items/search': [200, { results: ['MLB3'] }],
    'GET /items': [200, [{ code: 200, body: { id: 'MLB3', seller_custom_field: 'l-1' } }]],
  });
  expect(await speaking().say(publishing, true)).toMatchObject({
    type: 'same',
    externalId: 'MLB3',
    causes: [{ code: 'not_revised', isWarning: true }],
  });
});

test('a publication whose listing was bound to another SKU since is found by our mark alone, and one of very many of its SKU too', async () => {
  const named = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `MLB${from + at}`);
  let bySku: readonly string[] = [];
  const answer = (query: string): unknown => {
    const ids = new URLSearchParams(query).get('ids')?.split(',');
    if (ids) return ids.map((id) => ({ code: 200, body: { id, seller_custom_field: id === 'MLB130' ? 'l-1' : null } }));
    return query.startsWith('sku=l-1') ? { results: ['MLB130'] } : { results: bySku };
  };
  const look = async (results: readonly string[]) => {
    bySku = results;
    await open(({ method, path }, response) => {
      sendJson(response, method === 'POST' ? 500 : 200, method === 'PUT' ? { id: 'MLB130' } : answer(path.split('?')[1] ?? ''));
    });
    return speaking().say(publishing, true);
  };
  expect(await look(['MLB1'])).toEqual({ type: 'done', externalId: 'MLB130' });
  expect(await look(named(100, 145))).toEqual({ type: 'done', externalId: 'MLB130' });
  expect(
    speaking()
      .asked()
      .filter((each) => each.startsWith('GET /items?')),
  ).toHaveLength(2);
});

test('what was published before is changed there and not published a second time; what stays as it was is said', async () => {
  await openReplying({
    'PUT /items/MLB77': [
      200,
      { id: 'MLB77', title: 'Capa velha', status: 'active', price: 129.9, listing_type_id: 'gold_pro', condition: 'used' },
    ],
    'PUT /items/MLB77/description': [200, {}],
  });
  const again = { ...publishing, listing: { listingId: 'l-1', externalId: 'MLB77' }, draft: { ...draft, description: 'Couro.' } } as const;
  const causes = ['title', 'listingType', 'condition'].map((field) => ({ field, isWarning: true }));
  expect(await speaking().say(again)).toMatchObject({ type: 'done', externalId: 'MLB77', causes });
  expect(bodyOf(0)).toEqual({
    price: 129.9,
    attributes: [{ id: 'SELLER_SKU', value_name: 'CAP-1' }],
    sale_terms: [{ id: 'WARRANTY_TYPE', value_name: 'Sem garantia' }],
    seller_custom_field: 'l-1',
    status: 'active',
  });
  expect(speaking().asked()).toEqual(['PUT /items/MLB77', 'PUT /items/MLB77', 'PUT /items/MLB77/description?api_version=2']);
});

test('somebody else’s listing of the same SKU is not ours: it is published', async () => {
  await openReplying({
    'GET /users/417382461/items/search': [200, { results: ['MLB1'] }],
    'GET /items': [200, [{ code: 200, body: { id: 'MLB1', seller_custom_field: 'another' } }]],
    'POST /items': [201, { id: 'MLB9' }],
  });
  expect(await speaking().say(publishing, true)).toEqual({ type: 'done', externalId: 'MLB9' });
});

test('where it can not be looked for nothing is published a second time', async () => {
  await openReplying({ 'GET /users/417382461/items/search': [200, { results: 'none' }] });
  expect(await speaking().say(publishing, true)).toMatchObject({ type: 'later', why: 'away' });
  expect(speaking().asked()).toHaveLength(1);
});

const finding: Command = { kind: 'find', listing: { listingId: 'l-1', externalId: null }, sku: 'CAP-1' };
test.each<Command>([publishing, finding, answering])(
  'that looking for what may be there is refused says nothing of it: %o is neither sent again nor refused',
  async (command) => {
    const refused: Reply = [403, { error: 'access_denied', message: 'no' }];
    await openReplying({ 'GET /users/417382461/items/search': refused, 'GET /questions/11095535363': refused });
    expect(await speaking().say(command, true)).toMatchObject({ type: 'later', why: 'away' });
    expect(speaking().asked()).toHaveLength(1);
  },
);

test.each([
  [{ ...pricing }, { price: 99.9 }],
  [{ kind: 'setStock', listing: { listingId: 'l-1', externalId: 'MLB77' }, stock: 7 }, { available_quantity: 7 }],
  [{ kind: 'pause', listing: { listingId: 'l-1', externalId: 'MLB77' } }, { status: 'paused' }],
  [{ kind: 'activate', listing: { listingId: 'l-1', externalId: 'MLB77' } }, { status: 'active' }],
  [{ kind: 'close', listing: { listingId: 'l-1', externalId: 'MLB77' } }, { status: 'closed' }],
] as const)('of %o the newest value goes out; where it may have arrived and is there, nothing does', async (command, body) => {
  await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB77', ...body }], 'GET /items/MLB77': [200, { id: 'MLB77', ...body }] });
  expect(await speaking().say(command)).toEqual({ type: 'done', externalId: 'MLB77' });
  expect(bodyOf(0)).toEqual(body);
  expect(await speaking().say(command, true)).toEqual({ type: 'same', externalId: 'MLB77' });
  expect(speaking().asked()).toEqual(['PUT /items/MLB77', 'GET /items/MLB77']);
});

test('a price they say yes to and do not take is no price', async () => {
  const warnings = [
    { department: 'items', cause_id: 502, code: 'item.price.not_modifiable', message: 'Cannot modify price', references: ['item.price'] },
  ];
  await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB77', price: 120, warnings }] });
  expect(await speaking().say(pricing)).toMatchObject({ type: 'refused', code: 'item.price.not_modifiable', causes: [{ field: 'price' }] });
});

test('an answer about another listing is not believed', async () => {
  await openReplying({ 'PUT /items/MLB77': [200, { id: 'MLB78', price: 99.9 }] });
  expect(await speaking().say(pricing)).toMatchObject({ type: 'unknown' });
});

test('what was never published has no price to change', async () => {
  await openReplying({});
  const unpublished = { kind: 'setPrice', listing: { listingId: 'l-1', externalId: null }, price: 1 } as const;
  expect(await speaking().say(unpublished)).toMatchObject({ type: 'refused', code: 'not_published' });
  expect(speaking().asked()).toEqual([]);
});

test('a question is answered once: what is there is read, ours is enough, another’s is told', async () => {
  const answered = (text: string): Reply => [200, { id: 1, status: 'ANSWERED', answer: { text, status: 'ACTIVE' } }];
  await openReplying({ 'GET /questions/11095535363': answered('Serve, sim. ') });
  expect(await speaking().say(answering, true)).toEqual({ type: 'same' });
  await openReplying({
    'POST /answers': [400, { error: 'not_unanswered_question', message: 'x' }],
    'GET /questions/11095535363': answered('Não serve.'),
  });
  expect(await speaking().say(answering)).toMatchObject({
    type: 'refused',
    code: 'answered_elsewhere',
    text: 'A pergunta já foi respondida fora do Balcão: "Não serve."',
  });
});

test('an unanswered question is answered, by its number; what is no number there is no question there', async () => {
  await openReplying({ 'GET /questions/11095535363': [200, { status: 'UNANSWERED', answer: null }], 'POST /answers': [200, { id: 1 }] });
  expect(await speaking().say(answering, true)).toEqual({ type: 'done' });
  expect(bodyOf(1)).toEqual({ question_id: 11_095_535_363, text: 'Serve, sim.' });
  expect(await speaking().say({ ...answering, questionId: 'q-7' } as typeof answering)).toMatchObject({
    type: 'refused',
    code: 'unknown_question',
  });
});

test('what it can not do yet it refuses, asking nobody', async () => {
  await openReplying({});
  expect(await speaking().say({ kind: 'cancelSale', saleId: '1', reason: null, text: '' })).toMatchObject({
    type: 'refused',
    code: 'unsupported',
  });
  expect(speaking().asked()).toEqual([]);
});

test('each call is counted by its lane and the class of its answer; what our own limit holds back is no call', async () => {
  await openReplying({ 'PUT /items/MLB77': [429, { error: 'too_many_requests', message: 'x' }] });
  await speaking().say(pricing);
  await speaking().say(pricing);
  expect(speaking().asked()).toEqual(['PUT /items/MLB77']);
  expect(speaking().meter.lastHour()).toMatchObject([{ lane: 'write', class: 'throttled', count: 1 }]);
  expect(await speaking().meter.registry.metrics()).toContain('balcao_marketplace_held_back_total{platform="mercadolivre",lane="write"} 1');
});
