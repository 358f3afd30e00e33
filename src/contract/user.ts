import { z } from 'zod';
import { byId, call, Instant, numberedQuery, pageOf, Role } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { someOf } from './some-of.ts';
import { personName } from './text.ts';

/** People of the hub are a superuser's business alone (decision 20; part 1, section 6). */
const superuserOnly = ['superuser'] as const;

/** A person's access: their role, the company they work for, and what their flags open (decision 5). */
export const Access = z.object({
  role: Role,
  /** Of a seller; null for a consultant nobody linked yet, and for people who work for the hub. */
  sellerId: z.string().min(1).max(64).nullable(),
  hadSellout: z.boolean(),
  /** On the wire of a login this is `moneyManager`, kept as hadSell. */
  hadSell: z.boolean(),
});
export type Access = z.infer<typeof Access>;

export const UserRow = Access.extend({
  _id: z.string(),
  version: z.int().positive(),
  name: z.string(),
  mail: z.string(),
  sellerName: z.string().nullable(),
  blockedAt: Instant.nullable(),
  /** When the hub put them out, of all companies; null where their company alone blocked them, or nobody did. */
  hubBlockedAt: Instant.nullable(),
  /** Invited or registered, and never yet let in: the mail was not shown to be theirs. */
  awaitsMail: z.boolean(),
  /** The mail they wait for was given up. */
  isUndelivered: z.boolean().nullish(),
  /** When a session of theirs was last used; null before the first. */
  seenAt: Instant.nullable(),
  /** How many sessions of theirs are open now, in whichever of their companies. */
  sessions: z.int().nonnegative(),
});
export type UserRow = z.infer<typeof UserRow>;

/** An open session as a person may recognise it. `_id` is a name for it and opens nothing: token and hash stay at the server. */
export const OpenSession = z.object({
  _id: z.uuid(),
  /** Browser and system in two words; null where the browser did not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  startedAt: Instant,
  seenAt: Instant,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const UserEventType = z.enum([
  'invited',
  'accessChanged',
  'blocked',
  'unblocked',
  'sessionsRevoked',
  'inviteSent',
  'inviteDeclined',
  'renamed',
  'passwordChanged',
]);
export type UserEventType = z.infer<typeof UserEventType>;

/** With the company by the name it has now; an older server does not tell it. */
const ToldAccess = Access.extend({ sellerName: z.string().nullish() });
export type ToldAccess = z.infer<typeof ToldAccess>;

/** One line of a person's history: who did what, and what it was before and after. */
export const UserEvent = z.object({
  type: UserEventType,
  at: Instant,
  userName: z.string(),
  before: ToldAccess.nullable(),
  after: ToldAccess.nullable(),
  count: z.int().nullable(),
});
export type UserEvent = z.infer<typeof UserEvent>;

/** Beside the row: what only the person's page shows. */
export const User = UserRow.extend({ openSessions: listOf(OpenSession), history: listOf(UserEvent) });
export type User = z.infer<typeof User>;

export const UserFilter = z.object({
  search: z.string().trim().max(120).optional(),
  role: Role.optional(),
  sellerId: z.string().max(64).optional(),
  state: someOf(z.enum(['active', 'blocked', 'invited'])).optional(),
});
export type UserFilter = z.infer<typeof UserFilter>;

export const listUsers = call('listUsers', 'GET /user', {
  roles: superuserOnly,
  ours: true,
  query: UserFilter.extend(numberedQuery),
  reply: pageOf(UserRow),
});

export const getUser = call('getUser', 'GET /user/person/{id}', { roles: superuserOnly, ours: true, params: byId, reply: User });

/** The person chooses the password by the mailed link; nobody here ever knows it. */
export const inviteUser = call('inviteUser', 'POST /user/invite', {
  roles: superuserOnly,
  ours: true,
  body: Access.extend({ name: personName, mail: z.email().max(254) }),
  reply: UserRow,
});

export const resendInvite = call('resendInvite', 'POST /user/person/{id}/invite', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  reply: UserRow,
});

/** Of who never entered by it: the account goes, and the address is free. */
export const withdrawInvite = call('withdrawInvite', 'DELETE /user/person/{id}/invite', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  reply: z.object({ _id: z.string() }),
});

export const changeAccess = call('changeAccess', 'PUT /user/person/{id}/access', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  body: Access,
  reply: UserRow,
});

export const setUserBlock = call('setUserBlock', 'PUT /user/person/{id}/block', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  /** `undoes`, the Idempotency-Key of what is taken back: they are blocked since they were before that. */
  body: z.object({ blocked: z.boolean(), undoes: z.string().max(200).optional() }),
  reply: UserRow,
});

export const revokeSessions = call('revokeSessions', 'PUT /user/person/{id}/sessions', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  body: z.object({ sessionId: z.uuid().nullable() }),
  reply: UserRow,
});

export const user = kindOf({
  kind: 'user',
  calls: [listUsers, getUser, inviteUser, resendInvite, withdrawInvite, changeAccess, setUserBlock, revokeSessions],
  pages: { at: ['/users'], roles: superuserOnly, flag: 'sellout' },
});
