import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { ok, refuse } from '#lib/result.ts';
import { deleteView, saveView } from '#contract/shell.ts';
import { event, ledger, savedView } from '../db/schema/core.ts';
import { asSaid, internal, stepRefused, tooMany } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { hashRequest, secretFields } from './request-hash.ts';
import { keptDays } from '../kept-days.ts';
import { pruneLedger } from './once.ts';

const minutes = 60_000;
const id = '0c0ffee0-0000-4000-8000-000000000001';
const body = { screen: 'publish', name: 'Minha', search: '?status=pending', shared: false };

/** What the handler of this test does after it wrote a row and an event; each test sets it. */
let ending: (context: WriteContext) => Promise<void> | void = () => undefined;
let runs = 0;

/** A write with an effect that doubles when it happens twice: one more row, one more event. */
const countedWrite = writeRoute(saveView, async ({ params, body: view }, context) => {
  runs += 1;
  await context.tx.insert(savedView).values({ ...view, id: crypto.randomUUID(), ownerId: context.actor.id, role: 'seller' });
  await context.record({ subject: `view:${params.id}`, type: 'saved', version: runs, data: {}, sellerId: null });
  await ending(context);
  return ok({ ...view, id: params.id, mine: true });
});
const refusingWrite = writeRoute(deleteView, async (_input, { tx, actor }) => {
  runs += 1;
  await tx.insert(savedView).values({ ...body, id: crypto.randomUUID(), ownerId: actor.id, role: 'seller' });
  if (refusal === 'busy') return refuse(tooMany(asSaid('Espere'), 7));
  return refuse(refusal === 'broken' ? internal() : stepRefused(asSaid(`Recusado pela ${runs}ª vez`)));
});
let refusal: 'domain' | 'broken' | 'busy' = 'domain';

let server: TestServer;
let ana: SignedIn;
let beto: SignedIn;
beforeAll(async () => {
  server = await openTestServer({ instead: [countedWrite, refusingWrite] });
  ana = await server.signIn('ana');
  beto = await server.signIn('beto');
});
afterAll(() => server.close());
beforeEach(async () => {
  runs = 0;
  ending = () => undefined;
  refusal = 'domain';
  await server.db.delete(savedView);
  await server.db.delete(event);
  await server.db.delete(ledger);
});

const save = (key: string, who: SignedIn = ana, payload: object = body) =>
  server.ask('PUT', `/v2/view/${id}`, { headers: { ...who, 'idempotency-key': key }, payload });
const remove = (key: string) => server.ask('DELETE', `/v2/view/${id}`, { headers: { ...ana, 'idempotency-key': key } });
const effects = async () => ({
  rows: (await server.db.select().from(savedView)).length,
  events: (await server.db.select().from(event)).length,
  answers: (await server.db.select().from(ledger)).length,
});

test('one key sent twice has one effect and one answer', async () => {
  const [first, second] = [await save('k1'), await save('k1')];
  expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
  expect(await effects()).toEqual({ rows: 1, events: 1, answers: 1 });
  expect(runs).toBe(1);
});

test('the event carries the key, who did it, and when', async () => {
  await save('k1');
  expect(await server.db.select().from(event)).toMatchObject([
    { subject: `view:${id}`, key: 'k1', actorId: 'ana', actorName: 'Nome de ana', at: server.now() },
  ]);
});

test('fifty at once with one key are one effect and fifty times the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => save('k1')));
  expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await effects()).toEqual({ rows: 1, events: 1, answers: 1 });
});

test('the same key for something else is refused and does nothing', async () => {
  await save('k1');
  for (const other of [() => save('k1', ana, { ...body, name: 'Minhb' }), () => remove('k1')]) {
    const answer = await other();
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'key-reused' }]);
  }
  expect(await effects()).toEqual({ rows: 1, events: 1, answers: 1 });
});

test('the order in which a body is written makes no other request of it', async () => {
  await save('k1');
  const again = await save('k1', ana, Object.fromEntries(Object.entries(body).toReversed()));
  expect(again.statusCode).toBe(200);
  expect(runs).toBe(1);
});

test('what is kept of a request that has a password in it is the same for every password', () => {
  const hashOf = (password: string, current = 'b'): string =>
    hashRequest('changePassword', { params: {}, query: {}, body: { current, password } });
  expect(new Set([hashOf('c'), hashOf('d'), hashOf('c', 'e')]).size).toBe(1);
  expect(hashRequest('changeName', { params: {}, query: {}, body: { name: 'c' } })).not.toBe(
    hashRequest('changeName', { params: {}, query: {}, body: { name: 'd' } }),
  );
});

test('every secret that a write asks for is known as one', () => {
  const secretive = contract
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ body }) => (body instanceof z.ZodObject ? Object.keys(body.shape) : []))
    .filter((field) => /password|secret|senha|pin$/iu.test(field));
  expect(secretive.length).toBeGreaterThan(3);
  expect(secretive.filter((field) => !secretFields.has(field))).toEqual([]);
});

test('another user’s key is another key', async () => {
  await save('k1');
  expect((await save('k1', beto, { ...body, name: 'De Beto' })).json()).toMatchObject({ name: 'De Beto' });
  expect(await effects()).toEqual({ rows: 2, events: 2, answers: 2 });
});

test('without a key every request is a new one', async () => {
  for (const _time of [1, 2]) await server.ask('PUT', `/v2/view/${id}`, { headers: { ...ana }, payload: body });
  expect(await effects()).toEqual({ rows: 2, events: 2, answers: 0 });
});

test('what breaks after its effect leaves nothing, not even its key, so that the retry does it once', async () => {
  ending = () => {
    throw new Error('power cut');
  };
  expect((await save('k1')).statusCode).toBe(500);
  expect(await effects()).toEqual({ rows: 0, events: 0, answers: 0 });
  ending = () => undefined;
  expect((await save('k1')).statusCode).toBe(200);
  expect(await effects()).toEqual({ rows: 1, events: 1, answers: 1 });
});

test('a statement that fails in the database leaves nothing either', async () => {
  ending = async ({ tx }) => void (await tx.execute(sql`select 1 / 0`));
  expect((await save('k1')).statusCode).toBe(500);
  expect(await effects()).toEqual({ rows: 0, events: 0, answers: 0 });
});

test('of several at once whose first breaks, one does it', async () => {
  ending = () => {
    if (runs === 1) throw new Error('power cut');
  };
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => save('k1')))).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(9).fill(200), 500]);
  expect(await effects()).toEqual({ rows: 1, events: 1, answers: 1 });
});

test('a refusal undoes what was written on the way, and a retry hears the same', async () => {
  const [first, second] = [await remove('k1'), await remove('k1')];
  expect([first.statusCode, first.json()]).toMatchObject([409, { message: 'Recusado pela 1ª vez' }]);
  expect([second.statusCode, second.body]).toEqual([409, first.body]);
  expect(await effects()).toEqual({ rows: 0, events: 0, answers: 1 });
});

test.each(['broken', 'busy'] as const)('an answer that is only %s for now is not kept', async (kind) => {
  refusal = kind;
  const first = await remove('k1');
  expect(first.statusCode).toBe(kind === 'broken' ? 500 : 429);
  expect(first.headers['retry-after']).toBe(kind === 'broken' ? undefined : '7');
  expect(await effects()).toEqual({ rows: 0, events: 0, answers: 0 });
  refusal = 'domain';
  expect((await remove('k1')).statusCode).toBe(409);
});

test.each(['', ' ', 'x'.repeat(129), 'ç', 'a b'])('%j is no key', async (key) => {
  expect((await save(key)).statusCode).toBe(400);
  expect(runs).toBe(0);
});

test('answers are kept for more than thirty days', async () => {
  await save('k1');
  const days = (count: number): Date => new Date(server.now().getTime() + count * 24 * 60 * minutes);
  await pruneLedger(server.db, days(31));
  expect((await effects()).answers).toBe(1);
  await pruneLedger(server.db, new Date(server.now().getTime() + keptDays.answers * 86_400_000 + 1));
  expect((await effects()).answers).toBe(0);
  expect(await server.db.select().from(event).where(eq(event.key, 'k1'))).toHaveLength(1);
});
