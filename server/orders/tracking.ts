import { hasLabel } from '#contract/order.ts';
import { changeTracking, markPrinted } from '#contract/order-tracking.ts';
import { isSameTracking, trackingOf, withTracking, type Tracking } from '#contract/tracking.ts';
import { ok, refuse } from '#lib/result.ts';
import type { saleOrder } from '../db/schema/order.ts';
import { stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { byId, lockOrderForUpdate, stepTaken, writeOrder, type OrderRecord } from './lock-order.ts';
import type { StepDetail } from './order-event.ts';
import { orderWords } from './order-words.ts';

type Said = { readonly [Field in keyof Tracking]?: Tracking[Field] | undefined };
type Columns = Pick<typeof saleOrder.$inferInsert, 'shipping' | 'search'>;

/** An order is found by its parcel's number too, so its words change with it. */
const tracked = (order: OrderRecord, said: Said): Columns => {
  const shipping = withTracking(order.shipping, said);
  return { shipping, search: orderWords({ ...order, shipping }) };
};

/** What was said when it was sent, and what the history keeps of that; null where nothing was said. */
export const sentBy = (order: OrderRecord, said: Said): { readonly set: Columns; readonly detail: StepDetail } | null => {
  if (said.trackingNumber === undefined && said.carrier === undefined) return null;
  const set = tracked(order, said);
  return { set, detail: { tracking: trackingOf(set.shipping) } };
};

/** As the history has it: 'RPD700001 · Rápida Transportes'. */
const wordsOf = ({ trackingNumber, carrier }: Tracking): string | null =>
  [trackingNumber, carrier].filter((part) => part !== null).join(' · ') || null;

/** PUT /order/tracking/{id}: the lifecycle says who may, and until when. */
export const changeTrackingRoute = writeRoute(changeTracking, async ({ params: { id }, body }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  const order = taken.value;
  const may = await stepTaken(context, order, 'editTracking');
  if (!may.ok) return may;
  const before = trackingOf(order.shipping);
  if (isSameTracking(before, body)) return refuse(stepRefused('O código de rastreio e a transportadora já são estes'));
  const data = { previousValue: wordsOf(before), value: wordsOf(body) };
  return ok(await writeOrder(context, order, { type: 'editTracking', set: tracked(order, body), data }));
});

/** PUT /order/label/{id}: whoever prints says so; it may be taken back, for a printer that jams tells nobody. */
export const markPrintedRoute = writeRoute(markPrinted, async ({ params: { id }, body: { isPrinted } }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  if (isPrinted && !hasLabel(taken.value.status)) return refuse(stepRefused('Só há etiqueta de pedido aguardando envio ou enviado'));
  const set = { labelPrintedAt: isPrinted ? context.clock() : null };
  const type = isPrinted ? 'labelPrinted' : 'labelNotPrinted';
  return ok(await writeOrder(context, taken.value, { type, set, data: { previousValue: null, value: null } }));
});
