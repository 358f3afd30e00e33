import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import { listListings } from '#contract/listing.ts';
import { listSellers } from '#contract/seller.ts';
import { loginFailure } from '#server/db/schema/core.ts';
import { print } from '../model/coverage.ts';
import { people, type CompanyId, type PersonId } from '../support/people.ts';
import { bothHeaders, openTestApp, type Answered, type TestApp, type WireHeaders } from '../support/test-app.ts';
import { knockers, type Knocker } from './actors.ts';
import { absent, type Sample, type Target } from './sample.ts';
import { openWhileBlocked, samples } from './samples.ts';
import { insertTargets, ownerOf } from './targets.ts';

type Whose = CompanyId | 'absent' | 'nobody';

let app: TestApp;
const tally = { requests: 0, let: 0, refused: 0 };

beforeAll(async () => {
  // An application of Mercado Livre, and nobody there: an account can be begun to be connected.
  app = await openTestApp({ environment: { MELI_APP_ID: '1', MELI_APP_SECRET: 'segredo', MELI_API_URL: 'http://127.0.0.1:1' } });
  await insertTargets(app.db, 'beto', 'pending');
  await insertTargets(app.db, 'caio', 'pending');
});
afterAll(async () => {
  await app.close();
  print(
    `access: ${contract.length} calls, ${knockers.length} who knock, ${tally.requests} requests, ${tally.let} let in, ${tally.refused} refused`,
  );
});

const knock = async (call: Call, payload: ReturnType<Sample['payload']>, headers: WireHeaders): Promise<Answered> => {
  tally.requests += 1;
  const answer = await app.knock(call, payload, headers);
  tally[answer.status < 300 ? 'let' : 'refused'] += 1;
  return answer;
};

/** Those of somebody shut out are made once: a session that ended stays ended. */
const headersOfShutOut = new Map<Knocker, WireHeaders>();
const headersOf = async (knocker: Knocker): Promise<WireHeaders> => {
  const known = headersOfShutOut.get(knocker);
  if (known) return known;
  const headers = await knocker.headers(app);
  if (knocker.person === null) headersOfShutOut.set(knocker, headers);
  return headers;
};

/** What decisions 5, 7 and 18–21 let happen; `in` is any 2xx. */
const expected = (name: string, sample: Sample, { person }: Knocker, whose: Whose): 'in' | number => {
  if (sample.reach === 'anyone') return 'in';
  if (person === null) return 401;
  const { role, company } = people[person];
  const reach = sample.reach[role];
  if (reach === 'none') return 403;
  if (sample.moneyOnly && role === 'seller' && !('isMoneyManager' in people[person])) return 403;
  if (person === 'shutSeller' && !openWhileBlocked.has(name)) return 403;
  if (whose === 'nobody') return sample.hears ?? 'in';
  if (whose === 'absent') return sample.absentIs ? 'in' : 404;
  const isOwn = sample.names === 'view' || sample.names === 'seat' ? person === ownerOf[whose] : company === whose;
  return reach === 'all' || isOwn ? 'in' : 404;
};

const anyListing: Pick<Sample, 'needs' | 'needsOrder'> = {};

const whoseOf = (sample: Sample): readonly Whose[] => (sample.names ? ['ana', 'beto', 'caio', 'absent'] : ['nobody']);

const aim = async (sample: Pick<Sample, 'needs' | 'needsOrder'>, whose: Whose): Promise<Target> =>
  whose === 'absent' || whose === 'nobody'
    ? absent()
    : insertTargets(app.db, whose, sample.needs ?? 'pending', sample.needsOrder ?? 'pending');

/** A session of its own, so that a call that ends it ends nobody else's; the one all share where a call ends all but the one that asks. */
const sellerHeaders = async (name: string, asker: PersonId): Promise<WireHeaders> =>
  bothHeaders(await (name === 'endOwnSessions' ? app.tokenOf(asker) : app.logIn(asker)));

/** An answer that does not end can not be waited for: the stream has tests of its own. */
const calls = contract.filter(({ answer }) => answer !== 'stream');

test('every call has a sample, and every sample is of a call', () => {
  expect(Object.keys(samples).toSorted()).toEqual(contract.map(({ name }) => name).toSorted());
});

describe.each(calls.filter(({ roles }) => roles !== 'anyone').map((call) => [call.name, call] as const))('%s', (name, call) => {
  const sample = samples[name];
  test('lets in whom the decisions let in, and nobody else', async () => {
    const wrong: unknown[] = [];
    // What a refused request or a look leaves as it was serves the next one too.
    const untouched = new Map<Whose, Target>();
    for (const knocker of knockers) {
      for (const whose of sample ? whoseOf(sample) : []) {
        if (!sample) continue;
        // A session that this call ends is nobody else's.
        const headers = name === 'endSession' && knocker.person ? bothHeaders(await app.logIn(knocker.person)) : await headersOf(knocker);
        const target = untouched.get(whose) ?? (await aim(sample, whose));
        const answer = await knock(call, sample.payload(target, knocker.person ?? 'nobody'), headers);
        if (answer.status >= 300 || call.method === 'GET') untouched.set(whose, target);
        else untouched.delete(whose);
        const wanted = expected(name, sample, knocker, whose);
        const isRight = wanted === 'in' ? answer.status >= 200 && answer.status < 300 : answer.status === wanted;
        if (!isRight) wrong.push({ who: knocker.name, whose, wanted, got: answer.status, body: answer.body });
      }
    }
    expect(wrong).toEqual([]);
  });

  /** Of all sellers the one who may call it at all. */
  const asker = sample?.moneyOnly ? 'moneyManager' : 'seller';

  test('gives a seller the same answer for what is foreign and for what is absent (decision 21)', async () => {
    const toSeller = sample && sample.reach !== 'anyone' && sample.reach.seller === 'own' && !sample.absentIs && sample.names;
    const headers = await sellerHeaders(name, asker);
    const ask = async (whose: Whose): Promise<Answered | null> =>
      toSeller ? knock(call, sample.payload(await aim(sample, whose), asker), headers) : null;
    expect(await ask('beto')).toEqual(await ask('absent'));
  });

  test('tells a seller nothing of the other company, nor what only superusers may read', async () => {
    const headers = await sellerHeaders(name, asker);
    const answer = sample && (await knock(call, sample.payload(await aim(sample, sample.names ? 'ana' : 'nobody'), asker), headers));
    // A picture in base64 may hold any four letters.
    const told = JSON.stringify(answer?.body, (name, value: unknown) => (name === 'png' ? null : value));
    expect(told).not.toMatch(/beto|caio|oficial/iu);
  });
});

/** The picture of the sample is none that is stored, and its links were never mailed. */
const openStatuses: Readonly<Record<string, number>> = {
  getImage: 404,
  getMediationFile: 404,
  getSaleSlip: 400,
  validateMail: 400,
  resetPassword: 400,
};

describe.each(calls.filter(({ roles }) => roles === 'anyone').map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('asks for no session, and answers no differently to whoever has one', async () => {
    const statuses = new Map<string, number>();
    for (const knocker of knockers) {
      // Each its own matter: what one asked for is not counted against the next.
      await app.db.delete(loginFailure);
      const payload = samples[name]?.payload(absent(), knocker.person ?? 'nobody') ?? {};
      statuses.set(knocker.name, (await knock(call, payload, await headersOf(knocker))).status);
    }
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(knockers.map((each) => [each.name, openStatuses[name] ?? 200])));
  });
});

test.each([
  { sellerId: 'beto' },
  { marketPlaceId: 'account-beto' },
  { search: 'capa', sellerId: 'beto' },
  { status: 'pending', sellerId: 'beto', set: 'include' },
  { sellerId: 'beto', page: '1' },
])('a seller who filters by %j finds nothing, and nothing is counted', async (query) => {
  const { body } = await knock(listListings, { query }, bothHeaders(await app.tokenOf('seller')));
  expect(listListings.reply.parse(body)).toMatchObject({ items: [], total: 0, next: null });
});

test('naming foreign listings among own ones finds the own ones only', async () => {
  const [own, foreign] = [await aim(anyListing, 'ana'), await aim(anyListing, 'beto')];
  const query = { ids: `${foreign.listing},${own.listing}` };
  const { body } = await knock(listListings, { query }, bothHeaders(await app.tokenOf('seller')));
  expect(listListings.reply.parse(body)).toMatchObject({ items: [{ publishId: own.listing }], total: 1 });
});

test('a consultant whom nobody linked to a company sees no company’s rows', async () => {
  const { body } = await knock(listListings, { query: { limit: '100' } }, bothHeaders(await app.tokenOf('consultant')));
  expect(listListings.reply.parse(body)).toMatchObject({ items: [], total: 0 });
  const sellers = await knock(listSellers, {}, bothHeaders(await app.tokenOf('consultant')));
  expect(sellers.body).toEqual([]);
});

test('every answer to every one of them carried the headers that keep foreign scripts and readers out', () => {
  expect(tally.requests).toBeGreaterThan(calls.length);
  expect(app.unsecured()).toEqual([]);
});
