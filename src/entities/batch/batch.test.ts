import { expect, test } from 'vitest';
import type { Executed } from '#palette/context-registry.ts';
import { afterRun, countStates, noteEnds, stateOf, type Batch } from './batch.ts';

const target = (id: string) => ({ subject: `order:${id}` as const, label: id, base: {} });
const why = () => ({ key: 'palette.argsInvalid' }) as const;

/** A run of one command over orders: those with an intent were recorded. */
const ran = (recorded: Readonly<Record<string, string>>, refused: readonly string[] = [], name = 'order.cancel') => {
  const deedsById = Object.fromEntries(
    Object.entries(recorded).map(([id, intentId]) => [intentId, { subject: `order:${id}`, outcome: 'waiting' }]),
  ) as never;
  const executed = {
    command: { name, title: 'table.clear', on: 'order' },
    asked: Object.keys(recorded).map(target),
    recorded: Object.values(recorded),
    refused: refused.map(target),
  } as unknown as Executed;
  return (batch: Batch | null) => afterRun('order', batch, executed, { deedsById }, why);
};

test('a run over several orders tells of each: what was recorded for it, or why nothing was', () => {
  expect(ran({ a: '1', b: '2' }, ['c'])(null)?.items).toEqual([
    { subject: 'order:a', label: 'a', intentId: '1', why: null },
    { subject: 'order:b', label: 'b', intentId: '2', why: null },
    { subject: 'order:c', label: 'c', intentId: null, why: { key: 'palette.argsInvalid' } },
  ]);
});

test('a run over one order is no batch, and leaves the one before alone', () => {
  expect(ran({ a: '1' })(null)).toBeNull();
  const batch = ran({ a: '1', b: '2' })(null);
  expect(ran({ z: '9' })(batch)).toBe(batch);
});

test('a run over things of another kind leaves the batch as it is', () => {
  const batch = ran({ a: '1', b: '2' })(null);
  const executed = {
    command: { name: 'listing.pause', title: 'table.clear', on: 'listing' },
    asked: [],
    recorded: [],
    refused: [],
  } as unknown as Executed;
  expect(afterRun('order', batch, executed, { deedsById: {} }, why)).toBe(batch);
});

test('what is repeated changes its own line, also one by one; another command is another batch', () => {
  const batch = ran({ a: '1', b: '2' })(null);
  expect(ran({ b: '3' })(batch)?.items.map(({ intentId }) => intentId)).toEqual(['1', '3']);
  expect(ran({ a: '4', b: '5' }, [], 'order.ship')(batch)?.command).toBe('order.ship');
});

const nothingOpen = { entriesById: {} };

test('what waits or was not accepted is told as such after the activity forgot it', () => {
  const batch = ran({ a: '1', b: '2' })(null);
  const entriesById = { 1: { stage: 'recorded' }, 2: { stage: 'rejected' } } as never;
  const kinds = (batch?.items ?? []).map((item) => stateOf(item, { deedsById: {} }, { entriesById }).kind);
  expect(kinds).toEqual(['waiting', 'rejected']);
});

test('what was seen to end is told as it ended when the log knows nothing of it any more, and what nobody saw end is not said to be done', () => {
  const batch = ran({ a: '1', b: '2', c: '3' })(null);
  const deedsById = { 1: { outcome: 'settled' }, 2: { outcome: 'withdrawn' }, 3: { outcome: 'sent' } } as never;
  const seen = batch && noteEnds(batch, { deedsById });
  const states = (seen?.items ?? []).map((item) => stateOf(item, { deedsById: {} }, nothingOpen));
  expect(states.map(({ kind }) => kind)).toEqual(['settled', 'withdrawn', 'unknown']);
  expect(countStates(states)).toEqual({ done: 1, waiting: 0, failed: 1, unknown: 1 });
});

test('every order counts once: with the server, on its way, or neither', () => {
  const batch = ran({ a: '1', b: '2', c: '3' }, ['d'])(null);
  const deedsById = { 1: { outcome: 'settled' }, 2: { outcome: 'sent' }, 3: { outcome: 'rejected' } } as never;
  expect(countStates((batch?.items ?? []).map((item) => stateOf(item, { deedsById }, nothingOpen)))).toEqual({
    done: 1,
    waiting: 1,
    failed: 2,
    unknown: 0,
  });
});
