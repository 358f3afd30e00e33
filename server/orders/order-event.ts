import type { Order } from '#contract/order.ts';
import type { Returned } from '#contract/order-calls.ts';
import type { Tracking } from '#contract/tracking.ts';
import type { OrderStep } from '#machines/lifecycle/order.ts';

/** What can happen to an order, as its event rows are typed: a step of its lifecycle, or an edit. */
export type OrderEventType =
  | OrderStep['type']
  | 'noteAdded'
  | 'noteEdited'
  | 'noteDeleted'
  | 'zipEdited'
  | 'labelPrinted'
  | 'labelNotPrinted'
  | 'cancelReasonEdited'
  | 'mediationClosed'
  | 'buyerNotTold'
  | 'shippingNotTold'
  | 'importCompleted';

/** What a step carries beside the status. The order itself keeps the words of a cancellation only while it stands. */
export interface StepDetail {
  readonly cancelMessage?: Order['cancelMessage'];
  /** What the marketplace said when it refused the cancellation. */
  readonly refusal?: { readonly code: string; readonly text: string };
  readonly returned?: Returned;
  readonly tracking?: Tracking;
  /** What of its parcel stood there before and went. */
  readonly removed?: Tracking;
  /** When its label was printed as it stood before, so that taking a mark back restores it. */
  readonly printedBefore?: string | null;
  /** Idempotency-Key of the mark this one takes back. */
  readonly undoes?: string;
}

/** `data` of an event row: what stood before and after, as text. Never a buyer's name, tax id or street (reliability 26). */
export interface OrderEventData extends StepDetail {
  readonly previousValue: string | null;
  readonly value: string | null;
}

export const subjectOf = (orderId: string): `order:${string}` => `order:${orderId}`;
