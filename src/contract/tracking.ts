/** By which number and by whom a parcel goes, as people type it (decision 0080). */
import { z } from 'zod';
import { foldText } from '#lib/fold-text.ts';
import { builtInCarriers } from './carriers.ts';
import type { Shipping } from './order.ts';
import { textUpTo, writtenText } from './text.ts';

/** What makes one of a parcel its server says: the commands look for its signs and its length alone. */
const trackingNumber = textUpTo(200);
/** The longest name of a carrier. */
export const mostOfCarrier = 60;
const carrier = writtenText(mostOfCarrier);

/** Both as the parcel goes by; null where nobody knows. */
export const Tracking = z.object({ trackingNumber: trackingNumber.nullable(), carrier: carrier.nullable() });
export type Tracking = z.infer<typeof Tracking>;

/** Beside something else: null is none, and what is not mentioned stays. */
export const trackingFields = { trackingNumber: trackingNumber.nullable().optional(), carrier: carrier.nullable().optional() };

type Said = Partial<Record<keyof Tracking, string | null | undefined>>;

/** What the order says by now. */
export const trackingOf = ({ trackingNumber: number, carrier: by }: Partial<Pick<Shipping, 'trackingNumber' | 'carrier'>>): Tracking => ({
  trackingNumber: number ?? null,
  carrier: by?.name ?? null,
});

/** The company of this name. Its id is its name, so that one typed twice is one; none can be the marketplace. */
const carrierNamed = (name: string): NonNullable<Shipping['carrier']> => {
  const _id = foldText(name).trim().replaceAll(/\s+/gu, '-');
  const isOther = _id !== 'correios' && builtInCarriers.some((each) => each === _id);
  return { _id: isOther ? `${_id}-` : _id, name };
};

/** A parcel with what somebody says of it. A company that stays the same keeps its id. */
export const withTracking = <Of extends Partial<Pick<Shipping, 'trackingNumber' | 'carrier'>>>(
  shipping: Of,
  { trackingNumber: number, carrier: by }: Said,
): Of => ({
  ...shipping,
  ...(number === undefined ? {} : { trackingNumber: number }),
  ...(by === undefined || by === trackingOf(shipping).carrier ? {} : { carrier: by === null ? null : carrierNamed(by) }),
});

export const isSameTracking = (one: Tracking, other: Tracking): boolean =>
  one.trackingNumber === other.trackingNumber && one.carrier === other.carrier;
