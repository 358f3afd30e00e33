import { instantOf } from '#lib/dates.ts';
import {
  fieldOf,
  iconNamed,
  inOrder,
  shipmentStatuses,
  textOf,
  toneOfIcon,
  type ShipmentStatus,
  type TrackingEvent,
  type TrackingIcon,
} from './tracking-event.ts';

/** Statuses of a shipment as Mercado Livre names them (domain, 5.6). Others will come: their own words are shown. */
const iconOfStatus: Readonly<Record<ShipmentStatus, TrackingIcon>> = {
  pending: 'waiting',
  handling: 'waiting',
  ready_to_ship: 'waiting',
  shipped: 'moving',
  out_for_delivery: 'nearby',
  delivered: 'delivered',
  not_delivered: 'returned',
  returning_to_sender: 'returned',
  cancelled: 'problem',
};

const iconOf = (status: ShipmentStatus | undefined, event: unknown): TrackingIcon =>
  (status && iconOfStatus[status]) ?? iconNamed(fieldOf(event, 'icon')) ?? 'other';

/** The name is spelled like this on the wire (part 1, section 3); a provider may have mended it. */
const wordsOf = (event: unknown): string | null => textOf(fieldOf(event, 'decriptionEvent')) ?? textOf(fieldOf(event, 'descriptionEvent'));

const readEvent = (event: unknown): TrackingEvent | null => {
  const status = textOf(fieldOf(event, 'status'));
  const known = shipmentStatuses.find((each) => each === status);
  const words = wordsOf(event);
  const title = words ?? status?.replaceAll('_', ' ') ?? null;
  const at = instantOf(textOf(fieldOf(event, 'date')) ?? '');
  if (!at.ok || title === null) return null;
  const icon = iconOf(known, event);
  return {
    at: at.value,
    title,
    detail: null,
    place: null,
    icon,
    tone: toneOfIcon[icon],
    ...(known && words === null && { status: known }),
  };
};

/** The movements in whatever a marketplace answered: a list, or an object that holds one. */
export const marketplaceEvents = (answer: unknown): readonly TrackingEvent[] => {
  const held = [answer, fieldOf(answer, 'events'), fieldOf(answer, 'items')].find((each) => Array.isArray(each));
  return inOrder(((held ?? []) as readonly unknown[]).map(readEvent));
};
