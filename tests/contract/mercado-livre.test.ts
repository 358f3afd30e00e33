import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command, Outcome } from '#server/marketplace/port.ts';
import type { SignedIn } from '#server/testing/test-server.ts';
import { accountOf, ample, openBoth, seller, type Both } from './mercado-livre-fixture.ts';

/** The adapter over HTTP against the fake: every class of answer, both natures, and the whole way of a grant. */
let both: Both;
let ana: SignedIn;
beforeAll(async () => {
  both = await openBoth();
  ana = await both.server.signIn('ana');
  await both.allow({ accountId: 'conta-ana' }, seller, ana);
});
afterAll(() => both.close());

interface Item {
  readonly id: string;
  readonly price: number;
  readonly quantity: number;
  readonly status: string;
  readonly sellerCustomField: string | null;
  readonly title: string;
  readonly condition: string;
  readonly listingTypeId: string;
  readonly saleTerms: readonly { readonly id: string; readonly valueName: string | null }[];
  readonly familyName: string | null;
}
interface World {
  readonly items: readonly Item[];
  readonly questions: readonly { readonly id: number; readonly status: string; readonly answer: { readonly text: string } | null }[];
}
const world = (): Promise<World> => both.fake<World>('GET', 'state');
const script = (...faults: readonly object[]): Promise<unknown> => both.fake('POST', 'faults', { faults });
const itemOf = async (id: string): Promise<Item | undefined> => (await world()).items.find((item) => item.id === id);
beforeEach(() => script());

let made = 0;
const publishing = (): Extract<Command, { readonly kind: 'publish' }> => {
  made += 1;
  const listing = { listingId: `nosso-${made}`, externalId: null };
  const draft = {
    title: 'Capa de banco',
    categoryId: 'MLB1953',
    price: 12_990,
    stock: 4,
    isOnSale: true,
    description: 'Couro.',
    condition: 'used' as const,
    listingType: 'gold_pro' as const,
    warranty: { type: 'Garantia do vendedor', time: '90 dias' },
    gtin: null,
    sku: `CAPA-${made}`,
    pictures: ['/v2/image/1.jpg'],
    attributes: [{ id: 'BRAND', value: 'Marca' }],
    variants: 0,
    measures: { height: 0, width: 0, depth: 0, weight: 0 },
    shipMode: 'me2' as const,
    fitsVehicles: false,
  };
  return { kind: 'publish', listing, draft };
};
const ours = async ({ listing }: ReturnType<typeof publishing>): Promise<readonly Item[]> =>
  (await world()).items.filter(({ sellerCustomField }) => sellerCustomField === listing.listingId);

/** As the sender does it: what is unknown may have arrived, and is said again until it is over. */
const untilOver = async (command: Command): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  let isUncertain = false;
  for (let tries = 0; tries < 5; tries += 1) {
    const outcome = await both.say(command, isUncertain);
    outcomes.push(outcome);
    both.waitAtMost(ample);
    isUncertain ||= outcome.type === 'unknown';
    if (outcome.type !== 'later' && outcome.type !== 'unknown') break;
  }
  return outcomes;
};
const kindOf = (outcome: Outcome | undefined): string =>
  outcome?.type === 'later' ? `later ${outcome.why}` : (outcome?.type ?? 'nothing');

test('a listing is published once, changed, paused, put on sale again and ended, and the fake has it so', async () => {
  const command = publishing();
  const published = await both.say(command);
  expect(published).toMatchObject({ type: 'done' });
  const externalId = published.type === 'done' ? (published.externalId ?? '') : '';
  const asWritten = {
    condition: 'used',
    listingTypeId: 'gold_pro',
    saleTerms: [{ valueName: 'Garantia do vendedor' }, { valueName: '90 dias' }],
  };
  expect(await ours(command)).toMatchObject([{ id: externalId, price: 129.9, quantity: 4, status: 'active', ...asWritten }]);
  const listing = { listingId: command.listing.listingId, externalId };
  const after = async (change: Command): Promise<unknown> => [kindOf(await both.say(change)), await itemOf(externalId)];
  expect(await after({ kind: 'setPrice', listing, price: 9901 })).toMatchObject(['done', { price: 99.01 }]);
  expect(await after({ kind: 'setStock', listing, stock: 7 })).toMatchObject(['done', { quantity: 7 }]);
  expect(await after({ kind: 'pause', listing })).toMatchObject(['done', { status: 'paused' }]);
  expect(await after({ kind: 'activate', listing })).toMatchObject(['done', { status: 'active' }]);
  // Edited, reviewed and approved anew: it is the same one there.
  const anew = { ...command, listing, draft: { ...command.draft, price: 8800, description: 'Couro.' } };
  expect(await after(anew)).toMatchObject(['done', { status: 'active', price: 88 }]);
  expect(await ours(command)).toHaveLength(1);
  expect(await after({ kind: 'close', listing })).toMatchObject(['done', { status: 'closed' }]);
});

/** The answer to the call that carries the effect is spoilt; `first` is what it means. */
const faults: readonly (readonly [fault: object, ofPublish: string, ofPrice: string])[] = [
  [{ kind: 'throttled', form: 'json' }, 'later throttled', 'later throttled'],
  [{ kind: 'throttled', form: 'text' }, 'later throttled', 'later throttled'],
  [{ kind: 'throttled', form: 'claims', retryAfter: 3 }, 'later throttled', 'later throttled'],
  [{ kind: 'throttled', form: 'empty' }, 'later throttled', 'later throttled'],
  [{ kind: 'conflict' }, 'later busy', 'later busy'],
  [{ kind: 'error', status: 500, when: 'before' }, 'unknown', 'later away'],
  [{ kind: 'error', status: 500, when: 'after' }, 'unknown', 'later away'],
  [{ kind: 'error', status: 503, when: 'after' }, 'unknown', 'later away'],
  [{ kind: 'silence', when: 'before', ms: 30_000 }, 'unknown', 'unknown'],
  [{ kind: 'silence', when: 'after', ms: 30_000 }, 'unknown', 'unknown'],
  [{ kind: 'break', when: 'before' }, 'unknown', 'unknown'],
  [{ kind: 'break', when: 'after' }, 'unknown', 'unknown'],
  [{ kind: 'html', status: 200, when: 'before' }, 'unknown', 'unknown'],
  [{ kind: 'html', status: 200, when: 'after' }, 'unknown', 'unknown'],
  [{ kind: 'html', status: 403, when: 'after' }, 'unknown', 'later away'],
  [{ kind: 'html', status: 502, when: 'after' }, 'unknown', 'later away'],
  [{ kind: 'empty' }, 'unknown', 'unknown'],
  [{ kind: 'cut' }, 'unknown', 'unknown'],
  [{ kind: 'tear' }, 'unknown', 'unknown'],
  [{ kind: 'nulled', field: 'id' }, 'unknown', 'unknown'],
  [{ kind: 'hugeNumber', field: 'available_quantity' }, 'unknown', 'unknown'],
  [{ kind: 'unknownWord' }, 'done', 'done'],
  [{ kind: 'newField' }, 'done', 'done'],
  [{ kind: 'answer', status: 404, body: { message: 'x', error: 'not_found', status: 404, cause: [] } }, 'later notReady', 'later notReady'],
];

describe.each(faults)('where %o strikes', (fault, ofPublish, ofPrice) => {
  beforeEach(() => both.waitAtMost('ms' in fault ? 1500 : ample));
  test('a publication ends once: one listing with our mark, whatever was heard of the first', async () => {
    const command = publishing();
    await script({ ...fault, method: 'POST', path: '/items' });
    const outcomes = await untilOver(command);
    expect([kindOf(outcomes[0]), outcomes.at(-1)?.type]).toEqual([ofPublish, expect.stringMatching(/^(?:done|same)$/u)]);
    expect(await ours(command)).toHaveLength(1);
  });
  test('a price ends as it was wanted', async () => {
    const price = 10_000 + made;
    await script({ ...fault, method: 'PUT', path: '/items' });
    const listing = { listingId: 'listing-1', externalId: 'MLB1000000001' };
    const outcomes = await untilOver({ kind: 'setPrice', listing, price });
    expect([kindOf(outcomes[0]), outcomes.at(-1)?.type]).toEqual([ofPrice, expect.stringMatching(/^(?:done|same)$/u)]);
    expect((await itemOf('MLB1000000001'))?.price).toBe(price / 100);
  });
});

test.each(['before', 'after'] as const)('an answer whose connection breaks %s it arrives is given once', async (when) => {
  const { id } = await both.fake<{ id: number }>('POST', 'ask', { itemId: 'MLB1000000001', fromUserId: 900, text: 'Serve?' });
  await script({ kind: 'break', when, method: 'POST', path: '/answers' });
  const outcomes = await untilOver({ kind: 'answerQuestion', questionId: String(id), text: 'Serve, sim.' });
  expect(outcomes.map(({ type }) => type)).toEqual(['unknown', when === 'before' ? 'done' : 'same']);
  expect((await world()).questions.find((question) => question.id === id)).toMatchObject({
    status: 'ANSWERED',
    answer: { text: 'Serve, sim.' },
  });
});

test('a question that was answered there says so, in their words', async () => {
  const { id } = await both.fake<{ id: number }>('POST', 'ask', { itemId: 'MLB1000000001', fromUserId: 900, text: 'Serve?' });
  const answer = (text: string): Promise<Outcome> => both.say({ kind: 'answerQuestion', questionId: String(id), text });
  expect(await answer('Não.')).toEqual({ type: 'done' });
  expect(await answer('Sim.')).toMatchObject({
    type: 'refused',
    code: 'answered_elsewhere',
    text: expect.stringContaining('Não.') as string,
  });
});

test('a refused publication says why, at the field', async () => {
  const command = publishing();
  expect(await both.say({ ...command, draft: { ...command.draft, price: 0 } })).toMatchObject({ type: 'refused' });
  expect(await ours(command)).toEqual([]);
});

test('a seller who was moved to user products publishes a family, whose title the marketplace makes, from the first listing on', async () => {
  const tags = (await accountOf(both))?.tags;
  expect(tags).toContain('normal');
  await both.fake('POST', 'tag', { userId: seller, tags: ['normal', 'user_product_seller'] });
  const command = publishing();
  const draft = { ...command.draft, attributes: [...command.draft.attributes, { id: 'COLOR', value: 'Preta' }] };
  // By what was heard at connecting it is called wrongly, and refused whole: it is asked what they are now.
  const published = await both.say({ ...command, draft });
  expect(published).toMatchObject({ type: 'done' });
  expect(await ours(command)).toMatchObject([{ familyName: 'Capa de banco', title: 'Capa de banco Preta', status: 'active' }]);
  expect((await accountOf(both))?.tags).toContain('user_product_seller');
  const second = publishing();
  expect(await both.say(second)).toMatchObject({ type: 'done' });
  expect(await ours(second)).toHaveLength(1);
  const externalId = published.type === 'done' ? (published.externalId ?? '') : '';
  const listing = { listingId: command.listing.listingId, externalId };
  const renamed = await both.say({ ...command, listing, draft: { ...draft, title: 'Capa nova' } });
  expect([renamed, (await ours(command))[0]]).toMatchObject([{ type: 'done' }, { familyName: 'Capa nova', title: 'Capa nova Preta' }]);
  await both.fake('POST', 'tag', { userId: seller, tags: ['normal'] });
  expect((await both.say(publishing())).type).toBe('done');
});

test('what is somebody else’s there is refused for that listing alone: the account goes on', async () => {
  const listing = { listingId: 'listing-1', externalId: 'MLB1000000002' };
  expect(await both.say({ kind: 'setPrice', listing, price: 100 })).toMatchObject({
    type: 'refused',
    code: 'access_denied',
    text: 'access to the requested resource is forbidden',
  });
  const own = { listingId: 'listing-1', externalId: 'MLB1000000001' };
  expect(kindOf(await both.say({ kind: 'setStock', listing: own, stock: 6 }))).toBe('done');
});

test('a token that ended is renewed by itself; one that was revoked there shuts the account out; a person lets us in again', async () => {
  const listing = { listingId: 'listing-1', externalId: 'MLB1000000001' };
  const stock = (n: number): Promise<Outcome> => both.say({ kind: 'setStock', listing, stock: n });
  const before = await accountOf(both);
  both.server.pass(7 * 3_600_000);
  // A session of ours lives shorter than that.
  ana = await both.server.signIn('ana');
  expect((await stock(8)).type).toBe('done');
  expect((await accountOf(both))?.grantVersion).toBe((before?.grantVersion ?? 0) + 1);
  const { appId } = (await both.fake<{ grants: readonly { appId: string }[] }>('GET', 'state')).grants[0] ?? { appId: '' };
  await both.fake('POST', 'revoke', { appId, userId: seller });
  expect(await stock(9)).toMatchObject({ type: 'shutOut', why: 'grant' });
  expect(await accountOf(both)).toMatchObject({ connection: 'reauthorize' });
  expect((await itemOf('MLB1000000001'))?.quantity).toBe(8);
  expect((await both.allow({ accountId: 'conta-ana' }, 102, ana)).statusCode).toBe(409);
  expect((await both.allow({ accountId: 'conta-ana' }, seller, ana)).statusCode).toBe(200);
  expect((await stock(9)).type).toBe('done');
  expect(await accountOf(both)).toMatchObject({ connection: 'connected', officialName: 'LOJA_A', shutOutReason: null });
});

test('disconnected, the fake knows the application no more', async () => {
  const ended = await both.server.ask('PUT', '/v2/connect/conta-ana/disconnect', { headers: ana });
  expect(ended.json()).toMatchObject({ isRevokedThere: true });
  expect((await both.fake<{ grants: readonly { userId: number }[] }>('GET', 'state')).grants.map(({ userId }) => userId)).not.toContain(
    seller,
  );
  expect((await both.allow({ accountId: 'conta-ana' }, seller, ana)).statusCode).toBe(200);
});
