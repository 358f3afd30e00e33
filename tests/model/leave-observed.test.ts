import { afterAll, expect, test } from 'vitest';
import { leaveObservedMachine } from '#machines/screen/leave-observed.ts';
import type { ActorWalk } from './actor-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';

const observed = { type: 'observed' };
const walk: ActorWalk = { machine: leaveObservedMachine, events: [observed], answers: {} };
const open = () => {
  const left: string[] = [];
  const machine = leaveObservedMachine.provide({ actions: { leave: () => void left.push('left') } });
  return { ...openHeldActor({ ...walk, machine }), left };
};

let line = '';
afterAll(() => print(line));

test('every path of leaving an observed listing is taken by its actor as its graph says', async () => {
  const walked = await walkActor('leave observed', walk);
  ({ line } = walked);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
});

test('two and a half seconds after the first observation the list is opened, once', () => {
  const { actor, clock, left } = open();
  actor.send(observed);
  clock.increment(2000);
  actor.send(observed);
  clock.increment(499);
  expect(left).toEqual([]);
  clock.increment(1);
  clock.increment(10_000);
  expect(left).toEqual(['left']);
});

test('left before that, nobody is taken to the list', () => {
  const { actor, clock, left } = open();
  actor.send(observed);
  actor.stop();
  clock.increment(10_000);
  expect(left).toEqual([]);
});
