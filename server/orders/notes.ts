import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { orderAccess, type OrderStepped } from '#contract/order.ts';
import { deleteNote, saveNote } from '#contract/order-calls.ts';
import { mayTake } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { account } from '../db/schema/core.ts';
import { orderNote } from '../db/schema/order.ts';
import { forbidden, invalid, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { byId, lockOrderForUpdate, writeOrder, type OrderRecord } from './lock-order.ts';

type Written = Promise<Result<OrderStepped, ServerProblem>>;

/** PUT /order/note/{id}: a note of mine; for a superuser also a changed note or ZIP code (rows ORD-10 and ORD-11). */
export const saveNoteRoute = writeRoute(saveNote, async ({ params: { id }, body }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  if ('newNoteId' in body) return addNote(context, taken.value, body.note, body.newNoteId);
  if ('note' in body && body.noteId === undefined) return addNote(context, taken.value, body.note, randomUUID());
  if (!mayTake(orderAccess, 'note' in body ? 'editNote' : 'editZip', context.actor.role)) return refuse(forbidden());
  return 'note' in body
    ? editNote(context, taken.value, body.noteId ?? '', body.note)
    : editZip(context, taken.value, body.editedCep.replace('-', ''));
});

/** More than anybody reads of one order, each time its page is opened. */
const mostOfOrder = 200;

const addNote = async (context: WriteContext, order: OrderRecord, message: string, id: string): Written => {
  const { tx, actor, clock } = context;
  if ((await tx.$count(orderNote, eq(orderNote.orderId, order.id))) >= mostOfOrder)
    return refuse(stepRefused(`Limite de ${mostOfOrder} observações por pedido atingido`));
  const [author] = await tx.select({ picture: account.picture }).from(account).where(eq(account.id, actor.id));
  const note = { id, orderId: order.id, message, userId: actor.id, userName: actor.name, avatar: author?.picture ?? null, at: clock() };
  const [added] = await tx.insert(orderNote).values(note).onConflictDoNothing().returning({ id: orderNote.id });
  if (!added) return refuse(invalid('Observação já existe', [{ message: 'Observação já existe', path: 'newNoteId' }]));
  return ok(await writeOrder(context, order, { type: 'noteAdded', data: { previousValue: null, value: message } }));
};

/** The original stays in the history. */
const editNote = async (context: WriteContext, order: OrderRecord, noteId: string, message: string): Written => {
  const [note] = await context.tx
    .select({ message: orderNote.message })
    .from(orderNote)
    .where(and(eq(orderNote.id, noteId), eq(orderNote.orderId, order.id)));
  if (!note) return refuse(notFound());
  await context.tx.update(orderNote).set({ message, editedAt: context.clock() }).where(eq(orderNote.id, noteId));
  return ok(await writeOrder(context, order, { type: 'noteEdited', data: { previousValue: note.message, value: message } }));
};

const editZip = async (context: WriteContext, order: OrderRecord, zipCode: string): Written => {
  const data = { previousValue: order.shipping.zipCode, value: zipCode };
  return ok(await writeOrder(context, order, { type: 'zipEdited', set: { shipping: { ...order.shipping, zipCode } }, data }));
};

/** DELETE /order/note/{id}: named by what it says, who wrote it and when, as specified, or by its id. The history keeps it (decision 21). */
export const deleteNoteRoute = writeRoute(deleteNote, async ({ params: { id }, query }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  const { message, noteId, userId = '', date = '' } = query;
  const named = noteId === undefined ? and(eq(orderNote.userId, userId), eq(orderNote.at, new Date(date))) : eq(orderNote.id, noteId);
  const [gone] = await context.tx
    .delete(orderNote)
    .where(and(eq(orderNote.orderId, id), eq(orderNote.message, message), named))
    .returning({ message: orderNote.message });
  if (!gone) return refuse(notFound());
  return ok(await writeOrder(context, taken.value, { type: 'noteDeleted', data: { previousValue: gone.message, value: null } }));
});
