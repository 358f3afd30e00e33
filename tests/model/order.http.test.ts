import { afterAll, beforeAll, expect, test } from 'vitest';
import { Order, OrderStatus, suspendedShipping } from '#contract/order.ts';
import { getOrder } from '#contract/order-calls.ts';
import { stepOrder, orderLifecycle, type OrderState } from '#machines/lifecycle/order.ts';
import { insertOrder } from '../support/orders.ts';
import { people, type PersonId } from '../support/people.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { asks, refusalOnWire, requestOf, type Ask } from './order-asks.ts';
import { everyOrderFact, orderWalk, stateOf } from './order-walk.ts';
import { pairsOf } from './paths.ts';

const declared = declaredBy({
  states: Object.fromEntries(Object.entries(orderLifecycle.states).map(([status, { on }]) => [status, { on }])),
}).filter((transition) => asks.some((ask) => transition.endsWith(`: ${ask}`)));
const coverage = coverageOf('order over HTTP', OrderStatus.options, declared);

/** Every state an order can come to, what it remembers included. */
const states = [...new Set(pairsOf(orderWalk(everyOrderFact)).map(({ from }) => from))].map(stateOf);
const askers = ['seller', 'foreignSeller', 'reviewer', 'superuser'] as const satisfies readonly PersonId[];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(coverage.line());
});

const standing = async (id: string): Promise<OrderState & { readonly version: number }> => {
  const whole = await app.send(getOrder, { params: { id } }, { as: 'superuser' });
  const { status, statusBefore, statusToReverse, version } = Order.parse(whole.body);
  return { status, statusBefore, statusToReverse, version } as OrderState & { readonly version: number };
};

/** Facts that guards read of how it is sent, and of whether its cancellation was. */
const ways = [
  { mode: 'me1', isSuspended: false, isCancelSent: false },
  { mode: 'me1', isSuspended: true, isCancelSent: false },
  { mode: 'me2', isSuspended: false, isCancelSent: false },
  { mode: 'me1', isSuspended: false, isCancelSent: true },
] as const;

/** What decisions 18–22 want to hear: the call's roles first, then whose order it is, then the lifecycle. */
const wanted = (state: OrderState, ask: Ask, by: (typeof askers)[number], shipped: (typeof ways)[number]) => {
  const { role } = people[by];
  if (!requestOf(ask, '').line.roles.includes(role)) return { status: 403, code: 'forbidden', after: state };
  if (by === 'foreignSeller') return { status: 404, code: 'not-found', after: state };
  const next = stepOrder(state, { type: ask }, { party: role, hasPlp: true, ...shipped });
  return next.ok ? { status: 200, code: undefined, after: next.value } : { ...refusalOnWire(next.error.reason), after: state };
};

test.each(
  states.map(
    (state) => [`${state.status}, before ${state.statusBefore ?? '–'}, to reverse ${state.statusToReverse ?? '–'}`, state] as const,
  ),
)('the server takes every allowed step and refuses all others, of everyone, from %s', async (_title, state) => {
  for (const way of ways) {
    for (const by of askers) {
      for (const ask of asks) {
        const id = newId('order');
        const shipping = {
          mode: way.mode,
          status: way.isSuspended ? suspendedShipping : null,
          street: 'Rua A',
          city: 'Recife',
          state: 'PE',
          zipCode: '50010000',
          trackingNumber: `t-${id}`,
          plpId: 'plp',
        };
        await insertOrder(app.db, id, 'ana', state.status, {
          ...state,
          shipping,
          // Of a job that is not there any more: it was done.
          cancelJobId: way.isCancelSent ? 'done-and-forgotten' : null,
        });
        const { line, params = {}, body } = requestOf(ask, id);
        const answer = await app.send(line, { params, body }, { as: by });
        const { after, status, code } = wanted(state, ask, by, way);
        const asked = { state, way, by, ask };
        expect({ asked, status: answer.status, code: (answer.body as { readonly code?: string }).code, after: await standing(id) }).toEqual(
          {
            asked,
            status,
            code,
            after: { ...after, version: status === 200 ? 2 : 1 },
          },
        );
        if (status === 200) coverage.took({ from: state.status, event: { type: ask }, to: after.status });
        else coverage.wasRefused();
      }
    }
  }
});

test('every step that a person can ask for was taken, from every status it may be taken from', () => {
  expect(coverage.missing().transitions).toEqual([]);
});
