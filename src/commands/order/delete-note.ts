import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import { deleteNote as deleteNoteCall } from '#contract/order-calls.ts';
import { orderAccess } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { canEditNotes, editable, noteField, withNote } from './notes.ts';
import { decidedOrder, prefillDecided } from './order-args.ts';
import type { OrderView } from './order-step.ts';

/** `userId` and `date` name the note as specified; where a note just added is taken back, its id alone does. */
const Args = z.preprocess(
  withNote,
  z.object({ ...decidedOrder, noteId: z.uuid(), message: z.string(), userId: z.string().optional(), date: Instant.optional() }),
);
type Args = z.infer<typeof Args>;

/** The note leaves the order; the history keeps that there was one (decision 21). */
export const deleteNote = defineCommand<Args, OrderView>({
  name: 'order.deleteNote',
  icon: 'trash-2',
  aliases: ['delete', 'apagar', 'excluir', 'remover', 'observação', 'nota'],
  roles: rolesOf(orderAccess, 'deleteNote'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: [noteField(({ _id, message, userId, date }) => ({ noteId: _id, message, userId, date }))],
  prefill: prefillDecided,
  can: (order, actor) => canEditNotes(order, 'deleteNote', actor),
  decide: (order, { noteId }, actor) => {
    const open = editable(order, 'deleteNote', actor);
    if (!open.ok) return open;
    const left = open.value.note.filter(({ _id }) => _id !== noteId);
    return left.length < open.value.note.length ? ok({ ...open.value, note: left }) : refuse({ key: 'order.refused.noteGone' });
  },
  send: (api, { _id, version, noteId, message, userId, date }, intentId) =>
    api.send(
      deleteNoteCall,
      {
        params: { id: _id },
        query: { noteId, message, ...(userId === undefined ? {} : { userId }), ...(date === undefined ? {} : { date }) },
      },
      once(intentId, version),
    ),
  isHeld: false,
  inverse: null,
  review: (_args, label) => ({ key: 'order.deleteNoteReview', values: { label } }),
  done: 'order.noteDeleted',
  onLostAnswer: 'retry',
});
