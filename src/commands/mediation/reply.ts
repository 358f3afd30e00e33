import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import { replyMediation } from '#contract/mediation-calls.ts';
import { longestReply, mediationParties, mostFiles } from '#contract/mediation.ts';
import { rolesOf } from '#contract/party.ts';
import { textUpTo } from '#contract/text.ts';
import { ok, refuse } from '#lib/result.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { defineCommand } from '../command.ts';
import { stepView } from './mediation-step.ts';
import { isWhole, type MediationView, type ShownMessage } from './mediation-view.ts';

const Args = z
  .object({
    _id: z.string().min(1),
    externalId: z.string().min(1),
    message: textUpTo(longestReply).default(''),
    /** Made once, when it is asked for, and recorded: the message is known by it here and at the server, so that no replay doubles it. */
    messageId: z.uuid().default(() => crypto.randomUUID()),
    /** When it was written, for what is shown until the server has it. */
    at: Instant.default(() => new Date().toISOString()),
    /** What goes with it, in order; the bytes are kept beside the log, under the message's id. */
    files: z
      .array(z.object({ name: z.string(), size: z.number() }))
      .max(mostFiles)
      .default([]),
  })
  .refine(({ message, files }) => !isBlank(message) || files.length > 0, { path: ['message'] });
type Args = z.infer<typeof Args>;

const step = { type: 'reply' } as const;

const formOf = (texts: Readonly<Record<string, string>>, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const file of files) form.append('image', file, file.name);
  return form;
};

/** An answer in the conversation. It contradicts nobody, so it carries no If-Match (row MED-2). */
export const reply = defineCommand<Args, MediationView>({
  name: 'mediation.reply',
  icon: 'message-square-plus',
  aliases: ['reply', 'answer', 'responder', 'mensagem', 'mediação', 'comprador', 'mediador'],
  roles: rolesOf(mediationParties, step.type),
  scope: 'mediation',
  on: 'mediation',
  args: Args,
  fields: [{ name: 'message', label: 'mediation.message', kind: 'text', maxLength: longestReply }],
  prefill: ({ _id, externalId }) => ({ _id, externalId }),
  can: (view, actor) => stepView(view, step, actor),
  decide: (view, { message, messageId, at, files }, actor) => {
    if (isWhole(view) && view.mediation.conversation.some(({ _id }) => _id === messageId)) return ok(view);
    const next = stepView(view, step, actor);
    // A row tells only the newest message, by no id: what waits could be counted twice there.
    if (!next.ok || !isWhole(next.value)) return next;
    const { conversation } = next.value.mediation;
    const mine: ShownMessage = {
      _id: messageId,
      userId: actor.id,
      userName: actor.name,
      userPic: null,
      message,
      date: at,
      picture: [],
      isWaiting: true,
      waitingFiles: files,
    };
    return ok({ ...next.value, mediation: { conversation: [...conversation, mine] } });
  },
  send: async (api, { _id, externalId, message, messageId, files }, intentId, { files: kept, hasSpecifiedOnly = false } = {}) => {
    const sent = files.length > 0 ? ((await kept?.read(messageId)) ?? null) : [];
    if (sent?.length !== files.length) return refuse({ type: 'FilesGone' });
    const said = { _id, externalId, message };
    // As `mediation.close`: the specification has it in the query, and ours takes it in the form.
    const body = formOf(hasSpecifiedOnly ? {} : { ...said, messageId }, sent);
    const weight = sent.reduce((sum, { size }) => sum + size, 0);
    // The names and the text go before the files.
    const onSent = (bytes: number, all: number): void => kept?.onSent?.(Math.max(0, bytes - Math.max(0, all - weight)));
    const form = { body, headers: {}, ...(weight > 0 && { onSent }) };
    const query = { allowReplace: 'true', ...(hasSpecifiedOnly && said) } as const;
    return api.send(replyMediation, { query }, { form, idempotencyKey: intentId });
  },
  written: ({ message, messageId, files }) => ({
    text: message,
    files: files.map(({ name }) => name),
    filesOwner: files.length > 0 ? messageId : null,
  }),
  hasComposer: true,
  isHeld: true,
  inverse: null,
  done: 'mediation.sent',
  onLostAnswer: 'ask',
});
