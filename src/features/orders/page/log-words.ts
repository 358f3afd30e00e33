import type { z } from 'zod';
import { unreadableLog, type getOrderLogs } from '#contract/order-calls.ts';
import { OrderStatus } from '#contract/order.ts';
import { formatPostalCode } from '#lib/validate/postal-code.ts';
import type { Translate } from '#locale/translate.ts';
import type { Tone } from '#ui/status-dot.tsx';
import { orderStatusKey, orderTone } from '../order-status.ts';

export type OrderLog = z.infer<typeof getOrderLogs.reply>[number];

const events = [
  'pay',
  'invoice',
  'awaitShipment',
  'ship',
  'deliver',
  'failDelivery',
  'requestCancel',
  'refuseCancel',
  'cancel',
  'cancelOnMarketplace',
  'fakeCancel',
  'addReturn',
  'revertCancel',
  'undoCancel',
  'buyerNotTold',
  'shippingNotTold',
  'suspendShipment',
  'editTracking',
  'labelPrinted',
  'labelNotPrinted',
  'noteAdded',
  'noteEdited',
  'noteDeleted',
  'zipEdited',
  'cancelReasonEdited',
  'mediationClosed',
  'importCompleted',
] as const;

/** What happened. A kind of event that a later server knows and we do not is shown as it is called. */
export const logTitle = (t: Translate, { type }: Pick<OrderLog, 'type'>): string => {
  if (type === unreadableLog) return t('table.unreadable');
  const known = events.find((each) => each === type);
  return known ? t(`orderPage.event.${known}`) : type;
};

/** A value before or after: a status in its words, a ZIP code with its hyphen, anything else as it was written. */
export const logValue = (t: Translate, { type }: Pick<OrderLog, 'type'>, value: string | null): string | null => {
  if (value === null) return null;
  if (type === 'zipEdited') return formatPostalCode(value) ?? value;
  if (type === 'mediationClosed') return t(value === 'resolved' ? 'orderPage.mediation.resolved' : 'orderPage.mediation.notSolved');
  const status = isStep(type) ? OrderStatus.safeParse(value) : null;
  return status?.success ? t(orderStatusKey(status.data)) : value;
};

const edits = new Set<string>([
  'noteAdded',
  'noteEdited',
  'noteDeleted',
  'zipEdited',
  'cancelReasonEdited',
  'importCompleted',
  'editTracking',
]);
/** Only the lifecycle writes statuses: somebody's note that says 'paid' stays what they wrote. */
const isStep = (type: string): boolean => !edits.has(type);

export const logTone = ({ type, content: { value } }: Pick<OrderLog, 'type' | 'content'>): Tone => {
  const status = isStep(type) ? OrderStatus.safeParse(value) : null;
  return status?.success ? orderTone(status.data) : 'idle';
};
