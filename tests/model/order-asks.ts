import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import {
  addReturn,
  cancelOnMarketplace,
  cancelOrder,
  changeOrderStatus,
  fakeCancelOrder,
  refuseCancel,
  revertCancel,
} from '#contract/order-calls.ts';
import { changeTracking, suspendShipment } from '#contract/order-tracking.ts';
import { unreachable } from '#lib/result.ts';
import type { OrderRefusalReason, OrderStep } from '#machines/lifecycle/order.ts';

/** Steps that people ask for; the others are the marketplace's, and no call takes them. */
export const asks = [
  'requestCancel',
  'ship',
  'refuseCancel',
  'cancel',
  'cancelOnMarketplace',
  'fakeCancel',
  'addReturn',
  'revertCancel',
  'suspendShipment',
  'editTracking',
] as const satisfies readonly OrderStep['type'][];
export type Ask = (typeof asks)[number];

export interface Request {
  readonly line: Call;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

const typed = <Params extends z.ZodType, Body extends z.ZodType>(
  line: Call<Params, z.ZodType, Body>,
  body: z.input<Body>,
  params?: Record<string, string>,
): Request => ({ line, body, ...(params && { params }) });

const form = { type: 'other', description: 'Sem estoque' };

export const requestOf = (ask: Ask, orderId: string): Request => {
  const number = { externalId: `n-${orderId}` };
  switch (ask) {
    case 'requestCancel':
      return typed(changeOrderStatus, [{ orderId, status: 'pending_cancelled' }]);
    case 'ship':
      return typed(changeOrderStatus, [{ orderId, status: 'shipped' }]);
    case 'refuseCancel':
      return typed(refuseCancel, undefined, number);
    case 'cancel':
      return typed(cancelOrder, form, number);
    case 'cancelOnMarketplace':
      return typed(cancelOnMarketplace, form, number);
    case 'fakeCancel':
      return typed(fakeCancelOrder, undefined, number);
    case 'revertCancel':
      return typed(revertCancel, { status: 'reverse_cancel' }, number);
    case 'addReturn':
      return typed(addReturn, {
        orderId,
        trackingNumber: 'BR1',
        status: 'cancelled',
        detail: null,
        changeValues: true,
        devolutionValue: 100,
        dateFrom: '2026-11-01',
        dateTo: '2026-11-02',
      });
    case 'suspendShipment':
      return typed(suspendShipment, { trackingNumber: `t-${orderId}`, plpId: 'plp' });
    case 'editTracking':
      return typed(changeTracking, { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' }, { id: orderId });
    default:
      return unreachable(ask);
  }
};

/** How the wire says no, whom the call lets in at all. */
export const refusalOnWire = (reason: OrderRefusalReason): { readonly status: number; readonly code: string } =>
  reason === 'role' ? { status: 403, code: 'forbidden' } : { status: 409, code: 'step-refused' };
