/** What is said of an order's parcel: its number and carrier, that its label was printed, that it is to stop. */
import { z } from 'zod';
import { byId, call } from './call.ts';
import { orderAccess, orderParties, OrderStepped, WhichOrder } from './order.ts';
import { rolesOf } from './party.ts';
import { writtenText } from './text.ts';
import { Tracking } from './tracking.ts';

/** Both as they are from now on: null where there is none. */
export const changeTracking = call('changeTracking', 'PUT /order/tracking/{id}', {
  roles: rolesOf(orderParties, 'editTracking'),
  ours: true,
  params: byId,
  body: Tracking,
  reply: OrderStepped,
});

/** Whether its label is on paper: no browser tells whether a printer printed, so a person can take it back. */
export const markPrinted = call('markPrinted', 'PUT /order/label/{id}', {
  roles: rolesOf(orderAccess, 'markPrinted'),
  ours: true,
  params: byId,
  /** `undoes`, the Idempotency-Key of the last mark: what stood before it stands again. */
  body: z.object({ isPrinted: z.boolean(), undoes: z.string().max(200).optional() }),
  reply: OrderStepped,
});

export const suspendShipment = call('suspendShipment', 'POST /correio/rastreio/suspend', {
  roles: rolesOf(orderParties, 'suspendShipment'),
  query: WhichOrder,
  body: z.object({ trackingNumber: writtenText(40), plpId: writtenText(40) }),
  reply: OrderStepped,
});
