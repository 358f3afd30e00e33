import { z } from 'zod';
import { everyRole } from '#contract/call.ts';
import { endOwnSessions, saveProfile, type Profile } from '#contract/profile.ts';
import { keptName } from '#contract/text.ts';
import { ok, refuse } from '#lib/result.ts';
import { fails } from '#lib/validate/fails.ts';
import { isPlainName } from '#lib/validate/plain-name.ts';
import { defineCommand, type AnyCommand } from '../command.ts';

const shared = { roles: everyRole, on: 'profile', isHeld: true, onLostAnswer: 'retry', isOurs: true } as const;

/** Left empty, the name is what the person is called by. */
const Nickname = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((typed) => (typed ? typed : null));
/** With the nickname goes the name they have, which may be older than what is asked of names: only another one is judged. */
const Rename = z
  .object({
    _id: z.string().min(1),
    name: keptName,
    nickname: Nickname,
    before: z.object({ name: z.string(), nickname: z.string().nullable() }),
    /** Takes a rename back: the name stood there, and the server knows it. */
    isBack: z.literal(true).optional(),
  })
  .refine(({ name, before, isBack }) => isBack === true || name === before.name.trim() || isPlainName(name), {
    path: ['name'],
    ...fails('plainName'),
  });
type Rename = z.infer<typeof Rename>;

/** Own name and nickname. Undone by what they were before. */
const rename = defineCommand<Rename, Profile>({
  ...shared,
  name: 'profile.rename',
  icon: 'user-cog',
  aliases: ['name', 'nickname', 'nome', 'apelido', 'perfil'],
  args: Rename,
  fields: [
    { name: 'name', label: 'profile.name', kind: 'text', maxLength: 120 },
    { name: 'nickname', label: 'profile.nickname', kind: 'text', maxLength: 40, isOptional: true },
  ],
  prefill: ({ _id, name, nickname }) => ({ _id, before: { name, nickname } }),
  can: () => ok(undefined),
  decide: (profile, { name, nickname }) => ok({ ...profile, name, nickname }),
  send: (api, { name, nickname }, intentId) => api.send(saveProfile, { body: { name, nickname } }, { idempotencyKey: intentId }),
  asked: {
    typed: ({ name, nickname }) => ({ name, nickname: nickname ?? '' }),
    begun: ({ before }) => ({ name: before?.name ?? '', nickname: before?.nickname ?? '' }),
  },
  inverse: ({ _id, name, nickname, before }) => ({
    command: 'profile.rename',
    args: { _id, ...before, before: { name, nickname }, isBack: true },
  }),
  done: 'profile.renamed',
});

const End = z.object({ _id: z.string().min(1), sessionId: z.uuid().nullable().default(null) });
type End = z.infer<typeof End>;

/** One of the own sessions, or all but the one at hand, which has 'Sair'. */
const endSessions = defineCommand<End, Profile>({
  ...shared,
  name: 'profile.endSessions',
  isHeld: false,
  icon: 'log-out',
  aliases: ['sessions', 'sign out elsewhere', 'sessões', 'encerrar', 'desconectar', 'perfil'],
  args: End,
  prefill: ({ _id }) => ({ _id }),
  can: ({ openSessions }) => (openSessions.some(({ isThis }) => !isThis) ? ok(undefined) : refuse({ key: 'profile.refused.noSessions' })),
  decide: (profile, { sessionId }) =>
    ok({
      ...profile,
      openSessions: profile.openSessions.filter(({ _id, isThis }) => isThis || (sessionId !== null && _id !== sessionId)),
    }),
  send: (api, { sessionId }, intentId) => api.send(endOwnSessions, { body: { sessionId } }, { idempotencyKey: intentId }),
  inverse: null,
  // Not asked for in the palette, it is not there at all.
  review: ({ sessionId }) => ({ key: sessionId ? 'profile.endOneReview' : 'profile.endAllReview' }),
  done: 'profile.sessionsEnded',
});

export const profileCommands: readonly AnyCommand[] = [rename, endSessions];
