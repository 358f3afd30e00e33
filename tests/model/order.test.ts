import { afterAll, expect, test } from 'vitest';
import { OrderStatus } from '#contract/order.ts';
import { orderLifecycle, stepOrder } from '#machines/lifecycle/order.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { judge, orderRules } from './order-rules.ts';
import { everyOrderFact, keyOf, orderSteps, orderWalk, stateOf } from './order-walk.ts';
import { pairsOf, pathsOf } from './paths.ts';

const walk = orderWalk(everyOrderFact);
const declared = declaredBy({
  states: Object.fromEntries(Object.entries(orderLifecycle.states).map(([status, { on }]) => [status, { on }])),
});
const coverage = coverageOf('order', OrderStatus.options, declared);
const statusOf = (key: string): string => key.split(' ')[0] ?? '';
afterAll(() => print(coverage.line()));

test('the machine has the statuses of the contract, no more and no fewer', () => {
  expect(Object.keys(orderLifecycle.states).toSorted()).toEqual(OrderStatus.options.toSorted());
});

test('the machine declares exactly the transitions that decision 22 names', () => {
  const named = orderRules.flatMap(({ from, step }) => from.map((status) => `${status}: ${step}`));
  expect(declared.toSorted()).toEqual(named.toSorted());
});

test('every step, by everyone, with every fact, from every state an order can be in, goes where the decision says or is refused for the reason it gives', () => {
  const pairs = pairsOf(walk);
  const states = new Set(pairs.map(({ from }) => from));
  // Ten statuses, where a request, a cancellation and one with us only remember one of six, and a return one of three.
  expect(states.size).toBe(7 + 6 + 6 + 6 + 3);
  expect(pairs).toHaveLength(states.size * everyOrderFact.length * orderSteps.length);
  const told = pairs.map(({ from, event, to, answer }) => {
    const { facts, ...step } = event;
    const verdict = judge(stateOf(from), step, facts);
    if (answer.ok) coverage.took({ from: statusOf(from), event, to: statusOf(to) });
    else coverage.wasRefused();
    const expected = 'to' in verdict ? keyOf(verdict.to) : verdict.reason;
    return { from, event, expected, answered: answer.ok ? answer.value : answer.error.reason };
  });
  expect(told.filter(({ expected, answered }) => answered !== expected)).toEqual([]);
});

test('together the walks take every transition and reach every status', () => {
  const paths = pathsOf(walk);
  for (const path of paths) for (const { from, event, to } of path) coverage.took({ from: statusOf(from), event, to: statusOf(to) });
  const taken = new Set(paths.flat().map((step) => JSON.stringify(step)));
  expect(taken.size).toBe(pairsOf(walk).filter(({ answer }) => answer.ok).length);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

test('a cancellation that answered a request goes back to before the request when it is reverted', () => {
  const seller = { party: 'seller', mode: 'me1', hasPlp: false, isSuspended: false, isCancelSent: false } as const;
  const superuser = { ...seller, party: 'superuser' } as const;
  const shipped = { status: 'shipped', statusBefore: null, statusToReverse: null } as const;
  const end = (['requestCancel', 'cancel', 'revertCancel'] as const).reduce(
    (order, type) => {
      const next = stepOrder(order, { type }, type === 'requestCancel' ? seller : superuser);
      if (!next.ok) throw new Error(`${type} was refused: ${next.error.reason}`);
      return next.value;
    },
    shipped as Parameters<typeof stepOrder>[0],
  );
  expect(end).toEqual(shipped);
});

test('a cancellation that the marketplace refused leaves the order where it stood, and may be asked for again', () => {
  const facts = { mode: 'me1', hasPlp: false, isSuspended: false, isCancelSent: true } as const;
  const cancelled = { status: 'cancelled', statusBefore: 'invoiced', statusToReverse: 'cancelled' } as const;
  expect(stepOrder(cancelled, { type: 'revertCancel' }, { ...facts, party: 'superuser' })).toMatchObject({
    error: { reason: 'cancelSent' },
  });
  const undone = stepOrder(cancelled, { type: 'undoCancel' }, { ...facts, party: 'marketplace' });
  expect(undone).toEqual({ ok: true, value: { status: 'invoiced', statusBefore: null, statusToReverse: null } });
  expect(
    undone.ok && stepOrder(undone.value, { type: 'cancelOnMarketplace' }, { ...facts, isCancelSent: false, party: 'superuser' }).ok,
  ).toBe(true);
});
