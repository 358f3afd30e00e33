import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attempt, client, goodDraft, openTestFake, redirectUri, testApplication } from './fake-fixture.ts';
import type { FakeRoute } from './fake-route.ts';
import { fakeRoutes } from './fake-routes.ts';

const folder = '../shared/data/mercadolivre-api';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where an answer has another kind of thing than the payload. Null stands for anything: one example does not say what else may come. */
const unlike = (ours: unknown, theirs: unknown, place: string): readonly string[] => {
  if (ours === null || theirs === null) return [];
  if (Array.isArray(ours) || Array.isArray(theirs)) {
    if (!Array.isArray(ours) || !Array.isArray(theirs)) return [place];
    const [example] = theirs as readonly unknown[];
    return example === undefined ? [] : [...new Set(ours.flatMap((each) => unlike(each, example, `${place}[]`)))];
  }
  if (!isRecord(ours) || !isRecord(theirs)) return typeof ours === typeof theirs ? [] : [place];
  return Object.keys(ours).flatMap((name) => (name in theirs ? unlike(ours[name], theirs[name], `${place}.${name}`) : []));
};

/** An answer with a list in it is held against the payload thing by thing. */
const things = (value: unknown): unknown => {
  if (Array.isArray(value)) return isRecord(value[0]) && isRecord(value[0]['body']) ? value[0]['body'] : value[0];
  return value;
};

const keys = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value).toSorted() : []);

const answers = async (): Promise<ReadonlyMap<string, unknown>> => {
  const { ask, connect } = await openTestFake();
  const { access_token: token } = await connect(101);
  const mine = async (method: string, path: string, body?: unknown): Promise<unknown> => (await ask(method, path, body, token)).body;
  const code = new URL((await ask('POST', '/authorization', { ...attempt, decision: 'allow', user_id: '102' })).headers['location'] ?? '');
  const exchange = { ...client, grant_type: 'authorization_code', code: code.searchParams.get('code'), redirect_uri: redirectUri };
  const one = '/items/MLB1000000001';
  return new Map([
    ['POST /oauth/token', (await ask('POST', '/oauth/token', exchange)).body],
    ['GET /users/me', await mine('GET', '/users/me')],
    ['GET /users/:id', await mine('GET', '/users/102')],
    ['POST /users/test_user', await mine('POST', '/users/test_user', { site_id: 'MLB' })],
    ['POST /items', await mine('POST', '/items', { ...goodDraft, pictures: [{ source: 'https://exemplo.test/a.jpg' }] })],
    ['GET /items', await mine('GET', '/items?ids=MLB1000000001')],
    ['PUT /items/:id', await mine('PUT', one, { price: 3, pictures: [{ source: 'https://exemplo.test/a.jpg' }] })],
    ['GET /items/:id', await mine('GET', one)],
    ['POST /items/:id/description', await mine('POST', `${one}/description`, { plain_text: 'a' })],
    ['PUT /items/:id/description', await mine('PUT', `${one}/description`, { plain_text: 'b' })],
    ['GET /items/:id/description', await mine('GET', `${one}/description`)],
    ['GET /users/:id/items/search', await mine('GET', '/users/101/items/search?search_type=scan')],
    ['GET /questions/search', await mine('GET', '/questions/search?seller_id=101')],
    ['POST /answers', await mine('POST', '/answers', { question_id: 11, text: 'Sim' })],
    ['GET /questions/:id', await mine('GET', '/questions/11')],
  ]);
};

const held = fakeRoutes(testApplication).filter(({ fidelity }) => fidelity.payload !== undefined);
const nameOf = ({ method, path }: FakeRoute): string => `${method} ${path}`;

describe.skipIf(!existsSync(folder))('answers held against the payloads (../shared/data/mercadolivre-api)', () => {
  const payload = (name: string | undefined): unknown => JSON.parse(readFileSync(`${folder}/${name ?? ''}`, 'utf8'));

  test('each answer that names a payload was asked for', async () => {
    const asked = await answers();
    expect(held.map(nameOf).filter((name) => !asked.has(name))).toEqual([]);
  });

  test.each(held.map((route) => [nameOf(route), route] as const))(
    '%s has the keys it says, and each of the payload’s kind',
    async (name, route) => {
      const ours = things((await answers()).get(name));
      const theirs = things(payload(route.fidelity.payload));
      const { leavesOut = [], adds = [] } = route.fidelity;
      expect(unlike(ours, theirs, '')).toEqual([]);
      // A list of several is documented with a few fields of each: there only what it has is compared.
      const isExcerpt = name === 'GET /items';
      if (isExcerpt) return;
      expect(keys(theirs).filter((key) => !keys(ours).includes(key))).toEqual([...leavesOut].toSorted());
      expect(keys(ours).filter((key) => !keys(theirs).includes(key))).toEqual([...adds].toSorted());
    },
  );

  test('a thing of another kind, in whatever depth, is found', () => {
    const theirs = { a: [{ b: 1, c: { d: 'x' } }], e: null };
    expect(unlike({ a: [{ b: '1', c: { d: 2 } }], e: 7, f: 1 }, theirs, '')).toEqual(['.a[].b', '.a[].c.d']);
    expect(unlike({ a: {} }, theirs, '')).toEqual(['.a']);
  });

  test.each([
    ['oauth/error-invalid-grant.json', 'POST', '/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token: 'TG-x' }],
    ['errors/403-access-denied.json', 'PUT', '/items/MLB1000000002', { price: 1 }],
    ['items/error-attribute-missing-147.json', 'POST', '/items', goodDraft],
  ])('a refusal is worded as %s', async (name, method, path, body) => {
    const { ask, connect } = await openTestFake();
    const { access_token: token } = await connect(101);
    await ask('POST', '/_fake/settings', { requiredAttributes: { MLB1953: ['BRAND', 'MODEL'] } });
    const { body: ours } = await ask(method, path, body, token);
    const text = JSON.stringify(payload(name)).replaceAll('MLB46723', 'MLB1953');
    expect(ours).toEqual(JSON.parse(text));
  });
});
