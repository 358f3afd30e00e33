import { z } from 'zod';
import { saveNote } from '#contract/order-calls.ts';
import { writtenText } from '#contract/text.ts';
import { orderAccess } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { canEditNotes, changedMeanwhile, editable, noteField, withNote } from './notes.ts';
import { decidedOrder, longestText, prefillDecided } from './order-args.ts';
import type { OrderView } from './order-step.ts';

const Args = z.preprocess(
  withNote,
  z.object({
    ...decidedOrder,
    noteId: z.uuid(),
    note: writtenText(longestText),
    /** What the note said when the change was begun. Older builds did not tell. */
    previous: z.string().optional(),
  }),
);
type Args = z.infer<typeof Args>;

/** As far as it is answered: nothing has read it yet. */
const answered = (args: Partial<Args>): Partial<Args> => withNote(args) as Partial<Args>;

/** The original stays in the history (row ORD-10). */
export const editNote = defineCommand<Args, OrderView>({
  name: 'order.editNote',
  icon: 'pencil',
  aliases: ['edit', 'editar', 'alterar', 'observação', 'nota'],
  roles: rolesOf(orderAccess, 'editNote'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: [
    noteField(({ _id, message }) => ({ noteId: _id, previous: message })),
    { name: 'note', label: 'order.newNoteText', kind: 'text', maxLength: longestText },
  ],
  prefill: prefillDecided,
  can: (order, actor) => canEditNotes(order, 'editNote', actor),
  decide: (order, { noteId, note: message, previous }, actor) => {
    const open = editable(order, 'editNote', actor);
    if (!open.ok) return open;
    const before = open.value.note.find(({ _id }) => _id === noteId);
    if (!before) return refuse({ key: 'order.refused.noteGone' });
    if (before.message === message) return refuse({ key: 'order.refused.sameNote' });
    if (previous !== undefined && before.message !== previous) return changedMeanwhile(before.message);
    return ok({ ...open.value, note: open.value.note.map((each) => (each === before ? { ...each, message, editedAt: actor.now } : each)) });
  },
  send: (api, { _id, version, noteId, note }, intentId) =>
    api.send(saveNote, { params: { id: _id }, body: { note, noteId } }, once(intentId, version)),
  asked: {
    typed: ({ note }) => ({ note }),
    begun: (args) => ({ note: answered(args).previous ?? '' }),
    part: (args) => answered(args).noteId,
  },
  isHeld: false,
  ofWhatWasSeen: true,
  inverse: null,
  review: (_args, label) => ({ key: 'order.editNoteReview', values: { label } }),
  done: 'order.noteSaved',
  onLostAnswer: 'retry',
  // A provider would add it as another note.
  isOurs: true,
});
