import { afterAll, expect, test } from 'vitest';
import { answer, ask, asked, askReportWalk as walk, body, refused, unanswered } from './ask-report-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';

const open = () => {
  let keys = 0;
  return openHeldActor({ ...walk, input: { newKey: () => `key ${(keys += 1)}` } });
};

let line = '';
afterAll(() => print(line));

test('every path of asking for a report is taken by its actor as its graph says', async () => {
  const walked = await walkActor('ask report', walk);
  ({ line } = walked);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
});

test('refused, the next one is another report: the server would repeat its refusal', async () => {
  const held = open();
  for (const event of [ask, answer(refused), ask]) await held.take(event);
  expect(held.of('send').map(({ input }) => input)).toEqual([
    { body, key: 'key 1' },
    { body, key: 'key 2' },
  ]);
  expect(held.actor.getSnapshot().context.refusal).toEqual(refused.body);
});

test('unreachable, it is sent again as the same report', async () => {
  const held = open();
  for (const event of [ask, answer(unanswered), ask]) await held.take(event);
  expect(held.of('send').map(({ input }) => input)).toEqual([
    { body, key: 'key 1' },
    { body, key: 'key 1' },
  ]);
});

test('a server that says nothing for thirty seconds is not waited for, and what is asked next is the same report', async () => {
  const held = open();
  await held.take(ask);
  held.clock.increment(30_000);
  expect([held.place(), held.of('send')[0]?.signal.aborted]).toEqual(['"unanswered"', true]);
  await held.take(ask);
  expect(held.of('send')[1]?.input).toEqual({ body, key: 'key 1' });
});

test('pressed twice, it is sent once', () => {
  const held = open();
  held.actor.send(ask);
  held.actor.send(ask);
  expect(held.of('send')).toHaveLength(1);
});

test('left in the middle, the call is aborted and no report is opened', async () => {
  const held = open();
  await held.take(ask);
  held.actor.stop();
  held.of('send')[0]?.answer(asked);
  await Promise.resolve();
  expect([held.place(), held.of('send')[0]?.signal.aborted]).toEqual(['"sending"', true]);
});
