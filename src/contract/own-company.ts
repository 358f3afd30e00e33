import { z } from 'zod';
import { byId, call } from './call.ts';
import { listOf } from './list-of.ts';
import { LoginReply } from './session.ts';

/** A company that a person may enter for. People who work for the hub have none (decision 0127). */
export const OwnCompany = z.object({
  /** Of the person's account there, which is none of the company's own ids: another company has another. */
  _id: z.string(),
  name: z.string(),
  /** The one the person is in now, one they may go to, or one that only invited them. */
  state: z.enum(['here', 'open', 'invited']),
  /** By who runs the hub: hardly anything is open there. */
  isBlocked: z.boolean(),
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/**
 * What the stream calls the companies that the person of this account may enter or is invited to. Told to that account alone; its version
 * is the time of the change, in milliseconds.
 */
export const ownCompaniesOf = (accountId: string): string => `own-companies:${accountId}`;

const roles = ['seller'] as const;
/** By name. */
export const listOwnCompanies = call('listOwnCompanies', 'GET /user/companies', {
  roles,
  whileBlocked: true,
  ours: true,
  reply: z.object({ companies: listOf(OwnCompany) }),
});

/** An Idempotency-Key is passed over: the ledger would keep a token. Sent again it begins another session, which ends by itself. */
export const switchCompany = call('switchCompany', 'POST /user/companies/{id}/session', {
  roles,
  whileBlocked: true,
  ours: true,
  params: byId,
  reply: LoginReply,
});

export const acceptInvitation = call('acceptInvitation', 'PUT /user/companies/{id}/accept', {
  roles,
  whileBlocked: true,
  ours: true,
  params: byId,
  reply: z.object({ accepted: z.literal(true) }),
});

/** The company is not told: for it the invitation stays open, and sent again it is found again. Sent twice, nothing changes. */
export const declineInvitation = call('declineInvitation', 'PUT /user/companies/{id}/decline', {
  roles,
  whileBlocked: true,
  ours: true,
  params: byId,
  reply: z.object({ declined: z.literal(true) }),
});

/** One more company of a person who is in already: their mail is known to be theirs, so nothing has to be confirmed. */
export const openOwnCompany = call('openOwnCompany', 'POST /user/companies', {
  roles,
  ours: true,
  body: z.object({
    name: z.string().trim().min(2).max(120),
    /** CPF or CNPJ without punctuation; letters are allowed in a CNPJ (decision 12). */
    document: z.string().regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/u),
  }),
  /** The id of the account that was opened with it. */
  reply: z.object({ opened: z.string() }),
});
