import { expect, test, vi } from 'vitest';
import { getListing, refuseListing } from '#contract/listing.ts';
import { uploadListingImages } from '#contract/listing-calls.ts';
import { listOrders } from '#contract/order-calls.ts';
import { getLabel } from '#contract/order-documents.ts';
import { sessionEndedMessage } from '#contract/problem.ts';
import { authenticate, endSession, getSuperuser } from '#contract/session.ts';
import { hearServerTime, serverNow } from '#lib/server-clock.ts';
import type { Api } from './client.ts';
import { createApi } from './create-api.ts';
import { retryAfterOf } from './problem-of.ts';

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });

const answering = (answer: () => Promise<Response> | Response, token: string | null = 'token-1') => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()));
  const onSessionEnded = vi.fn<() => void>();
  return { fetch, onSessionEnded, api: createApi({ baseUrl: 'https://x.test/v2', token: () => token, onSessionEnded, fetch }) };
};
const written = { publishId: '7', status: 'refused', version: 2 };
const refusal = { body: { publishId: '7', warning: 'gtin', gtin: null } };

test('a call carries the token twice, its key, and when and on which version it was decided', async () => {
  const { api, fetch } = answering(() => json(written));
  const suggestion = { decision: 'refused', count: 7, of: 9, answer: 'taken' } as const;
  const decision = { age: 6000, shown: 800, suggestion };
  expect(await api.send(refuseListing, refusal, { idempotencyKey: 'k1', ifMatch: 4, decision })).toEqual({
    ok: true,
    value: written,
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(url).toBe('https://x.test/v2/publish/refuse');
  expect(init?.method).toBe('PUT');
  expect(JSON.parse(init?.body as string)).toEqual(refusal.body);
  const names = ['authorization', 'usertoken', 'idempotency-key', 'if-match', 'decision-age', 'decision-shown', 'decision-suggestion'];
  expect(names.map((name) => headers.get(name))).toEqual(['token-1', 'token-1', 'k1', '"4"', '6000', '800', 'refused 7/9 taken']);
});

test('without a user both headers are there and empty', async () => {
  const { api, fetch } = answering(() => json({ superuser: false }), null);
  await api.send(getSuperuser);
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect([headers.get('authorization'), headers.get('usertoken')]).toEqual(['', '']);
});

test('an id can not climb out of its place in the path', async () => {
  const { api, fetch } = answering(() => json({}));
  await api.send(getListing, { params: { publishId: '../user' } });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://x.test/v2/publish/..%2Fuser');
});

test.each([
  ['HTML of a captive portal', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['a cut answer', () => new Response('{"publishId":"7","sta', { headers: { 'content-type': 'application/json' } })],
  ['an empty 204', () => new Response(null, { status: 204 })],
  ['no answer', () => Promise.reject(new TypeError('network'))],
  ['a proxy’s own 403 page', () => new Response('<html>blocked', { status: 403, headers: { 'content-type': 'text/html' } })],
])('%s leaves the outcome unknown', async (_, answer) => {
  expect(await answering(answer).api.send(refuseListing, refusal)).toEqual({ ok: false, error: { type: 'Unreachable' } });
});

test.each([
  ['401', () => json({ code: 'session-ended', message: 'x' }, { status: 401 })],
  ['the message, whatever the status', () => json({ message: sessionEndedMessage }, { status: 200 })],
])('%s ends the session and is heard', async (_, answer) => {
  const { api, onSessionEnded } = answering(answer);
  expect(await api.send(endSession)).toMatchObject({ ok: false, error: { type: 'SessionEnded' } });
  expect(onSessionEnded).toHaveBeenCalledOnce();
});

test('a seller who writes the session-ended words into a description throws nobody out', async () => {
  const { api, onSessionEnded } = answering(() => json({ note: sessionEndedMessage, superuser: true }));
  expect(await api.send(getSuperuser)).toMatchObject({ ok: true });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a wrong password is a refusal: there was no session to end', async () => {
  const { api, onSessionEnded } = answering(() => json({ code: 'invalid', message: 'Credenciais' }, { status: 401 }));
  const body = { mail: 'a@b.test', password: 'f'.repeat(64) };
  expect(await api.send(authenticate, { body })).toMatchObject({ error: { type: 'Refused', status: 401 } });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

const sale = {
  _id: 'o1',
  version: 1,
  externalId: '2000012',
  packId: null,
  status: 'paid',
  statusBefore: null,
  statusToReverse: null,
  gross: 1290,
  freight: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  sellerId: 's1',
  sellerName: 'Casa Clara',
  marketPlaceId: 'm1',
  marketPlaceName: 'Conta oficial',
  buyerName: 'Joana C. L.',
  buyerDocument: null,
  skus: ['LUM-01'],
  mode: 'me1',
  trackingNumber: null,
  hasPlp: false,
  labelPrintedAt: null,
  isSuspended: false,
};

test.each([
  [500, 'Erro interno (r-1)'],
  [503, 'Erro interno'],
])('of a %i the person is told %j', async (status, message) => {
  const answer = () => json({ code: 'internal', message: 'Erro interno' }, { status, headers: { 'x-request-id': 'r-1' } });
  expect(await answering(answer).api.send(refuseListing, refusal)).toMatchObject({ error: { type: 'Broken', message } });
});

test('a defect is named by its body where a proxy kept the header back, and by the body where both are here', async () => {
  const body = { code: 'internal', message: 'Erro interno', requestId: 'r-2' };
  for (const headers of [{}, { 'x-request-id': 'proxy-1' }])
    expect(await answering(() => json(body, { status: 500, headers })).api.send(refuseListing, refusal)).toMatchObject({
      error: { message: 'Erro interno (r-2)', requestId: 'r-2' },
    });
});

test('of a list whose second row does not fit the others are here, and of that one where it is, what it is and what is wrong', async () => {
  const rows = [sale, { ...sale, _id: 'o2', gross: '12,90' }, { ...sale, _id: 'o3', buyerName: null }];
  const body = { items: rows, page: 1, pages: 1, limit: 10, total: 3, gross: 0, next: null };
  expect(await answering(() => json(body)).api.send(listOrders)).toEqual({
    ok: true,
    value: { ...body, items: [rows[0], rows[2]], broken: [{ at: 1, id: 'o2', issues: expect.stringMatching(/^gross: /u) as string }] },
  });
});

test('409 brings who changed it; an answer off the contract says so', async () => {
  const conflict = { subject: 'listing:7', version: 5, status: 'refused', changes: [] };
  const body = { code: 'changed-meanwhile', message: 'Mudou', conflict };
  expect(await answering(() => json(body, { status: 409 })).api.send(refuseListing, refusal)).toEqual({
    ok: false,
    error: { type: 'Refused', status: 409, body },
  });
  expect(await answering(() => json({ publishId: 7 })).api.send(refuseListing, refusal)).toMatchObject({ error: { type: 'OffContract' } });
});

test.each([408, 425, 429, 500, 503])('%d may be tried again', async (status) => {
  const { api } = answering(() => json({ code: 'unavailable', message: 'x' }, { status, headers: { 'retry-after': '7' } }));
  expect(await api.send(refuseListing, refusal)).toMatchObject({ error: { type: 'Broken', status, retryAfterMs: 7000 } });
});

test('words of a provider: the first cause, else the message', async () => {
  const said = async (body: unknown) => answering(() => json(body, { status: 400 })).api.send(refuseListing, refusal);
  expect(await said({ cause: [{ message: 'causa' }], message: 'outra' })).toMatchObject({
    error: { body: { code: 'invalid', message: 'causa' } },
  });
  expect(await said({ message: 'outra' })).toMatchObject({ error: { body: { message: 'outra' } } });
});

test('of several wrong things the first is said; a message without any, a bare text, and last what came as it came (row SES-12)', async () => {
  const said = async (body: unknown, status = 400) => answering(() => json(body, { status })).api.send(refuseListing, refusal);
  const causes = [{ message: 'GTIN inválido', path: 'body.gtin' }, { message: 'Aviso vazio' }];
  expect(await said({ code: 'invalid', message: 'Dados inválidos', cause: causes })).toMatchObject({
    error: { body: { message: 'GTIN inválido' } },
  });
  expect(await said({ code: 'invalid', message: 'Dados inválidos' })).toMatchObject({ error: { body: { message: 'Dados inválidos' } } });
  expect(await said('apenas texto')).toMatchObject({ error: { body: { message: 'apenas texto' } } });
  expect(await said({ erro: 7 })).toMatchObject({ error: { body: { message: '{"erro":7}' } } });
});

/** Ten seconds' worth of a slow line. */
const photo = new File([new Uint8Array(620_000)], 'foto.jpg');
const withPhoto = (api: Api) => {
  const body = new FormData();
  body.append('image', photo);
  return api.send(uploadListingImages, {}, { form: { body, headers: {} } });
};

test.each([
  ['a read', 20_000, (api: Api) => api.send(getSuperuser)],
  ['a label, which the server may be twenty seconds at,', 30_000, (api: Api) => api.send(getLabel, { params: { id: 'o1' } })],
  ['a write', 30_000, (api: Api) => api.send(refuseListing, refusal)],
  ['a form, which takes as long as its files do on a slow line,', 40_000, withPhoto],
])('%s that gets no answer is given up after its time, and its outcome is unknown', async (_what, ms, send) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const over = new AbortController();
  timeout.mockReturnValue(over.signal);
  const hanging = vi.fn<typeof globalThis.fetch>(
    (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
  );
  const api = createApi({ baseUrl: 'https://x.test/v2', token: () => 't', onSessionEnded: () => {}, fetch: hanging });
  const answer: Promise<unknown> = send(api);
  over.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  expect(await answer).toEqual({ ok: false, error: { type: 'Unreachable' } });
  expect(timeout).toHaveBeenCalledWith(ms);
  timeout.mockRestore();
});

test('who asks a person to wait may do so for longer than the outbox would: nobody retries a login by itself', async () => {
  const refused = () => json({ code: 'too-many', message: 'x' }, { status: 429, headers: { 'retry-after': '900' } });
  const body = { mail: 'a@b.test', password: 'f'.repeat(64) };
  expect(await answering(refused).api.send(authenticate, { body })).toMatchObject({ error: { retryAfterMs: 900_000 } });
  expect(await answering(refused).api.send(refuseListing, refusal)).toMatchObject({ error: { retryAfterMs: 300_000 } });
});

test.each([
  ['120', 120_000],
  ['1000000000', 300_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('Retry-After %s waits %s ms', (header, ms) => {
  expect(retryAfterOf(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(ms);
});

test('an answer tells the time by the server, by which its instants are judged', async () => {
  const { api } = answering(
    () => new Response(JSON.stringify({ superuser: false }), { headers: { date: new Date(Date.now() - 7_200_000).toUTCString() } }),
  );
  await api.send(getSuperuser);
  const behind = Date.now() - serverNow();
  hearServerTime(new Date().toUTCString(), Date.now(), Date.now());
  expect(Math.abs(behind - 7_200_000)).toBeLessThan(2000);
});
