import { and, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import { suspendedShipping, type OrderStepped } from '#contract/order.ts';
import { refuse, unreachable, type Result } from '#lib/result.ts';
import { stepOrder, type OrderState, type OrderStep, type OrderStepRefused } from '#machines/lifecycle/order.ts';
import { enqueueBuyerMessage } from '../auto-messages/enqueue-buyer-message.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { saleOrder } from '../db/schema/order.ts';
import { ambiguous, forbidden, notFound, stepRefused, withConflict, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { queryFor } from '../db/find-words.ts';
import { isUntouched } from '../integration-jobs/withdraw-jobs.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { lackRefused } from '../marketplace/lacking.ts';
import { closeRequest, notifyOfOrder } from '../notifications/notify-of-sale.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { unlessChanged } from '../stream/take-found.ts';
import { subjectOf, type OrderEventData, type OrderEventType } from './order-event.ts';
import { ordersOf } from './order-filter.ts';
import { statusWords } from './status-words.ts';

const { search: _search, ...columns } = getTableColumns(saleOrder);
export type OrderRecord = Omit<typeof saleOrder.$inferSelect, 'search'>;

export const byId = (id: string): SQL | undefined => eq(saleOrder.id, id);
/** By the marketplace's number, as the specified paths name it, or by our id in its place; `orderId` says which of several. */
export const byNumber = (externalId: string, orderId?: string): SQL | undefined =>
  and(or(byNumberAlone(externalId), byId(externalId)), orderId === undefined ? undefined : byId(orderId));
const byNumberAlone = (externalId: string): SQL => eq(saleOrder.externalId, externalId);

/** By what Correios knows it by: found by the word, told by the fields. Several may lie in one parcel; `orderId` says which is meant. */
export const byTracking = (trackingNumber: string, plpId: string, orderId?: string): SQL | undefined =>
  and(
    orderId === undefined ? undefined : byId(orderId),
    sql`${saleOrder.search} @@ ${queryFor(searchQueryOf(trackingNumber) ?? '')}`,
    sql`${saleOrder.shipping} @> ${JSON.stringify({ trackingNumber, plpId })}::jsonb`,
  );

/** Finds and locks, then refuses in this order: absent or foreign, one of several, changed since the version decided on. */
export const lockOrderForUpdate = async (context: WriteContext, which: SQL | undefined): Promise<Result<OrderRecord, ServerProblem>> => {
  const { tx, actor } = context;
  const [order, another] = await tx
    .select(columns)
    .from(saleOrder)
    .where(and(which, ordersOf(actor)))
    .orderBy(saleOrder.id)
    .limit(2)
    .for('update');
  if (!order) return refuse(notFound());
  if (another) return refuse(severalOrders());
  return unlessChanged(context, order, { ...named(order), silent });
};

/** Never the first of them: that could be another account's, or another company's. */
export const severalOrders = () => ambiguous('Há mais de um pedido com este número: abra o que você procura e decida nele');

/** What others did that contradicts no decision: a label that came out of a printer. */
const silent: readonly OrderEventType[] = ['labelPrinted', 'labelNotPrinted'];

const named = ({ id, version, status }: OrderRecord) => ({ subject: subjectOf(id), version, status });

/** Where the lifecycle takes it, or why not. `answersRequest`: what is taken back answered a request, which then waits again. */
export const stepTaken = async (
  { tx, actor, ifMatch }: WriteContext,
  order: OrderRecord,
  type: OrderStep['type'],
  answersRequest = false,
): Promise<Result<OrderState, ServerProblem>> => {
  const { mode, plpId = null, status } = order.shipping;
  const isCancelSent = order.cancelJobId !== null && type === 'revertCancel' && (await isJobTouched(tx, order.cancelJobId));
  const facts = {
    party: actor.role,
    mode,
    hasPlp: plpId !== null,
    isSuspended: status === suspendedShipping,
    isCancelSent,
    answersRequest,
  };
  const next = stepOrder(order, { type }, facts);
  if (next.ok) {
    const lack = await lackRefused(tx, 'order', type, order.accountId);
    return lack ? refuse(lack) : next;
  }
  // Also without If-Match the second of two is told who was first.
  const conflict = next.error.reason === 'status' ? await conflictSince(tx, named(order), actor.id, ifMatch ?? 0, silent) : null;
  return refuse(withConflict(toProblem(next.error), conflict));
};

/** One that is not there any more was done, and forgotten since. */
const isJobTouched = async (tx: WriteContext['tx'], id: string): Promise<boolean> =>
  (await tx.$count(integrationJob, and(eq(integrationJob.id, id), isUntouched))) === 0;

export const cancelSent = () => stepRefused('O cancelamento já foi enviado ao Mercado Livre: lá ele não pode ser desfeito');

const toProblem = ({ reason, from, step }: OrderStepRefused): ServerProblem => {
  switch (reason) {
    case 'role':
      return forbidden();
    case 'status':
      return stepRefused(`Pedido está ${statusWords[from]}`);
    case 'ownShipping':
      return stepRefused('O envio deste pedido é do marketplace');
    case 'noPlp':
      return stepRefused('Envio sem PLP não pode ser suspenso');
    case 'suspended':
      return stepRefused('Envio já suspenso');
    case 'cancelSent':
      return cancelSent();
    case 'irreversible':
      return stepRefused(
        step === 'refuseCancel' ? 'Não há situação anterior a restaurar neste pedido' : 'Este cancelamento não pode ser revertido',
      );
    default:
      return unreachable(reason);
  }
};

interface OrderWrite {
  readonly type: OrderEventType;
  readonly set?: Partial<typeof saleOrder.$inferInsert>;
  readonly data: OrderEventData;
}

const goesBack: ReadonlySet<OrderEventType> = new Set(['revertCancel', 'refuseCancel', 'undoCancel']);

/** Writes one step or edit of an order: the row at its next version, its event, and what the buyer and our people are told of it. */
export const writeOrder = async (context: WriteContext, order: OrderRecord, { type, set, data }: OrderWrite): Promise<OrderStepped> => {
  const { tx, record, clock } = context;
  const version = order.version + 1;
  await tx
    .update(saleOrder)
    .set({ ...set, version })
    .where(eq(saleOrder.id, order.id));
  await record({ subject: subjectOf(order.id), type, version, data: { ...data }, sellerId: order.sellerId });
  const { status, statusBefore, statusToReverse } = { ...order, ...set };
  // What is taken back did not happen to the order anew.
  if (status !== order.status && !goesBack.has(type)) await enqueueBuyerMessage(tx, order.id, status, clock());
  if (order.status === 'pending_cancelled' && status !== order.status) await closeRequest(context, order.id);
  if (status === 'pending_cancelled' && goesBack.has(type)) await notifyOfOrder(context, order.id, 'requestCancel');
  await notifyOfOrder(context, order.id, type);
  return { _id: order.id, version, status, statusBefore: statusBefore ?? null, statusToReverse: statusToReverse ?? null };
};
