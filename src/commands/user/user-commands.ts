import { z } from 'zod';
import { callersOf, Role } from '#contract/call.ts';
import {
  changeAccess as changeAccessCall,
  resendInvite as resendInviteCall,
  revokeSessions as revokeCall,
  setUserBlock,
  withdrawInvite as withdrawInviteCall,
} from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { tidyAccess } from '#machines/lifecycle/user.ts';
import { defineAction, defineCommand, type AnyCommand, type Command } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';
import { endTakenBack, takingBack } from '../taking-back.ts';
import { accessOf, hasSessionToEnd, NamedAccess, namedAccessOf, stepView, withAccess, withoutSession, type UserView } from './user-view.ts';

/** Users are a superuser's business alone. */
const roles = callersOf(changeAccessCall);
const shared = { roles, on: 'user', onLostAnswer: 'retry', isOurs: true } as const;

/** A role that is given as none stays: of several that are changed together each keeps their own. */
const AccessArgs = z
  .object({ ...decided, ...NamedAccess.shape, role: Role.optional(), before: NamedAccess })
  .transform((args) => ({ ...args, ...tidyAccess({ ...args, role: args.role ?? args.before.role }) }));
type AccessArgs = z.infer<typeof AccessArgs>;

/** Role, company and what the flags open. Undone by what it was before. */
const changeAccess = defineCommand<AccessArgs, UserView>({
  ...shared,
  name: 'user.changeAccess',
  icon: 'user-cog',
  aliases: ['role', 'access', 'papel', 'acesso', 'permissão', 'empresa', 'usuário'],
  args: AccessArgs,
  fields: [
    {
      name: 'role',
      label: 'user.role',
      kind: 'choice',
      options: [
        { value: 'seller', label: 'user.role.seller' },
        { value: 'reviewer', label: 'user.role.reviewer' },
        { value: 'superuser', label: 'user.role.superuser' },
      ],
    },
  ],
  prefill: (user) => {
    const { role: _asked, ...known } = namedAccessOf(user);
    return { ...prefillDecided(user), ...known, before: namedAccessOf(user) };
  },
  can: () => ok(undefined),
  decide: withAccess,
  send: (api, args, intentId) =>
    api.send(changeAccessCall, { params: { id: args._id }, body: accessOf(args) }, once(intentId, args.version)),
  // A right that is given or taken away takes effect at once.
  isHeld: false,
  // Fields that are not asked for are sent as they stood.
  ofWhatWasSeen: true,
  inverse: ({ _id, version, before, ...access }) => ({
    command: 'user.changeAccess',
    args: { _id, version, ...before, before: namedAccessOf(access) },
  }),
  done: 'user.accessChanged',
});

const Decided = z.object(decided);
type Decided = z.infer<typeof Decided>;

/** Was it a company's own block that a superuser lifted? The hub has none that it could put in its place. */
const Blocked = z.object({ ...decided, isOfCompany: z.boolean().default(false), ...endTakenBack });
type Blocked = z.infer<typeof Blocked>;

type Face = Pick<Command<Blocked, UserView>, 'icon' | 'aliases' | 'done'>;

const blocking = (type: 'block' | 'unblock', face: Face) =>
  defineCommand<Blocked, UserView>({
    ...shared,
    ...face,
    name: `user.${type}`,
    args: Blocked,
    prefill: (user) => ({
      ...prefillDecided(user),
      ...(type === 'unblock' && { isOfCompany: user.hubBlockedAt === null, since: user.hubBlockedAt }),
    }),
    can: (user, actor) => stepView(user, { type }, actor),
    decide: (user, { since }, actor) => stepView(user, { type }, { ...actor, now: since ?? actor.now }),
    send: (api, { _id, version, undoes }, intentId) =>
      api.send(setUserBlock, { params: { id: _id }, body: { blocked: type === 'block', ...takingBack(undoes) } }, once(intentId, version)),
    isHeld: false,
    inverse: ({ _id, version, isOfCompany, since }, intentId) =>
      isOfCompany
        ? null
        : {
            command: type === 'block' ? 'user.unblock' : 'user.block',
            args: { _id, version, undoes: intentId, ...(type === 'unblock' && { since }) },
          },
  });

/** Out at once, and not in again; sessions that ended stay ended when it is undone. */
const block = blocking('block', { icon: 'ban', aliases: ['block', 'bloquear', 'suspender', 'usuário'], done: 'user.blocked' });
const unblock = blocking('unblock', {
  icon: 'circle-check',
  aliases: ['unblock', 'desbloquear', 'liberar', 'usuário'],
  done: 'user.unblocked',
});

const Revoke = z.object({ ...decided, sessionId: z.uuid().nullable().default(null) });
type Revoke = z.infer<typeof Revoke>;

/** One session, or all but the one that asks. */
const revokeSessions = defineCommand<Revoke, UserView>({
  ...shared,
  name: 'user.revokeSessions',
  icon: 'log-out',
  aliases: ['sessions', 'revoke', 'sessões', 'encerrar', 'desconectar', 'usuário'],
  args: Revoke,
  prefill: prefillDecided,
  can: (user, { id }) => (hasSessionToEnd(user, user._id === id) ? ok(undefined) : refuse({ key: 'user.refused.noSessions' })),
  decide: (user, { sessionId }, { id }) => ok(withoutSession(user, sessionId, user._id === id)),
  send: (api, { _id, sessionId }, intentId) =>
    api.send(revokeCall, { params: { id: _id }, body: { sessionId } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  review: ({ sessionId }, label) => ({ key: sessionId ? 'user.revokeOneReview' : 'user.revokeAllReview', values: { label } }),
  done: 'user.sessionsRevoked',
});

/** Of an open invitation: neither can be taken back, for the link that was sent stops working. */
const inviting = (face: Pick<Command<Decided, UserView>, 'name' | 'icon' | 'aliases' | 'send' | 'review' | 'done'>) =>
  defineCommand<Decided, UserView>({
    ...shared,
    ...face,
    args: Decided,
    prefill: prefillDecided,
    can: ({ awaitsMail, blockedAt }) => (awaitsMail && blockedAt === null ? ok(undefined) : refuse({ key: 'user.refused.notInvited' })),
    decide: (user) => ok(user),
    isHeld: false,
    inverse: null,
  });

const resendInvite = inviting({
  name: 'user.resendInvite',
  icon: 'mail',
  aliases: ['invite', 'convite', 'reenviar', 'e-mail', 'usuário'],
  send: (api, { _id }, intentId) => api.send(resendInviteCall, { params: { id: _id } }, { idempotencyKey: intentId }),
  review: (_args, label) => ({ key: 'user.resendInviteReview', values: { label } }),
  done: 'user.inviteSent',
});

const withdrawInvite = inviting({
  name: 'user.withdrawInvite',
  icon: 'x',
  aliases: ['invite', 'convite', 'cancelar', 'usuário'],
  send: (api, { _id, version }, intentId) => api.send(withdrawInviteCall, { params: { id: _id } }, once(intentId, version)),
  review: (_args, name) => ({ key: 'colleague.withdrawReview', values: { name } }),
  done: 'colleague.inviteWithdrawn',
});

/** Opens the form that the list offers. */
const invite = defineAction({
  name: 'user.invite',
  icon: 'user-plus',
  aliases: ['invite', 'new user', 'convidar', 'novo usuário', 'cadastrar usuário'],
  roles,
});

export const userCommands: readonly AnyCommand[] = [invite, changeAccess, block, unblock, revokeSessions, resendInvite, withdrawInvite];
