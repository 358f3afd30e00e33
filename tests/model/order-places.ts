import { sql } from 'drizzle-orm';
import { suspendedShipping, type OrderStatus } from '#contract/order.ts';
import type { OrderFacts } from '#machines/lifecycle/order.ts';
import type { Db } from '#server/db/open.ts';
import { asks, type Ask } from './order-asks.ts';
import { everyOrderFact, keyOf, orderWalk, stateOf, type OrderKey } from './order-walk.ts';
import { pairsOf } from './paths.ts';
import { insertOrder } from '../support/orders.ts';

/** Those who have orders on screen; a reviewer has none (decision 19). */
export const parties = ['seller', 'superuser'] as const;
export type Party = (typeof parties)[number];

/** What guards read beside who asks. */
type Facts = Pick<OrderFacts, 'mode' | 'hasPlp' | 'isSuspended' | 'isCancelSent'>;
const usual: Facts = { mode: 'me1', hasPlp: true, isSuspended: false, isCancelSent: false };

/** One order that stands somewhere, looked at by somebody, and at most one step taken from there. */
export interface Place {
  readonly id: string;
  readonly party: Party;
  readonly from: OrderKey;
  readonly facts: OrderFacts;
  /** Where it leads; null where this order is only looked at. */
  readonly taken: { readonly ask: Ask; readonly to: OrderKey } | null;
}

export const statusOf = (key: OrderKey): OrderStatus => stateOf(key).status;

/** Every state an order can come to, what it remembers included. */
const states: readonly OrderKey[] = [...new Set(pairsOf(orderWalk(everyOrderFact)).map(({ from }) => from))];
/** Guards that read more than who asks: the marketplace's own shipping, a shipment without a PLP, one that was suspended, a cancellation that was sent. */
const guarded: readonly { readonly from: OrderKey; readonly facts: Facts }[] = states.flatMap((from) => [
  { from, facts: usual },
  ...(statusOf(from) === 'waiting-shipped' ? [{ from, facts: { ...usual, mode: 'me2' as const } }] : []),
  ...(statusOf(from) === 'shipped'
    ? [
        { from, facts: { ...usual, hasPlp: false } },
        { from, facts: { ...usual, isSuspended: true } },
      ]
    : []),
  // Only a cancellation that could be reverted asks whether it was sent.
  ...(stateOf(from).statusToReverse !== null && statusOf(from) === 'cancelled' ? [{ from, facts: { ...usual, isCancelSent: true } }] : []),
]);

/** Where the lifecycle takes an order, or null where it does not. */
export const stepFrom = (from: OrderKey, ask: Ask, facts: OrderFacts): OrderKey | null => {
  const next = orderWalk([facts]).step(from, { type: ask, facts });
  return next.ok ? next.value : null;
};

const placesOf = (party: Party): readonly Omit<Place, 'id'>[] =>
  guarded.flatMap(({ from, facts: those }) => {
    const facts = { party, ...those };
    const taken = asks.flatMap((ask) => {
      const to = stepFrom(from, ask, facts);
      return to === null ? [] : [{ ask, to }];
    });
    const looked: readonly Place['taken'][] = taken.length > 0 ? taken : [null];
    return looked.map((each) => ({ party, from, facts, taken: each }));
  });

/** An order of its own for each step, so that none depends on another. */
export const places: readonly Place[] = parties.flatMap(placesOf).map((place, at) => ({ ...place, id: `model-${at}` }));

/** Who takes which step; a place that nobody leads out of is only looked at. */
export const kindOf = ({ party, taken }: Place): string => `${party}: ${taken?.ask ?? 'nothing'}`;

const stored = (key: OrderKey) => {
  const { status, ...aside } = stateOf(key);
  const cancelMessage = status === 'cancelled' ? { type: 'other', description: 'Sem estoque' } : null;
  return { status, changes: { ...aside, cancelMessage } };
};

/** Puts an order for each of these places into the demo seller's company. */
export const stagePlaces = async (db: Db, wanted: readonly Place[]): Promise<void> => {
  const { rows } = await db.execute<{ seller: string; account: string }>(
    sql`select m.seller_id as seller, m.id as account from marketplace_account m join account a on a.seller_id = m.seller_id where a.mail = 'vendedor@balcao.test' limit 1`,
  );
  const [own] = rows;
  if (!own) throw new Error('The demo seller has no marketplace account');
  for (const { id, from, facts } of wanted) {
    const { status, changes } = stored(from);
    await insertOrder(db, id, 'ana', status, {
      ...changes,
      sellerId: own.seller,
      accountId: own.account,
      // Of a job that is not there any more: it was done.
      cancelJobId: facts.isCancelSent ? 'done-and-forgotten' : null,
      shipping: {
        mode: facts.mode,
        street: 'Rua das Flores',
        city: 'São Paulo',
        state: 'SP',
        zipCode: '01310100',
        trackingNumber: `t-${id}`,
        ...(facts.hasPlp ? { plpId: 'plp' } : {}),
        ...(facts.isSuspended ? { status: suspendedShipping } : {}),
      },
    });
  }
};

/** How an order that the server tells of stands. */
export const standingOf = (order: Parameters<typeof keyOf>[0]): OrderKey => keyOf(order);
