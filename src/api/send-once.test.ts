import { expect, test } from 'vitest';
import { addVehicle } from '#contract/vehicle.ts';
import { refuse, type Result } from '#lib/result.ts';
import type { Api, Problem, SendOptions } from './client.ts';
import { createSendOnce } from './send-once.ts';

const gol = { brand: 'VW', model: 'Gol', year: 1999, trim: '1.0' };
const uno = { ...gol, model: 'Uno' };
const minutes = 60_000;
const done: Result<unknown, Problem> = { ok: true, value: {} };
const unreachable = refuse<Problem>({ type: 'Unreachable' });
const refused = refuse<Problem>({ type: 'Refused', status: 409, body: { code: 'invalid', message: 'Já existe' } });

/** Forms of one page, each opened anew, before a server that answers as it is told. */
const open = () => {
  const keys: (string | undefined)[] = [];
  const page = { now: 0, answer: unreachable as Result<unknown, Problem> };
  const api = {
    send: async (_line: unknown, _payload: unknown, options: SendOptions) => {
      keys.push(options.idempotencyKey);
      return page.answer;
    },
  } as unknown as Api;
  let made = 0;
  const form = () => createSendOnce({ api, newId: () => `key ${(made += 1)}`, clock: () => page.now });
  const send = (body: typeof gol, answer: Result<unknown, Problem> = unreachable) => {
    page.answer = answer;
    return form()(addVehicle, { body });
  };
  return { keys, page, send };
};

test('a form opened again sends what was not answered as the same request', async () => {
  const { keys, send } = open();
  await send(gol);
  await send(gol);
  expect(keys).toEqual(['key 1', 'key 1']);
});

test.each([
  ['done', done],
  ['refused', refused],
])('what was %s is another request when it is sent again', async (_, answer) => {
  const { keys, send } = open();
  await send(gol, answer);
  await send(gol);
  expect(keys).toEqual(['key 1', 'key 2']);
});

test('other fields are another request, and the fields before it a third', async () => {
  const { keys, send } = open();
  await send(gol);
  await send(uno);
  await send(gol);
  expect(keys).toEqual(['key 1', 'key 2', 'key 3']);
});

test('what was not answered two minutes ago is meant as another request', async () => {
  const { keys, page, send } = open();
  await send(gol);
  page.now = 2 * minutes - 1;
  await send(gol);
  page.now = 2 * minutes;
  await send(gol);
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
});
