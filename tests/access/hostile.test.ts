import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { getListing, Listing, listListings, observeListing, refuseListing } from '#contract/listing.ts';
import { skipListing } from '#contract/review-queue.ts';
import { saveView } from '#contract/shell.ts';
import { registerNotification } from '#contract/notification.ts';
import { analyseImage, getSku } from '#contract/sku.ts';
import { print } from '../model/coverage.ts';
import { bothHeaders, openTestApp, type TestApp } from '../support/test-app.ts';
import { urlOf } from '../support/wire.ts';
import { absent } from './sample.ts';
import { samples } from './samples.ts';
import { insertTargets } from './targets.ts';

let app: TestApp;
let sent = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(`hostile: ${sent} requests`);
});

const hostileIds = [
  '__proto__',
  'constructor',
  'toString',
  '../user',
  '%2e%2e',
  '..%2fuser%2fdata',
  'null',
  'undefined',
  '-1',
  '9007199254740993',
  '\u0000',
  'a\u0000b',
  "' or 1=1 --",
  '{"$ne":1}',
  '<script>alert(1)</script>',
  '𝒜'.repeat(64),
  'x'.repeat(10_240),
];

const naming = contract.filter(({ name }) => samples[name]?.names);

describe.each(naming.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test.each(['seller', 'superuser'] as const)('finds nothing under a hostile id and never breaks, asked by a %s', async (person) => {
    const sample = samples[name];
    const outcomes: unknown[] = [];
    for (const id of hostileIds) {
      sent += 1;
      const payload =
        sample?.payload(
          {
            listing: id,
            copy: id,
            sku: id,
            code: id,
            company: id,
            view: id,
            notification: id,
            order: id,
            question: id,
            user: id,
            seat: id,
            invitation: id,
            shop: id,
            place: id,
            job: id,
            rule: id,
          },
          person,
        ) ?? {};
      const { status } = await app.send(call, payload, { as: person });
      const isFine = [400, 403, 404, 414].includes(status) || (sample?.absentIs === 'nothing to do' && status === 200);
      if (!isFine) outcomes.push({ id: id.slice(0, 40), status });
    }
    expect(outcomes).toEqual([]);
  });
});

test.each(['%', '%ED%A0%80', '%00', '%2e%2e%2fuser', '%252e%252e', ';a=b', '%0d%0aset-cookie:a=b'])(
  'an address that ends in %j leads nowhere',
  async (tail) => {
    sent += 1;
    const { status } = await app.knockAt('GET', `/v2/publish/${tail}`, bothHeaders(await app.tokenOf('superuser')));
    expect([400, 404]).toContain(status);
  },
);

test.each([
  ['a list', [['x']]],
  ['an object', { $ne: 1 }],
  ['a number', 7],
  ['nothing', null],
])('%s is no id of a listing', async (_what, publishId) => {
  sent += 1;
  const { status } = await app.send(refuseListing, { body: { publishId, warning: 'gtin', gtin: null } }, { as: 'reviewer' });
  expect(status).toBe(400);
});

describe('text that a database can not keep is refused, not broken on', () => {
  const hostileTexts = ['a\u0000b', 'meio \ud800 par', '\u0000'];
  test.each(hostileTexts)('%j', async (text) => {
    const target = await insertTargets(app.db, 'ana', 'pending');
    const written = [
      await app.send(observeListing, { body: { publishId: target.listing, warning: `gtin*/${text}` } }, { as: 'reviewer' }),
      await app.send(saveListing, { params: { publishId: target.listing }, body: { title: text } }, { as: 'seller' }),
      await app.send(saveListing, { params: { publishId: target.listing }, body: { description: text } }, { as: 'seller' }),
      await app.send(
        saveView,
        { params: { id: target.view }, body: { screen: 'queue', name: text, search: text, shared: false } },
        { as: 'seller' },
      ),
      await app.send(
        registerNotification,
        { body: { sellerId: 'ana', data: { type: 'SkuOutOfService', message: text } } },
        { as: 'reviewer' },
      ),
    ];
    // An address can not carry half a pair: a client sends a replacement for it.
    const filtered = [
      await app.send(listListings, { query: { search: text } }, { as: 'reviewer' }),
      await app.send(listListings, { query: { ids: `${text},${target.listing}` } }, { as: 'reviewer' }),
      await app.send(listListings, { query: { sellerId: text, categoryId: text, marketPlaceId: text } }, { as: 'reviewer' }),
    ];
    sent += written.length + filtered.length;
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 400));
    expect(filtered.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });
});

test.each(['a & b | !c:*', "'", '\\', ':*', '<->', '((', '% _', '*', '🤯', ' '])(
  'searching for %j is a search like any other',
  async (search) => {
    sent += 1;
    const { status } = await app.send(listListings, { query: { search } }, { as: 'reviewer' });
    expect(status).toBe(200);
  },
);

test.each([
  ['limit', '0'],
  ['limit', '101'],
  ['limit', '1e9'],
  ['limit', 'x'],
  ['page', '-1'],
  ['page', '10001'],
  ['after', 'not-a-cursor'],
  ['status', 'deleted'],
  ['holder', 'me'],
  ['set', 'all'],
  ['ids', ''],
])('%s=%s is no filter', async (name, value) => {
  sent += 1;
  const { status } = await app.send(listListings, { query: { [name]: value } }, { as: 'reviewer' });
  expect(status).toBe(400);
});

describe('a parameter given twice is refused (ASVS 15.3.7)', () => {
  const doubled = contract.flatMap((call) => {
    const query = samples[call.name]?.payload(absent(), 'seller').query ?? {};
    const known = call.name === 'listListings' ? { ...query, status: 'pending', search: 'a', sellerId: 'a', ids: 'a' } : query;
    return Object.entries(known).map(([name, value]) => ({ call, name, value }));
  });
  test.each(doubled.map((each) => [`${each.call.name} ${each.name}`, each] as const))('%s', async (_title, { call, name, value }) => {
    sent += 1;
    const query = samples[call.name]?.payload(absent(), 'seller').query ?? {};
    const url = urlOf(call, { query: { ...query, [name]: value } });
    const answer = await app.knockAt(
      call.method,
      `${url}&${name}=${encodeURIComponent(value)}`,
      bothHeaders(await app.tokenOf('superuser')),
    );
    expect(answer.status).toBe(400);
  });
});

test('so is one that nobody reads', async () => {
  sent += 1;
  const { status } = await app.knockAt('GET', '/v2/user/data?role=seller&role=superuser', bothHeaders(await app.tokenOf('seller')));
  expect(status).toBe(400);
});

describe('what a body may not carry', () => {
  test.each([
    { status: 'active' },
    { sellerId: 'beto' },
    { marketPlaceId: 'account-beto' },
    { freezedByDeal: false },
    { version: 99 },
    { publishId: 'beto-1' },
    { warning: '' },
    { sold: 1000 },
    { quality: { health: 1 } },
    { lease: null },
    { queuedAt: '2020-01-01T00:00:00.000Z' },
    JSON.parse('{"__proto__":{"role":"superuser"}}') as object,
    { constructor: { prototype: { role: 'superuser' } } },
  ])('a save with %j changes nothing', async (extra) => {
    const { listing } = await insertTargets(app.db, 'ana', 'pending');
    const before = Listing.parse((await app.send(getListing, { params: { publishId: listing } }, { as: 'superuser' })).body);
    sent += 1;
    const { status } = await app.send(
      saveListing,
      { params: { publishId: listing }, body: { title: 'Outro', ...extra } },
      { as: 'seller' },
    );
    const after = Listing.parse((await app.send(getListing, { params: { publishId: listing } }, { as: 'superuser' })).body);
    expect({ status, after }).toEqual({ status: 400, after: before });
  });

  test('a decision carries a status, an owner and a role to no effect', async () => {
    const { listing } = await insertTargets(app.db, 'ana', 'pending');
    const smuggled = { status: 'active', sellerId: 'beto', role: 'superuser', actorId: 'superuser' };
    sent += 2;
    await app.send(skipListing, { body: { publishId: listing, skip: true, reason: null, ...smuggled } }, { as: 'reviewer' });
    await app.send(observeListing, { body: { publishId: listing, warning: 'gtin', ...smuggled } }, { as: 'reviewer' });
    const { body } = await app.send(getListing, { params: { publishId: listing } }, { as: 'superuser' });
    expect(Listing.parse(body)).toMatchObject({
      status: 'pending',
      sellerId: 'ana',
      history: [{ type: 'observed', by: { id: 'reviewer' } }, {}],
    });
  });
});

test('flags edited in the browser open nothing on the server (row SES-9)', async () => {
  const forged = { hadsellout: 'true', hadsell: 'true', su: 'true', role: 'superuser', userid: 'superuser', 'x-role': 'superuser' };
  const closed = contract.filter(({ name }) => {
    const reach = samples[name]?.reach;
    return reach !== undefined && reach !== 'anyone' && reach.seller === 'none';
  });
  const target = await insertTargets(app.db, 'ana', 'pending');
  const outcomes: unknown[] = [];
  for (const call of closed) {
    sent += 1;
    const payload = samples[call.name]?.payload(target, 'seller') ?? {};
    const query = { ...payload.query, su: 'true', role: 'superuser' };
    const answer = await app.knock(call, { ...payload, query }, { ...bothHeaders(await app.tokenOf('seller')), ...forged });
    outcomes.push(answer.status);
  }
  expect(outcomes).toEqual(closed.map(() => 403));
});

test('an image that is none, or names a role there is not, is told so', async () => {
  sent += 2;
  const none = await app.send(analyseImage, { body: { image: 'bm90IGFuIGltYWdl' } }, { as: 'seller' });
  expect({ status: none.status, isText: typeof none.body === 'string' }).toEqual({ status: 200, isText: true });
  const strange = await app.send(analyseImage, { body: { image: 'bm90', role: 'banner' } }, { as: 'seller' });
  expect(strange.status).toBe(400);
});

test('a SKU read by its seller carries nothing of another', async () => {
  const target = await insertTargets(app.db, 'beto', 'pending');
  sent += 1;
  const { status, body } = await app.send(getSku, { params: { id: target.sku } }, { as: 'seller' });
  expect({ status, body: JSON.stringify(body).includes('beto') }).toEqual({ status: 404, body: false });
});
