import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import { saveNote } from '#contract/order-calls.ts';
import { orderAccess } from '#contract/order.ts';
import { mayTake, rolesOf } from '#contract/party.ts';
import { writtenText } from '#contract/text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineCommand, type Actor } from '../command.ts';
import { decidedOrder, longestText, prefillDecided } from './order-args.ts';
import { isWhole, type OrderView } from './order-step.ts';

const Args = z.object({
  ...decidedOrder,
  note: writtenText(longestText),
  /** Made once, when it is asked for, and recorded: the note is known by it here and at the server, so that no replay doubles it. */
  noteId: z.uuid().default(() => crypto.randomUUID()),
  /** When it was written, for what is shown until the server has signed it. */
  at: Instant.default(() => new Date().toISOString()),
});
type Args = z.infer<typeof Args>;

const mayNote = ({ role }: Actor): Result<void, Message> =>
  mayTake(orderAccess, 'addNote', role) ? ok(undefined) : refuse({ key: 'order.refused.role', values: { step: 'addNote' } });

/** A note of mine; it contradicts nobody, so it carries no If-Match (row ORD-10). */
export const addNote = defineCommand<Args, OrderView>({
  name: 'order.addNote',
  icon: 'message-square-plus',
  aliases: ['note', 'comment', 'observação', 'responder', 'comentar', 'anotar', 'pedido'],
  roles: rolesOf(orderAccess, 'addNote'),
  scope: 'order',
  hotkey: 'o',
  on: 'order',
  args: Args,
  fields: [{ name: 'note', label: 'order.note', kind: 'text', maxLength: longestText }],
  prefill: prefillDecided,
  can: (_order, actor) => mayNote(actor),
  decide: (order, { note: message, noteId, at }, actor) => {
    const may = mayNote(actor);
    if (!may.ok) return may;
    if (!isWhole(order) || order.note.some(({ _id }) => _id === noteId)) return ok(order);
    const mine = { _id: noteId, message, userId: actor.id, userName: actor.name, date: at, avatar: null, editedAt: null };
    return ok({ ...order, note: [mine, ...order.note] });
  },
  send: (api, { _id, note, noteId }, intentId) =>
    api.send(saveNote, { params: { id: _id }, body: { note, newNoteId: noteId } }, { idempotencyKey: intentId }),
  hasComposer: true,
  isHeld: true,
  inverse: ({ _id, externalId, version, note, noteId }) => ({
    command: 'order.deleteNote',
    args: { _id, externalId, version, noteId, message: note },
  }),
  done: 'order.noteSaved',
  onLostAnswer: 'ask',
});
