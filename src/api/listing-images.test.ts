import { beforeEach, expect, test } from 'vitest';
import { refuse, type Result } from '#lib/result.ts';
import type { Problem } from './client.ts';
import { createApi } from './create-api.ts';
import { uploadVariationImages, type WaitingImage } from './listing-images.ts';

const unreachable: Problem = { type: 'Unreachable' };
const image = (key: string): WaitingImage => ({
  key,
  file: new File(['x'], `${key}.jpg`, { type: 'image/jpeg' }),
  before: null,
});
const written = { publishId: 'p1', status: 'processing' as const, version: 2, images: ['/v2/image/a.jpg'], sent: ['/v2/image/a.jpg'] };

/** Answers as told, in turn; remembers under which key it was asked. */
const answering = (...answers: readonly Result<unknown, Problem>[]) => {
  const keys: (string | undefined)[] = [];
  const left = [...answers];
  const send = (_line: unknown, _payload: unknown, options?: { readonly idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    return Promise.resolve((left.shift() ?? { ok: true, value: written }) as never);
  };
  return { keys, api: { send } };
};
const pauses: number[] = [];
let sendings = 0;
beforeEach(() => {
  sendings = 0;
});
const at = (files: readonly WaitingImage[]) => ({
  newId: () => `s${(sendings += 1)}`,
  sku: 'A',
  publish: 'p1',
  files,
  pause: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
});

test('each file goes once, under a name of its own, and says how many are there', async () => {
  const { api, keys } = answering();
  const told: number[] = [];
  const stored: string[] = [];
  const answer = await uploadVariationImages(api, {
    ...at([image('k1'), image('k2')]),
    onProgress: (n) => told.push(n),
    onStored: ({ key }, url) => stored.push(`${key} ${url}`),
  });
  expect([answer, keys, told]).toEqual([{ ok: true, value: written }, ['s1', 's2'], [1, 2]]);
  expect(stored).toEqual(['k1 /v2/image/a.jpg', 'k2 /v2/image/a.jpg']);
});

test('a file that does not arrive is sent three times under one key; those before it stay sent, those after it wait', async () => {
  const { api, keys } = answering({ ok: true, value: written }, refuse(unreachable), refuse(unreachable), refuse(unreachable));
  const answer = await uploadVariationImages(api, at([image('k1'), image('k2'), image('k3')]));
  expect(answer).toEqual({ ok: false, error: { sent: ['k1'], at: 'k2', problem: unreachable } });
  expect(keys).toEqual(['s1', 's2', 's2', 's2']);
});

test('a lost answer is asked for again, and no more', async () => {
  const { api, keys } = answering(refuse(unreachable));
  expect((await uploadVariationImages(api, at([image('k1')]))).ok).toBe(true);
  expect(keys).toEqual(['s1', 's1']);
});

test('what the server refuses is not tried again', async () => {
  const problem: Problem = { type: 'Refused', status: 400, body: { code: 'invalid', message: 'Arquivo não permitido' } };
  const { api, keys } = answering(refuse(problem));
  expect(await uploadVariationImages(api, at([image('k1')]))).toEqual({ ok: false, error: { sent: [], at: 'k1', problem } });
  expect(keys).toHaveLength(1);
});

test('a server that is overrun is given the time it asks for', async () => {
  pauses.length = 0;
  const { api } = answering(refuse({ type: 'Broken', status: 429, message: '', retryAfterMs: 30_000 }));
  await uploadVariationImages(api, at([image('k1')]));
  expect(pauses).toEqual([30_000]);
});

test('on the wire it is a form with the file, and headers that name the listing and its SKU', async () => {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    requests.push(new Request(url, init));
    return Promise.resolve(Response.json(written));
  };
  const api = createApi({ baseUrl: 'https://x.test/v2', token: () => 't', onSessionEnded: () => undefined, fetch });
  await uploadVariationImages(api, { ...at([{ ...image('k1'), before: '/v2/image/b.jpg' }]), sku: 'CALÇA 38' });
  const [request] = requests;
  const form = await request?.formData();
  expect([
    request?.headers.get('publish'),
    request?.headers.get('sku'),
    request?.headers.get('before'),
    (form?.get('image') as File | undefined)?.name,
  ]).toEqual(['p1', 'CAL%C3%87A%2038', '/v2/image/b.jpg', 'k1.jpg']);
});
