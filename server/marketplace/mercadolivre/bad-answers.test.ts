import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rateBucket } from '../../db/schema/marketplace-account.ts';
import { openScripted, sendJson } from '../../testing/scripted-http.ts';
import { answering, oneToken, pricing, publishing } from './speaking-fixture.ts';
import { openSpeakingTests } from './speaking-tests-fixture.ts';

const { open, speaking, db } = openSpeakingTests();

const raw = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
};
/** More is promised than comes. */
const cut = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"id":"MLB77"');
  response.socket?.end();
};
const html = '<html><body>Just a moment…</body></html>';

const bad: readonly (readonly [what: string, answer: (response: ServerResponse) => void])[] = [
  ['a page in HTML', raw(200, 'text/html', html)],
  ['HTML that calls itself JSON', raw(200, 'application/json', html)],
  ['nothing at all', raw(200, 'application/json', '')],
  ['half an answer', cut],
  ['a connection that breaks', (response) => void response.socket?.destroy()],
  ['too much', raw(200, 'application/json', `"${'x'.repeat(3_000_000)}"`)],
  ['a list', (response) => sendJson(response, 200, [])],
  ['null', (response) => sendJson(response, 200, null)],
  ['null where an id was', (response) => sendJson(response, 200, { id: null })],
  ['an object where an id was', (response) => sendJson(response, 200, { id: { value: 'MLB77' } })],
  ['an id of another shape', (response) => sendJson(response, 200, { id: '../users/1' })],
  ['a number beyond all numbers', raw(200, 'application/json', '{"id":"MLB77","price":1e999,"available_quantity":12345678901234567890}')],
  ['a way elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
];

describe.each(bad)('%s is not believed', (_what, answer) => {
  test('a publication may have been made: unknown, never done and never refused', async () => {
    await open((_asked, response) => answer(response));
    expect((await speaking().say(publishing)).type).toBe('unknown');
  });
  test('a price is sent again', async () => {
    await open((_asked, response) => answer(response));
    expect((await speaking().say(pricing)).type).toBe('unknown');
  });
  test('of what is only read nothing follows: a publication that was lost is not sent a second time', async () => {
    await open((_asked, response) => answer(response));
    expect(await speaking().say(publishing, true)).toMatchObject({ type: 'later', why: 'away' });
    expect(await speaking().say(answering, true)).toMatchObject({ type: 'later', why: 'away' });
    expect(speaking().service.asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});

test('an answer that does not come is not waited for', async () => {
  await open(() => undefined, { wire: { patience: { ms: 50, mostBytes: 1000 } } });
  expect(await speaking().say(publishing)).toEqual({ type: 'unknown', text: 'A resposta demorou demais' });
});

test('where nobody is, nothing was sent', async () => {
  const gone = await openScripted(() => undefined);
  await gone.close();
  await open(() => undefined, { wire: { baseUrl: gone.url } });
  expect(await speaking().say(publishing)).toEqual({ type: 'later', why: 'away', text: 'Ninguém atendeu' });
});

test('new fields are left out, and words nobody knows change nothing', async () => {
  const item = { id: 'MLB77', price: 99.9, status: 'on_the_moon', future: { deep: [1] }, warnings: 'none' };
  await open((_asked, response) => sendJson(response, 200, item));
  expect(await speaking().say(pricing)).toEqual({ type: 'done', externalId: 'MLB77' });
});

test('words that no database keeps are kept without what can not be kept, also where they are cut', async () => {
  const words = `a\u0000b${'x'.repeat(497)}`;
  const refusal = { error: 'item.invalid', message: `${words}🙂`, cause: [{ code: 'c\u0000', message: `${words}🙂` }] };
  await open((_asked, response) => sendJson(response, 400, refusal));
  const outcome = await speaking().say(pricing);
  expect(outcome).toMatchObject({ type: 'refused', code: 'item.invalid', causes: [{ code: 'c' }] });
  expect(JSON.stringify(outcome)).not.toMatch(/\\u0000|\\ud83d/u);
  await db().execute(sql`select ${JSON.stringify(outcome)}::jsonb ->> 'text'`);
});

// As recorded: what they moderate keeps its status, and loses its text.
test('an answer that they removed was given: it is told so, and not asked for again', async () => {
  const banned = { id: 1, status: 'ANSWERED', answer: { text: '', status: 'BANNED' } };
  await open(({ method }, response) =>
    method === 'GET' ? sendJson(response, 200, banned) : sendJson(response, 400, { error: 'not_unanswered_question', message: 'x' }),
  );
  const text = 'A pergunta já foi respondida, e o Mercado Livre retirou a resposta';
  for (const isUncertain of [false, true]) expect(await speaking().say(answering, isUncertain)).toMatchObject({ type: 'refused', text });
});

test('a refused token is renewed once; refused again, the account is given up and nothing more is asked', async () => {
  const tokens = oneToken();
  const isWelcome = (token: unknown): boolean => token === 'Bearer token-2';
  await open(
    ({ headers }, response) =>
      sendJson(response, isWelcome(headers['authorization']) ? 200 : 401, { id: 'MLB77', price: 99.9, message: 'x' }),
    { tokens },
  );
  expect((await speaking().say(pricing)).type).toBe('done');
  expect(tokens.given).toEqual(['renewed 1']);
  await open((_asked, response) => sendJson(response, 401, { message: 'x' }), { tokens });
  expect(await speaking().say(pricing)).toMatchObject({ type: 'shutOut', why: 'grant' });
  expect([tokens.given, speaking().service.asked.length]).toEqual([['renewed 1', 'renewed 1', 'given up 2'], 2]);
});

test.each([
  [
    { type: 'throttled', afterMs: 7000 },
    { type: 'later', why: 'throttled', afterMs: 7000 },
  ],
  [
    { type: 'forbidden', text: 'unauthorized_application' },
    { type: 'shutOut', why: 'forbidden', text: 'unauthorized_application' },
  ],
  [
    { type: 'notYet', text: 'x' },
    { type: 'later', why: 'notReady', text: 'x' },
  ],
  [
    { type: 'away', text: 'x' },
    { type: 'later', why: 'away', text: 'x' },
  ],
] as const)('where there is no token for now (%o) nothing is asked, and it means: %o', async (answer, outcome) => {
  const tokens = { ...oneToken(), of: () => Promise.resolve(answer) };
  await open((_asked, response) => sendJson(response, 200, {}), { tokens });
  expect([await speaking().say(pricing), speaking().asked()]).toEqual([outcome, []]);
});

test('a limit stops the lane for every account and spends nothing; when it is over, what waited goes out', async () => {
  let isOver = false;
  await open((_asked, response) =>
    isOver
      ? sendJson(response, 200, { id: 'MLB77', price: 99.9 })
      : sendJson(response, 429, { message: 'local_rate_limited' }, { 'retry-after': '5' }),
  );
  expect(await speaking().say(pricing)).toEqual({ type: 'later', why: 'throttled', afterMs: 5000 });
  const again = await speaking().say(pricing);
  expect(again).toMatchObject({ type: 'later', why: 'throttled' });
  expect(speaking().service.asked).toHaveLength(1);
  isOver = true;
  await db()
    .update(rateBucket)
    .set({ blockedUntil: new Date(0) });
  expect((await speaking().say(pricing)).type).toBe('done');
  expect((await db().select().from(rateBucket)).map(({ refusals }) => refusals)).toEqual([0, 0]);
});

test('a call leaves one line: whose, which way, how it ended and how long; no body, no id, no token', async () => {
  await open((_asked, response) => sendJson(response, 200, { id: 'MLB77', price: 99.9 }));
  await speaking().say(pricing);
  expect(speaking().lines).toMatchObject([
    { account: 'conta-ana', lane: 'write', method: 'PUT', route: '/items/{item}', status: 200, came: 'answer' },
  ]);
  expect(JSON.stringify(speaking().lines)).not.toMatch(/MLB77|token-|99\.9|9990/u);
});
