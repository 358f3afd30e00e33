import { z } from 'zod';
import { saveNote } from '#contract/order-calls.ts';
import { writtenText } from '#contract/text.ts';
import { orderAccess } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { canEditNotes, editable, noteField } from './notes.ts';
import { decidedOrder, longestText, prefillDecided } from './order-args.ts';
import { orderSubject, type OrderView } from './order-step.ts';

const Args = z.object({ ...decidedOrder, noteId: z.uuid(), note: writtenText(longestText) });
type Args = z.infer<typeof Args>;

/** The original stays in the history (row ORD-10). */
export const editNote = defineCommand<Args, OrderView>({
  name: 'order.editNote',
  version: 1,
  title: 'order.editNote',
  icon: 'pencil',
  aliases: ['edit', 'editar', 'alterar', 'observação', 'nota'],
  roles: rolesOf(orderAccess, 'editNote'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: [noteField(({ _id }) => _id), { name: 'note', label: 'order.newNoteText', kind: 'text', maxLength: longestText }],
  prefill: prefillDecided,
  subject: orderSubject,
  can: (order, actor) => canEditNotes(order, 'editNote', actor),
  decide: (order, { noteId, note: message }, actor) => {
    const open = editable(order, 'editNote', actor);
    if (!open.ok) return open;
    const before = open.value.note.find(({ _id }) => _id === noteId);
    if (!before) return refuse({ key: 'order.refused.noteGone' });
    if (before.message === message) return refuse({ key: 'order.refused.sameNote' });
    return ok({ ...open.value, note: open.value.note.map((each) => (each === before ? { ...each, message, editedAt: actor.now } : each)) });
  },
  send: (api, { _id, version, noteId, note }, intentId) =>
    api.send(saveNote, { params: { id: _id }, body: { note, noteId } }, { idempotencyKey: intentId, ifMatch: version }),
  isHeld: false,
  inverse: null,
  review: (_args, label) => ({ key: 'order.editNoteReview', values: { label } }),
  done: 'order.noteSaved',
  onLostAnswer: 'retry',
});
