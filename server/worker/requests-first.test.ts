import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRequests } from './requests-first.ts';

const requests = openRequests();
const stepMs = 25;
let app: FastifyInstance;
let origin: string;
/** Answers whoever waits at /slow. */
let answer: () => void = () => undefined;
let isAsked: Promise<void>;
let tellAsked: () => void = () => undefined;
const expectAsk = (): void => {
  isAsked = new Promise((resolve) => (tellAsked = resolve));
};

beforeAll(async () => {
  app = fastify();
  requests.note(app);
  const wait = async (): Promise<string> => {
    tellAsked();
    await new Promise<void>((resolve) => (answer = resolve));
    return 'here';
  };
  app.get('/slow', wait);
  app.get('/v2/stream', wait);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** What comes first: that it was let through, or the end of the request. */
const firstOf = async (asked: Promise<unknown>): Promise<string> =>
  Promise.race([requests.letThrough(stepMs).then(() => 'let through'), asked.then(() => 'answered')]);

test('nobody waits where nobody is being answered', async () => {
  await requests.letThrough(stepMs);
  expectAsk();
  const stream = fetch(`${origin}/v2/stream`);
  await isAsked;
  expect(await firstOf(stream)).toBe('let through');
  answer();
  await stream;
});

test('work waits until whoever asks is answered, and not for ever', async () => {
  expectAsk();
  const asked = fetch(`${origin}/slow`).then((response) => response.text());
  await isAsked;
  let isThrough = false;
  const through = requests.letThrough(stepMs).then(() => (isThrough = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThrough).toBe(false);
  // Only that it waited as long as it may ends it, for nobody answers.
  await through;
  answer();
  expect(await asked).toBe('here');
  await requests.letThrough(stepMs);
});

test('whoever hangs up is waited for no longer', async () => {
  const leaving = new AbortController();
  expectAsk();
  const asked = fetch(`${origin}/slow`, { signal: leaving.signal }).catch(() => 'left');
  await isAsked;
  const closed = new Promise((resolve) => app.server.once('request', (_request, response) => response.once('close', resolve)));
  leaving.abort();
  expect(await asked).toBe('left');
  expectAsk();
  const next = fetch(`${origin}/slow`).then((response) => response.text());
  await isAsked;
  answer();
  await next;
  await closed;
  expect(await firstOf(new Promise(() => undefined))).toBe('let through');
});
