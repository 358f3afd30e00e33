import { orders } from '#api/orders.ts';
import { orderAccess, type Order, type OrderNote } from '#contract/order.ts';
import { mayTake, rolesOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { Actor } from '../command.ts';
import type { Field, Offer } from '../field.ts';
import { onlyFor } from '../only-for.ts';
import { isWhole, type OrderView } from './order-step.ts';

/** So much of a note is enough to know it by. */
const shownOfNote = 80;

/** Which of the order's notes; what is answered is told by `valueOf`. */
export const noteField = (valueOf: (note: OrderNote) => Offer['value']): Field => ({
  name: 'noteId',
  label: 'order.whichNote',
  kind: 'offered',
  isOfOne: true,
  offers: async ({ api, queryClient }, { subject }) => {
    const { note } = await queryClient.ensureQueryData(orders.query(api, subject.slice('order:'.length)));
    return note.map((each) => ({ value: valueOf(each), label: `${each.userName}: ${[...each.message].slice(0, shownOfNote).join('')}` }));
  },
});

/** The palette answers with the whole note; its parts travel beside the id. */
export const withNote = (args: unknown): unknown => {
  if (typeof args !== 'object' || args === null || !('noteId' in args)) return args;
  return typeof args.noteId === 'object' ? { ...args, ...args.noteId } : args;
};

/** Somebody else changed what is being changed, since it was begun: what is typed was written over another text. */
export const changedMeanwhile = (now: string): Result<never, Message> => refuse({ key: 'order.refused.changedMeanwhile', values: { now } });

type Edit = 'editNote' | 'deleteNote' | 'editZip' | 'editCancelReason';

/** What the page of an order shows is edited there: a list shows neither notes nor addresses nor reasons. */
export const editable = (order: OrderView, edit: Edit, { role }: Actor): Result<Order, Message> => {
  if (!mayTake(orderAccess, edit, role)) return refuse(onlyFor(rolesOf(orderAccess, edit)));
  return isWhole(order) ? ok(order) : refuse({ key: 'order.refused.openFirst' });
};

/** Is there a note to edit or delete? */
export const canEditNotes = (order: OrderView, edit: Edit, actor: Actor): Result<void, Message> => {
  const open = editable(order, edit, actor);
  if (!open.ok) return open;
  return open.value.note.length > 0 ? ok(undefined) : refuse({ key: 'order.refused.noNotes' });
};
