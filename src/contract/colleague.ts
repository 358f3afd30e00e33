import { z } from 'zod';
import { call } from './call.ts';
import { personName } from './text.ts';
import { UserRow } from './user.ts';

/** A person who enters for a company, as its own page shows them. */
export const Colleague = UserRow.pick({
  _id: true,
  name: true,
  mail: true,
  hadSell: true,
  blockedAt: true,
  awaitsMail: true,
  isUndelivered: true,
  seenAt: true,
}).extend({
  /** May write the company's data and decide who enters for it (decision 0121). */
  isOwner: z.boolean(),
  /** Blocked by a superuser: no colleague lets them in again. */
  isBlockedByHub: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** What an owner decides about a colleague. */
export const ColleagueStep = z.enum([
  'block',
  'unblock',
  'giveMoney',
  'takeMoney',
  'makeOwner',
  'takeOwner',
  'resendInvite',
  'withdrawInvite',
]);
export type ColleagueStep = z.infer<typeof ColleagueStep>;

/** Of the own company alone: a superuser has /users. */
const roles = ['seller'] as const;
const id = z.string().min(1).max(64);

export const inviteColleague = call('inviteColleague', 'POST /seller/{id}/people', {
  roles,
  ours: true,
  params: z.object({ id }),
  body: z.object({ name: personName, mail: z.email().max(254), hadSell: z.boolean(), isOwner: z.boolean() }),
  reply: Colleague,
});

export const changeColleague = call('changeColleague', 'PUT /seller/{id}/people/{personId}', {
  roles,
  ours: true,
  params: z.object({ id, personId: id }),
  /** `undoes`, the Idempotency-Key of what is taken back: who is blocked again is so since they were before that. */
  body: z.object({ step: ColleagueStep, undoes: z.string().max(200).optional() }),
  /** The version of the company from then on: its page shows who enters for it. */
  reply: z.object({ version: z.int().positive() }),
});
