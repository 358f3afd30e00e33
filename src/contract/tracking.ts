/** By which number and by whom a parcel goes, as people type it (decision 0080). */
import { z } from 'zod';
import { foldText } from '#lib/fold-text.ts';
import { cleanTrackingNumber, leastOfTracking, mostOfTracking, trackingFault, type TrackingFault } from '#lib/validate/tracking-code.ts';
import { builtInCarriers } from './carriers.ts';
import type { Shipping } from './order.ts';
import { writtenText } from './text.ts';

/** What the server says of a number; the console's English stands beside it in its catalogue. */
export const trackingFaultText: Readonly<Record<TrackingFault, string>> = {
  signs: 'Use só letras, números, hífen, ponto e barra, sem espaços.',
  short: `O código tem ao menos ${leastOfTracking} caracteres.`,
  long: `O código tem no máximo ${mostOfTracking} caracteres.`,
  digit: 'O dígito verificador deste código dos Correios não confere.',
};

const trackingNumber = z.string().trim().overwrite(cleanTrackingNumber);
/** The longest name of a carrier. */
export const mostOfCarrier = 60;
const carrier = writtenText(mostOfCarrier);

/** Both as the parcel goes by; null where nobody knows. */
export const Tracking = z.object({ trackingNumber: trackingNumber.nullable(), carrier: carrier.nullable() });
export type Tracking = z.infer<typeof Tracking>;

/** Beside something else: what is not mentioned stays. */
export const trackingFields = { trackingNumber: trackingNumber.optional(), carrier: carrier.optional() };

type Said = Partial<Record<keyof Tracking, string | null | undefined>>;

/** Says what is wrong with the number, beside it. */
export const checkTracking = ({ trackingNumber: number, carrier: by }: Said, context: z.core.$RefinementCtx): void => {
  const fault = typeof number === 'string' ? trackingFault(number, by ?? '') : null;
  if (fault !== null) context.addIssue({ code: 'custom', path: ['trackingNumber'], message: trackingFaultText[fault], input: number });
};

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
