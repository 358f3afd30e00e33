import { hasLabel } from '#contract/order.ts';
import { changeTracking, markPrinted } from '#contract/order-tracking.ts';
import { isSameTracking, trackingOf, withTracking, type Tracking } from '#contract/tracking.ts';
import { cleanTrackingNumber, trackingFault, trackingFaultText } from '#lib/validate/tracking-code.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { saleOrder } from '../db/schema/order.ts';
import { invalid, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { changedSince, undoneDeed } from '../stream/undone-deed.ts';
import { byId, lockOrderForUpdate, stepTaken, writeOrder, type OrderRecord } from './lock-order.ts';
import { subjectOf, type OrderEventData, type OrderEventType, type StepDetail } from './order-event.ts';
import { orderWords } from './order-words.ts';

type Said = { readonly [Field in keyof Tracking]?: Tracking[Field] | undefined };
type Columns = Pick<typeof saleOrder.$inferInsert, 'shipping' | 'search'>;

/** What is wrong with a number that is new to the order, beside it; null when nothing is. What the marketplace gave it may stay. */
export const wrongNumber = ({ shipping }: OrderRecord, { trackingNumber, carrier }: Said): ServerProblem | null => {
  const before = trackingOf(shipping);
  const isNew = typeof trackingNumber === 'string' && trackingNumber !== before.trackingNumber;
  const fault = isNew ? trackingFault(trackingNumber, (carrier === undefined ? before.carrier : carrier) ?? '') : null;
  if (fault === null) return null;
  const message = trackingFaultText[fault];
  return invalid(message, [{ message, path: 'trackingNumber' }]);
};

/** An order is found by its parcel's number too, so its words change with it. */
const tracked = (order: OrderRecord, said: Said): Columns => {
  const { trackingNumber } = said;
  const cleaned = typeof trackingNumber === 'string' ? { ...said, trackingNumber: cleanTrackingNumber(trackingNumber) } : said;
  const shipping = withTracking(order.shipping, cleaned);
  return { shipping, search: orderWords({ ...order, shipping }) };
};

/** As the history has it: 'RPD700001 · Rápida Transportes'. */
const wordsOf = ({ trackingNumber, carrier }: Tracking): string | null =>
  [trackingNumber, carrier].filter((part) => part !== null).join(' · ') || null;

/** The columns that tracking given with the shipment sets, and for the history the new and the replaced one; null where none was given. */
export const sentBy = (order: OrderRecord, said: Said): { readonly set: Columns; readonly detail: StepDetail } | null => {
  if (said.trackingNumber === undefined && said.carrier === undefined) return null;
  const set = tracked(order, said);
  const [before, tracking] = [trackingOf(order.shipping), trackingOf(set.shipping)];
  const removed: Tracking = {
    trackingNumber: before.trackingNumber === tracking.trackingNumber ? null : before.trackingNumber,
    carrier: before.carrier === tracking.carrier ? null : before.carrier,
  };
  return { set, detail: { tracking, ...(wordsOf(removed) !== null && { removed }) } };
};

/** PUT /order/tracking/{id}: the lifecycle says who may, and until when. */
export const changeTrackingRoute = writeRoute(changeTracking, async ({ params: { id }, body }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  const order = taken.value;
  const may = await stepTaken(context, order, 'editTracking');
  if (!may.ok) return may;
  const wrong = wrongNumber(order, body);
  if (wrong) return refuse(wrong);
  const before = trackingOf(order.shipping);
  const { trackingNumber: number } = body;
  if (isSameTracking(before, { ...body, trackingNumber: number === null ? null : cleanTrackingNumber(number) }))
    return refuse(stepRefused('O código de rastreio e a transportadora já são estes'));
  const set = tracked(order, body);
  const data = { previousValue: wordsOf(before), value: wordsOf(trackingOf(set.shipping)) };
  return ok(await writeOrder(context, order, { type: 'editTracking', set, data }));
});

const labelTypes = ['labelPrinted', 'labelNotPrinted'] as const satisfies readonly OrderEventType[];

/** When it was printed as it stood before the mark that is taken back; an older build kept nothing of it. */
const printedBefore = async ({ tx }: WriteContext, id: string, undoes: string): Promise<Result<Date | null, ServerProblem>> => {
  const undone = await undoneDeed(tx, { subject: subjectOf(id), undoes, types: labelTypes });
  if (!undone.ok) return undone;
  const { printedBefore: before } = undone.value as Partial<OrderEventData>;
  if (before === undefined) return refuse(changedSince());
  return ok(before === null ? null : new Date(before));
};

/** PUT /order/label/{id}: whoever prints says so; it may be taken back, for a printer that jams tells nobody. */
export const markPrintedRoute = writeRoute(markPrinted, async ({ params: { id }, body: { isPrinted, undoes } }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  const { status, labelPrintedAt: before } = taken.value;
  // What it was it may be again, wherever the order stands by now.
  if (isPrinted && undoes === undefined && !hasLabel(status))
    return refuse(stepRefused('Só há etiqueta de pedido aguardando envio ou enviado'));
  const printed = undoes === undefined ? ok(isPrinted ? context.clock() : null) : await printedBefore(context, id, undoes);
  if (!printed.ok) return printed;
  const type = printed.value === null ? 'labelNotPrinted' : 'labelPrinted';
  const data = { previousValue: null, value: null, printedBefore: before?.toISOString() ?? null, ...(undoes !== undefined && { undoes }) };
  return ok(await writeOrder(context, taken.value, { type, set: { labelPrintedAt: printed.value }, data }));
});
