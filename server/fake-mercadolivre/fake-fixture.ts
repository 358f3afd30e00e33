import { demoApplication } from '#lib/demo-marketplace.ts';
import { openFake, type Fake } from './fake.ts';
import type { FakeRequest } from './fake-route.ts';
import type { FakeApplication } from './fake-settings.ts';
import { memoryJournal, type Journal } from './journal.ts';
import { Seed, seedEvents } from './seed-world.ts';
import type { Said } from './spoil-answer.ts';

export const testApplication: FakeApplication = { ...demoApplication, name: 'Balcão', redirectUris: null, isPkceRequired: false };

export const redirectUri = 'http://localhost:4000/v2/marketplace/callback';
export const start = new Date('2026-11-27T12:00:00.000Z');

/** Two sellers with an item each, one seller more of user products, and a question. */
export const testSeed: Seed = {
  users: [
    { id: 101, nickname: 'LOJA_A' },
    { id: 102, nickname: 'LOJA_B' },
    { id: 103, nickname: 'LOJA_UP', tags: ['normal', 'user_product_seller'] },
    { id: 104, nickname: 'OPERADOR', isOperator: true },
  ],
  items: [
    {
      id: 'MLB1000000001',
      sellerId: 101,
      title: 'Fone de ouvido',
      price: 199.9,
      quantity: 5,
      sku: 'FONE-1',
      sellerCustomField: 'listing-1',
    },
    { id: 'MLB1000000002', sellerId: 102, title: 'Luminária', price: 80, quantity: 200, sold: 3 },
  ],
  questions: [{ id: 11, itemId: 'MLB1000000001', fromId: 900, text: 'Tem na cor azul?' }],
};

export const goodDraft = {
  title: 'Item de Teste – Por favor, NÃO OFERTAR',
  category_id: 'MLB1953',
  price: 10.5,
  currency_id: 'BRL',
  available_quantity: 3,
  buying_mode: 'buy_it_now',
  listing_type_id: 'gold_special',
  condition: 'new',
  seller_custom_field: 'listing-9',
  attributes: [{ id: 'SELLER_SKU', value_name: 'SKU-9' }],
};

export interface Heard {
  readonly status: number;
  /** Read from JSON; a text where it is none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const heard = (said: Said): Heard => {
  if (said.type !== 'answer') throw new Error(`Nothing was answered: ${said.type}`);
  const isJson = said.headers['content-type']?.startsWith('application/json') === true;
  return { status: said.status, body: isJson ? JSON.parse(said.text) : said.text, headers: said.headers };
};

export interface TestFake {
  readonly fake: Fake;
  /** A call with the token of somebody, or with none. */
  readonly ask: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Heard>;
  readonly said: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Said>;
  /** Lets the application in for a user. */
  readonly connect: (userId: number) => Promise<Tokens>;
  readonly wait: (ms: number) => void;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

const requestOf = (method: string, address: string, body: unknown, token: string | null): FakeRequest => {
  const url = new URL(address, 'http://fake.test');
  return {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: body ?? null,
  };
};

export const attempt = { response_type: 'code', client_id: testApplication.id, redirect_uri: redirectUri, state: 's1' };
export const client = { client_id: testApplication.id, client_secret: testApplication.secret };

/** The fake asked without a wire, with a clock that a test puts forward. */
export const openTestFake = async (journal: Journal = memoryJournal(), application = testApplication): Promise<TestFake> => {
  let now = start.getTime();
  const fake = openFake({ application, clock: () => new Date(now), journal });
  await fake.happen((state, at) => seedEvents(state, Seed.parse(testSeed), at));
  const said: TestFake['said'] = (method, path, body, token = null) => fake.handle(requestOf(method, path, body, token));
  const ask: TestFake['ask'] = async (...asked) => heard(await said(...asked));
  const connect = async (userId: number): Promise<Tokens> => {
    const allowed = await ask('POST', '/authorization', { ...attempt, decision: 'allow', user_id: String(userId) });
    const code = new URL(allowed.headers['location'] ?? '').searchParams.get('code');
    const { body } = await ask('POST', '/oauth/token', { ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    return body as Tokens;
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { fake, ask, said, connect, wait };
};
