import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { call, idsUpTo, Instant, listQuery, pageOf } from './call.ts';
import { cancelForm } from './cancel-form.ts';
import { listOf } from './list-of.ts';
import { Cents, mostReturnedCents, Order, orderAccess, orderParties, OrderRow, OrderStatus, OrderStepped, WhichOrder } from './order.ts';
import { rolesOf } from './party.ts';
import { textUpTo, writtenText } from './text.ts';
import { Tracking, trackingFields } from './tracking.ts';
import { optionName, textIn, unreadableId } from './unreadable.ts';
import { someOf } from './some-of.ts';

/** Sellers ask for their own company's orders, superusers for all (decisions 18–20). */
const readers = rolesOf(orderAccess, 'read');

/** Statuses that are asked for together, as the dashboard counts them; `sold`: all but those of `anyCancelled`. */
const statusGroups = {
  sold: OrderStatus.exclude(['cancelled', 'fk_cancelled']).options,
  anyCancelled: OrderStatus.extract(['cancelled', 'fk_cancelled']).options,
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
type StatusGroup = keyof typeof statusGroups;

/** One status, or several by their name. */
export const OrderStatusFilter = z.enum([...OrderStatus.options, 'sold', 'anyCancelled'] satisfies (OrderStatus | StatusGroup)[]);
type OrderStatusFilter = z.infer<typeof OrderStatusFilter>;

const isGroup = (filter: OrderStatusFilter): filter is StatusGroup => filter in statusGroups;

export const statusesOf = (filter: readonly OrderStatusFilter[]): readonly OrderStatus[] => [
  ...new Set(filter.flatMap((each): readonly OrderStatus[] => (isGroup(each) ? statusGroups[each] : [each]))),
];

/** Dates without a time, in America/Sao_Paulo (decision 11); both ends are included. */
export const OrderFilter = z.object({
  status: someOf(OrderStatusFilter).optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  grossFrom: z.coerce.number().int().optional(),
  grossTo: z.coerce.number().int().optional(),
  search: z.string().trim().max(120).optional(),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

export const listOrders = call('listOrders', 'GET /order', {
  roles: readers,
  ours: true,
  query: OrderFilter.extend({
    ...listQuery,
    /** The newest whose number ends so, whatever the filter: what somebody has before them on a label. */
    endsWith: z.optional(z.string().regex(/^\d{4,32}$/u)),
  }),
  /**
   * `gross` is the sum over all that the filter finds, in cents. Null where a search or an amount finds `total` or more: a part of a sum
   * would be read as the whole.
   */
  reply: pageOf(OrderRow).extend({ gross: Cents.nullable() }),
});

const orderId = { id: z.string().min(1).max(64) };

export const getOrder = call('getOrder', 'GET /order/{id}', { roles: readers, params: z.object(orderId), reply: Order });

const externalId = { externalId: z.string().min(1).max(64) };
/** What the specification lets a person ask for by a status; forward steps come from the marketplace (decision 22). */
const AskedStatus = z.enum(['pending_cancelled', 'shipped']);

/** All or nothing, and what is not said of a parcel stays (decision 0080): one order that may not take its step refuses them all. */
export const changeOrderStatus = call('changeOrderStatus', 'PUT /order/status', {
  roles: rolesOf(orderParties, 'requestCancel', 'ship'),
  body: z
    .array(
      z
        .object({ orderId: z.string().min(1).max(64), status: AskedStatus, ...trackingFields })
        .refine(({ status, trackingNumber, carrier }) => status === 'shipped' || (!trackingNumber && !carrier), {
          path: ['trackingNumber'],
          message: 'Código de rastreio e transportadora só acompanham o envio',
        }),
    )
    .min(1)
    .max(200),
  reply: z.array(OrderStepped),
});

export const cancelOrder = call('cancelOrder', 'POST /order/cancel/{externalId}', {
  roles: rolesOf(orderParties, 'cancel'),
  params: z.object(externalId),
  query: WhichOrder,
  body: cancelForm('cancel'),
  reply: OrderStepped,
});

export const cancelOnMarketplace = call('cancelOnMarketplace', 'POST /order/cancel/mercadolivre/{externalId}', {
  roles: rolesOf(orderParties, 'cancelOnMarketplace'),
  params: z.object(externalId),
  query: WhichOrder,
  body: cancelForm('cancelOnMarketplace'),
  reply: OrderStepped,
});

export const fakeCancelOrder = call('fakeCancelOrder', 'PUT /order/fake/cancel/{externalId}', {
  roles: rolesOf(orderParties, 'fakeCancel'),
  params: z.object(externalId),
  query: WhichOrder,
  reply: OrderStepped,
});

export const revertCancel = call('revertCancel', 'PUT /order/reverseCancel/{externalId}', {
  roles: rolesOf(orderParties, 'revertCancel'),
  params: z.object(externalId),
  /** `isUndo`, ours: what was just decided is taken back, so a request that it answered waits again. */
  query: WhichOrder.extend({ isUndo: z.literal('true').optional() }),
  body: z.object({ status: z.literal('reverse_cancel') }),
  reply: OrderStepped,
});

export const refuseCancel = call('refuseCancel', 'PUT /order/refuseCancel/{externalId}', {
  roles: rolesOf(orderParties, 'refuseCancel'),
  ours: true,
  params: z.object(externalId),
  query: WhichOrder,
  reply: OrderStepped,
});

export const getCancelReasons = call('getCancelReasons', 'GET /order/cancel/cancellationreason', {
  roles: readers,
  reply: listOf(z.object({ type: z.string(), description: z.string() }), (broken, told) => ({
    // What is sent is its type: another id of its row is none.
    type: textIn(told, 'type') ?? unreadableId({ at: broken.at, id: null }),
    description: optionName({ id: textIn(told, 'type') }, textIn(told, 'description')),
  })),
});

export const getCancelMessage = call('getCancelMessage', 'GET /order/cancel/{externalId}', {
  roles: readers,
  params: z.object(externalId),
  query: WhichOrder,
  reply: z.object({ cancelMessage: Order.shape.cancelMessage }),
});

export const changeCancelReason = call('changeCancelReason', 'PUT /order/cancel-motive/{id}', {
  roles: rolesOf(orderAccess, 'editCancelReason'),
  params: z.object(orderId),
  body: z.object({ description: writtenText(2000) }),
  reply: OrderStepped,
});

/** All four fields are required (row ORD-9). `devolutionValue` is in cents. `orderId` is ours: the tracking number is the return's own. */
export const addReturn = call('addReturn', 'PUT /ordermoney/change/status', {
  roles: rolesOf(orderParties, 'addReturn'),
  body: z
    .object({
      orderId: z.string().min(1).max(64),
      trackingNumber: writtenText(40),
      status: z.literal('cancelled'),
      detail: textUpTo(2000).nullable(),
      changeValues: z.literal(true),
      devolutionValue: z.int().nonnegative().max(mostReturnedCents),
      dateFrom: z.iso.date(),
      dateTo: z.iso.date(),
    })
    .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { path: ['dateTo'], message: 'Data inválida.' }),
  reply: OrderStepped,
});

/**
 * A note, or the ZIP code (superuser only). Ours: `noteId` edits that note; `newNoteId` is the one the new note is to have, so that
 * whoever wrote it knows it before the answer is here, and can take it back.
 */
export const saveNote = call('saveNote', 'PUT /order/note/{id}', {
  roles: rolesOf(orderAccess, 'addNote', 'editNote', 'editZip'),
  params: z.object(orderId),
  body: z.union([
    z.strictObject({ note: writtenText(2000), noteId: z.uuid().optional() }),
    z.strictObject({ note: writtenText(2000), newNoteId: z.uuid() }),
    z.strictObject({ editedCep: z.string().regex(/^\d{5}-?\d{3}$/u) }),
  ]),
  reply: OrderStepped,
});

/**
 * In the query, as specified (decision 25); query strings are never logged. A note is named by what it says, who wrote it and when,
 * or (ours) by what it says and its id.
 */
export const deleteNote = call('deleteNote', 'DELETE /order/note/{id}', {
  roles: rolesOf(orderAccess, 'deleteNote'),
  params: z.object(orderId),
  query: z
    .object({
      message: textUpTo(2000),
      userId: z.string().max(64).optional(),
      date: Instant.optional(),
      noteId: z.uuid().optional(),
    })
    .refine(({ userId, date, noteId }) => noteId !== undefined || (userId !== undefined && date !== undefined), { path: ['date'] }),
  reply: OrderStepped,
});

/** What came back, as the form says it; ours. */
const Returned = z.object({
  trackingNumber: z.string(),
  devolutionValue: Cents,
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  detail: z.string().nullable(),
});
export type Returned = z.infer<typeof Returned>;

/**
 * Log (part 1, section 3), newest first. `type` is ours, and so is what goes with a step beside the status: the words of a
 * cancellation, also of one that was taken back since, and the fields of a return.
 */
const OrderLog = z.object({
  orderId: z.string(),
  type: z.string(),
  content: z.object({
    previousValue: z.string().nullable(),
    value: z.string().nullable(),
    cancelMessage: Order.shape.cancelMessage.optional(),
    returned: Returned.nullish(),
    /** By which number and whom it was sent. */
    tracking: Tracking.nullish(),
    /** Which number, and whose, gave way to that. */
    removed: Tracking.nullish(),
    /** What the marketplace said when it refused the cancellation. */
    refusal: z.object({ code: z.string(), text: z.string() }).nullish(),
  }),
  updatedAt: Instant,
  userName: z.string(),
  userId: z.string(),
});

/** The type of a change that could not be read. When it was is not known either: its place among the others tells as much. */
export const unreadableLog = 'unreadable';
const unreadable = ({ id }: BrokenRow, told: unknown): z.infer<typeof OrderLog> => ({
  orderId: textIn(told, 'orderId') ?? id ?? '',
  type: unreadableLog,
  content: { previousValue: null, value: null },
  updatedAt: new Date(0).toISOString(),
  userName: textIn(told, 'userName') ?? '',
  userId: textIn(told, 'userId') ?? '',
});

export const getOrderLogs = call('getOrderLogs', 'GET /order/logs', {
  roles: rolesOf(orderAccess, 'readLogs'),
  /** `orderIds[]` as specified, or `orderIds` with commas (spec, decision 41). */
  query: z.object({ orderIds: z.union([z.array(orderId.id).max(50), idsUpTo(50)]) }),
  reply: listOf(OrderLog, unreadable),
});
