import { z } from 'zod';
import { call } from './call.ts';
import { LoginReply } from './session.ts';
import { personName } from './text.ts';

/** What the wire calls a password: SHA-256 hex of what was typed (decision 6). */
export const SentPassword = z.string().regex(/^[0-9a-f]{64}$/u);
const Mail = z.email().max(254);
/** What a mailed link carries. One that was cut by a line break is a link that opens nothing, and is told so. */
const MailToken = z.string().min(1).max(200);

/**
 * The answer to whatever is asked for under a mail address: the same whether or not the address is known here. `isDelayed`: the
 * mail server does not answer just now, so what was recorded goes out later. `mailbox`: where the
 * person who asks can read the mail, as the demo sends none.
 */
const Recorded = z.object({ recorded: z.literal(true), isDelayed: z.boolean(), mailbox: z.string().optional() });

const applicant = { name: personName, mail: Mail, password: SentPassword };

/** A new company and its first seller; nobody is let in before the mail is shown to be theirs. */
export const register = call('register', 'POST /user/register', {
  roles: 'anyone',
  ours: true,
  body: z.object({
    ...applicant,
    company: z.object({
      name: z.string().trim().min(2).max(120),
      /** CPF or CNPJ without punctuation; letters are allowed in a CNPJ (decision 12). */
      document: z.string().regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/u),
    }),
  }),
  reply: Recorded,
});

/** A consultant works for companies and has none: a seller without a company until a superuser links them to one. */
export const registerConsultant = call('registerConsultant', 'POST /user/register/consultant', {
  roles: 'anyone',
  ours: true,
  body: z.object(applicant),
  reply: Recorded,
});

export const requestValidation = call('requestValidation', 'POST /user/mail/request', {
  roles: 'anyone',
  ours: true,
  body: z.object({ mail: Mail }),
  reply: Recorded,
});

/** The password is asked for again: whoever registered somebody else’s address does not get it confirmed by the mail’s owner. */
export const validateMail = call('validateMail', 'POST /user/mail/validate', {
  roles: 'anyone',
  ours: true,
  body: z.object({ token: MailToken, password: SentPassword }),
  reply: LoginReply,
});

/** Row SES-7: the key of the message that says it. */
export const resetSentKey = 'LINK.PASSWORD_RESET.SENT';

export const requestReset = call('requestReset', 'POST /user/password/request', {
  roles: 'anyone',
  ours: true,
  body: z.object({ mail: Mail }),
  reply: Recorded.extend({ message: z.literal(resetSentKey) }),
});

export const resetPassword = call('resetPassword', 'POST /user/password/reset', {
  roles: 'anyone',
  ours: true,
  body: z.object({ token: MailToken, password: SentPassword }),
  reply: z.object({ changed: z.literal(true) }),
});
