import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { answer, ask, asked, askReportWalk as walk, body, refused } from './ask-report-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';

const open = () => openHeldActor(walk);

let line = '';
afterAll(() => print(line));

test('every path of asking for a report is taken by its actor as its graph says', async () => {
  const walked = await walkActor('ask report', walk);
  ({ line } = walked);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
});

test('refused, the server says why, and it may be asked again', async () => {
  const held = open();
  for (const event of [ask, answer(refused), ask]) await held.take(event);
  expect([held.place(), held.of('send').map(({ input }) => input)]).toEqual(['"sending"', [body, body]]);
  expect(held.actor.getSnapshot().context.refusal).toEqual(refused.body);
});

test('a server that says nothing for thirty seconds is not waited for', async () => {
  const held = open();
  await held.take(ask);
  held.clock.increment(30_000);
  expect([held.place(), held.of('send')[0]?.signal.aborted]).toEqual(['"unanswered"', true]);
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
  await turn();
  expect([held.place(), held.of('send')[0]?.signal.aborted]).toEqual(['"sending"', true]);
});
