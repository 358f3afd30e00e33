import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { recordCommandMachine } from '#machines/screen/record-command.ts';
import type { ActorWalk } from './actor-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';

const confirm = { type: 'confirm', values: { situation: 'resolved' } };
const walk: ActorWalk = { machine: recordCommandMachine, events: [confirm], answers: { record: [true, false] } };

let line = '';
afterAll(() => print(line));

test('every path of recording a command is taken by its actor as its graph says', async () => {
  const walked = await walkActor('record command', walk);
  ({ line } = walked);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
  expect(walked.paths.map((path) => path.map(({ to }) => to))).toEqual([
    ['"recording"', '"recorded"'],
    ['"recording"', '"notRecorded"'],
    ['"recording"', '"late"'],
  ]);
});

test('pressed twice, a mediation is closed once', () => {
  const { actor, of } = openHeldActor(walk);
  actor.send(confirm);
  actor.send({ ...confirm, values: { situation: 'not solved' } });
  expect(of('record').map(({ input }) => input)).toEqual([{ situation: 'resolved' }]);
});

test('refused, it is over and nothing is recorded', async () => {
  const held = openHeldActor(walk);
  await held.take(confirm);
  await held.take({ type: 'xstate.done.actor.record', output: false });
  expect([held.place(), held.actor.getSnapshot().status]).toEqual(['"notRecorded"', 'done']);
});

test('a disk that takes longer than five seconds keeps nobody from going on', async () => {
  const held = openHeldActor(walk);
  await held.take(confirm);
  held.clock.increment(4999);
  expect(held.place()).toBe('"recording"');
  held.clock.increment(1);
  expect(held.place()).toBe('"late"');
});

test('left in the middle, what comes of it is heard by no screen', async () => {
  const held = openHeldActor(walk);
  await held.take(confirm);
  held.actor.stop();
  held.of('record')[0]?.answer(true);
  await turn();
  expect([held.place(), held.of('record')[0]?.signal.aborted]).toEqual(['"recording"', true]);
});
