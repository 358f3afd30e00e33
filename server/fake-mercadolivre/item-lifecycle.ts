import { ok, refuse, type Result } from '#lib/result.ts';
import type { FakeItem, ItemStatus } from './fake-state.ts';

/** Where an item stands: its status, the word beside it, and how many are left. */
export type ItemStand = Pick<FakeItem, 'status' | 'subStatus' | 'quantity'>;

/** What a seller may ask of an item's stand. */
export interface StandAsked {
  readonly status?: 'active' | 'paused' | 'closed';
  readonly quantity?: number;
}

/** Which of a call's fields an item in this status takes no word on. */
export type StandRefused = 'status' | 'quantity';

const outOfStock = 'out_of_stock';

/** Held by the marketplace, or over: the seller changes nothing. */
const isMovable = (status: ItemStatus): boolean => status === 'active' || status === 'paused';

const isSoldOut = ({ status, subStatus }: ItemStand): boolean => status === 'paused' && subStatus.includes(outOfStock);

const withQuantity = (stand: ItemStand, quantity: number): ItemStand => {
  if (quantity === 0) return stand.status === 'active' ? { status: 'paused', subStatus: [outOfStock], quantity } : { ...stand, quantity };
  // What was paused because nothing was left comes back by itself; what somebody paused does not.
  return isSoldOut(stand) ? { status: 'active', subStatus: [], quantity } : { ...stand, quantity };
};

/** With nothing left it is off sale for that, whatever is asked but its end. */
const withStatus = (stand: ItemStand, status: 'active' | 'paused' | 'closed'): ItemStand =>
  (status === 'active' && stand.quantity === 0) || (status === 'paused' && isSoldOut(stand))
    ? { ...stand, status: 'paused', subStatus: [outOfStock] }
    : { ...stand, status, subStatus: [] };

/** The stand after what a seller asked, or the field that is refused. Stock is looked at first: it says whether it can be on sale. */
export const stepItem = (stand: ItemStand, asked: StandAsked): Result<ItemStand, StandRefused> => {
  const wantsStatus = asked.status !== undefined;
  if (!isMovable(stand.status)) return wantsStatus ? refuse('status') : asked.quantity === undefined ? ok(stand) : refuse('quantity');
  const stocked = asked.quantity === undefined ? stand : withQuantity(stand, asked.quantity);
  return ok(asked.status === undefined ? stocked : withStatus(stocked, asked.status));
};

/** Only what is closed can be deleted. */
export const mayDelete = ({ status }: Pick<ItemStand, 'status'>): boolean => status === 'closed';
