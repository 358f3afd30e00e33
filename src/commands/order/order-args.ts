import { z } from 'zod';
import { orderAccess } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { mostOfCarrier, trackingOf, type Tracking } from '#contract/tracking.ts';
import { mostOfTracking, trackingFault } from '#lib/validate/tracking-code.ts';
import type { Field } from '../field.ts';
import { isWhole, type OrderView } from './order-step.ts';

export const orderReaders = rolesOf(orderAccess, 'read');

/** Which order: by our id, by the number the specified paths want, and in the version the person had before their eyes (If-Match). */
export const decidedOrder = { _id: z.string().min(1), externalId: z.string().min(1), version: z.int().positive() };

export const prefillDecided = ({ _id, externalId, version }: OrderView) => ({ _id, externalId, version });

/** As much of a text as the server takes. */
export const longestText = 2000;

/** The signs and the length of a parcel's number. Whether one of Correios checks is said by their form and by the server. */
export const ParcelNumber = z
  .string()
  .trim()
  .regex(/^[\dA-Za-z./-]{5,40}$/u);

/** What of its parcel is asked, of several only who carries them (decision 0080). */
export const trackingQuestions: readonly Field[] = [
  { name: 'trackingNumber', label: 'order.trackingNumber', kind: 'text', maxLength: mostOfTracking, isOptional: true, isOfOne: true },
  { name: 'carrier', label: 'order.carrier', kind: 'text', maxLength: mostOfCarrier, isOptional: true },
];

/** Of an order that has none, or of which it is not known. */
export const noTracking: Tracking = { trackingNumber: null, carrier: null };

/** As its form has it: blank is none. */
export const typedTracking = ({ trackingNumber, carrier }: Tracking): { readonly trackingNumber: string; readonly carrier: string } => ({
  trackingNumber: trackingNumber ?? '',
  carrier: carrier ?? '',
});

/** The one order's parcel as its form begins with it; a list tells no carrier. */
export const trackingIn = (order: OrderView): Tracking =>
  isWhole(order) ? trackingOf(order.shipping) : { trackingNumber: order.trackingNumber, carrier: null };

/** May it be written back once it is replaced? What the marketplace gave may stay, but nobody types it. */
export const mayComeBack = ({ trackingNumber, carrier }: Tracking): boolean =>
  trackingNumber === null || trackingFault(trackingNumber, carrier ?? '') === null;

export const isParcelNumber = (text: string): boolean => ParcelNumber.safeParse(text).success;
