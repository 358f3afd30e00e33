import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptJson } from './accept-json.ts';

const send = async (payload: string, mostSigns?: number): Promise<readonly [number, unknown]> => {
  const app = Fastify();
  acceptJson(app);
  app.post('/', { config: { ...(mostSigns !== undefined && { mostSigns }) } }, ({ body }) => ({ body }));
  const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  await app.close();
  return [answer.statusCode, answer.json<{ readonly body: unknown }>().body];
};

/** One sign more than there are objects. */
const objects = (many: number): string => `[${Array.from({ length: many }, () => '{}').join(',')}]`;

test('a body is no more parts than any contract holds, however large it may be; a listing may have more', async () => {
  expect((await send(objects(9000)))[0]).toBe(200);
  expect(await send(objects(11_000))).toEqual([413, undefined]);
  expect((await send(objects(11_000), 30_000))[0]).toBe(200);
});

test('the signs of a text are text, whatever it says', async () => {
  const text = ['{[,', String.raw`\"`, '"', '\\', '\\"', ''].join(',').repeat(4000);
  expect(await send(JSON.stringify({ text }))).toEqual([200, { text }]);
  expect(await send(`{"text":${JSON.stringify(text)},"a":${objects(11_000)}}`)).toEqual([413, undefined]);
  // Not even JSON.
  expect((await send(`"${'x'.repeat(30_000)}`))[0]).toBe(400);
});
