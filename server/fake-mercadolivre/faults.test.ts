import { expect, test } from 'vitest';
import { goodDraft, openTestFake, type TestFake } from './fake-fixture.ts';

const one = 'MLB1000000001';
const item = `/items/${one}`;

const opened = async () => {
  const test = await openTestFake();
  const { access_token: token } = await test.connect(101);
  const script = (...faults: readonly object[]) => test.ask('POST', '/_fake/faults', { faults });
  const said: TestFake['said'] = (method, path, body) => test.said(method, path, body, token);
  const ask: TestFake['ask'] = (method, path, body) => test.ask(method, path, body, token);
  const price = () => test.fake.state().items.get(one)?.price;
  return { ...test, script, said, ask, price };
};

test.each([
  ['json', 'application/json; charset=utf-8', '{"message":"local_rate_limited","error":"local_rate_limited","status":429,"cause":[]}'],
  ['text', 'text/plain; charset=utf-8', 'local_rate_limited'],
  ['claims', 'application/json; charset=utf-8', '{"message":"Too Many Requests","error":"too_many_requests","status":429,"cause":[]}'],
  ['empty', undefined, ''],
])('too many requests are told in the form %s, and have no effect', async (form, type, text) => {
  const { script, said, price } = await opened();
  await script({ kind: 'throttled', form, retryAfter: 3 });
  expect(await said('PUT', item, { price: 1 })).toMatchObject({ type: 'answer', status: 429, text, headers: { 'retry-after': '3' } });
  expect(((await said('PUT', item, { price: 1 })) as { readonly status: number }).status).toBe(200);
  expect(price()).toBe(1);
  await script({ kind: 'throttled', form });
  const again = await said('GET', item);
  expect(again.type === 'answer' && again.headers['content-type']).toBe(type);
});

test('two writers collide once', async () => {
  const { script, ask } = await opened();
  await script({ kind: 'conflict', method: 'PUT' });
  expect((await ask('GET', item)).status).toBe(200);
  expect(await ask('PUT', item, { price: 1 })).toMatchObject({
    status: 409,
    body: { message: 'item optimistic locking error: conflict', error: 'conflict', status: 409, cause: [] },
  });
  expect((await ask('PUT', item, { price: 1 })).status).toBe(200);
});

test.each(['silence', 'break', 'error', 'html'] as const)(
  '%s before the effect leaves the world as it was, after it changes it',
  async (kind) => {
    const { script, said, price } = await opened();
    await script({ kind, when: 'before' });
    const before = await said('PUT', item, { price: 1 });
    expect(price()).toBe(199.9);
    await script({ kind, when: 'after' });
    const after = await said('PUT', item, { price: 1 });
    expect(price()).toBe(1);
    expect(after).toEqual(before);
    expect([after.type, 'status' in after ? after.status : null]).toEqual(
      { silence: ['silence', null], break: ['break', null], error: ['answer', 500], html: ['answer', 502] }[kind],
    );
  },
);

test('an item that was published before the connection broke is there, and is found', async () => {
  const { script, said, ask } = await opened();
  await script({ kind: 'break', when: 'after', path: '/items', method: 'POST' });
  expect(await said('POST', '/items', goodDraft)).toEqual({ type: 'break' });
  expect((await ask('GET', '/users/101/items/search?seller_sku=SKU-9')).body).toMatchObject({ paging: { total: 1 } });
});

test.each([
  ['empty', {}, (text: string) => text === ''],
  ['cut', {}, (text: string) => text.startsWith('{"id":"MLB') && !text.endsWith('}')],
  ['nulled', {}, (text: string) => text.includes('"shipping":null') && text.includes('"attributes":null')],
  ['nulled', { field: 'tags' }, (text: string) => text.includes('"tags":null') && !text.includes('"attributes":null')],
  ['unknownWord', {}, (text: string) => text.includes('"status":"teleported"')],
  ['newField', {}, (text: string) => text.includes('"field_of_tomorrow":{')],
  ['hugeNumber', { field: 'price' }, (text: string) => text.includes(`"price":${'9'.repeat(40)},`)],
])('an answer that is %s %j tells of an effect that was', async (kind, fields, isSo) => {
  const { script, said, price } = await opened();
  await script({ kind, ...fields });
  const spoilt = await said('PUT', item, { price: 2 });
  expect(spoilt).toMatchObject({ type: 'answer', status: 200 });
  expect(spoilt.type === 'answer' && isSo(spoilt.text)).toBe(true);
  expect(price()).toBe(2);
});

test('a torn answer promises more bytes than it brings', async () => {
  const { script, said } = await opened();
  await script({ kind: 'tear' });
  const torn = await said('GET', item);
  expect(torn.type === 'tear' && torn.promised > Buffer.byteLength(torn.text)).toBe(true);
});

test('a slow answer is what it would have been', async () => {
  const { script, said } = await opened();
  await script({ kind: 'slow', ms: 5000 });
  const [slow, quick] = [await said('GET', item), await said('GET', item)];
  expect(slow).toEqual({ ...quick, afterMs: 5000 });
});

test('any answer can be scripted, and has no effect', async () => {
  const { script, ask, price } = await opened();
  const body = { code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES', blocked_by: 'PolicyAgent', status: 403 };
  await script({ kind: 'answer', status: 403, body });
  expect(await ask('PUT', item, { price: 1 })).toMatchObject({ status: 403, body });
  expect(price()).toBe(199.9);
});

test('a fault strikes whom it means, when it is due, as often as it says', async () => {
  const { script, ask, connect, ask: mine, fake } = await opened();
  const { access_token: other } = await connect(102);
  await script({ kind: 'error', userId: 102 }, { kind: 'conflict', lane: 'write', path: '/items', skip: 1, times: 2 });
  expect((await mine('GET', item)).status).toBe(200);
  const statuses = [];
  for (const price of [1, 2, 3, 4]) statuses.push((await ask('PUT', item, { price })).status);
  expect(statuses).toEqual([200, 409, 409, 200]);
  expect((await ask('GET', '/_fake/faults')).body).toMatchObject({ left: [{ kind: 'error', userId: 102 }] });
  const request = { method: 'GET', path: '/users/me', query: {}, headers: { authorization: `Bearer ${other}` }, body: null };
  expect(await fake.handle(request)).toMatchObject({ status: 500 });
  expect(await fake.handle(request)).toMatchObject({ status: 200 });
});

test('a script replaces the one before, and one that is none is refused', async () => {
  const { script, ask } = await opened();
  await script({ kind: 'conflict', times: null });
  expect((await script({ kind: 'nonsense' })).status).toBe(400);
  expect((await ask('GET', item)).status).toBe(409);
  await script();
  expect((await ask('GET', item)).status).toBe(200);
});

test('a limit refuses what comes above it within a second, and counts it', async () => {
  const { ask, wait } = await opened();
  await ask('DELETE', '/_fake/calls');
  await ask('POST', '/_fake/faults', { limits: [{ lane: 'write', perSecond: 2, form: 'text' }] });
  const put = async () => (await ask('PUT', item, { price: 1 })).status;
  expect([await put(), await put(), await put()]).toEqual([200, 200, 429]);
  expect((await ask('GET', item)).status).toBe(200);
  wait(999);
  expect(await put()).toBe(429);
  wait(1000);
  expect(await put()).toBe(200);
  expect((await ask('GET', '/_fake/calls')).body).toMatchObject({
    lanes: {
      write: { calls: 5, maxPerSecond: 4, byStatus: { 200: 3, 429: 2 }, byUser: { 101: 5 } },
      read: { calls: 1, maxPerSecond: 1, byStatus: { 200: 1 } },
    },
  });
});

test('what is counted has neither a token nor a body in it', async () => {
  const { ask, connect } = await opened();
  const { access_token: token, refresh_token: refresh } = await connect(101);
  await ask('PUT', item, { price: 12_345 });
  const told = JSON.stringify((await ask('GET', '/_fake/calls')).body) + JSON.stringify((await ask('GET', '/_fake/state')).body);
  expect(told).toContain('"path":"/items/:id"');
  expect([token, refresh].filter((secret) => told.includes(secret))).toEqual([]);
});

test('a path that is not played says which, is counted, and is not made up', async () => {
  const { ask } = await opened();
  expect(await ask('GET', '/orders/2000001')).toMatchObject({
    status: 501,
    body: { status: 501, error: 'not_played_by_the_fake', message: expect.stringContaining('GET /orders/2000001') },
  });
  expect((await ask('DELETE', item)).status).toBe(501);
  expect((await ask('GET', '/_fake/calls')).body).toMatchObject({ lanes: { read: { byStatus: { 501: 1 } } } });
});

test('time goes forward by a call: tokens end, and what happens is dated then', async () => {
  const { ask } = await opened();
  await ask('POST', '/_fake/advance', { byMs: 3_600_000 });
  expect((await ask('PUT', item, { price: 1 })).body).toMatchObject({ last_updated: '2026-11-27T13:00:00.000Z' });
  await ask('POST', '/_fake/advance', { byMs: 5 * 3_600_000 });
  expect((await ask('GET', item)).status).toBe(401);
});

test('a seed adds what is not there, and brings back nothing that was changed or deleted', async () => {
  const { ask, fake } = await opened();
  await ask('PUT', item, { price: 1, status: 'closed' });
  await ask('PUT', item, { deleted: 'true' });
  const seeded = { id: one, sellerId: 101, title: 'Fone', price: 5, quantity: 1 };
  const others = { ...seeded, id: 'MLB1000000002' };
  await ask('POST', '/_fake/seed', { items: [seeded, others, { ...seeded, id: 'MLB1000000003' }] });
  expect([...fake.state().items.values()].map(({ id, price }) => [id, price])).toEqual([
    ['MLB1000000002', 80],
    ['MLB1000000003', 5],
  ]);
});
