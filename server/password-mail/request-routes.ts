import { register, registerConsultant, requestReset, requestValidation, resetSentKey } from '#contract/account.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { sayRule } from '#lib/validate/rule-text.ts';
import { isTaxId } from '#lib/validate/tax-id.ts';
import { accountRequest, type Registration } from '../db/schema/account-mail.ts';
import { forbiddenBecause, invalid, tooManyTries, type ServerProblem } from '../http/problem.ts';
import { publicRoute, type PublicContext } from '../http/route.ts';
import { mailboxPath, mayReadMailbox } from '../mail/mailbox.ts';
import { isCommonPassword, tooCommon } from '../session/common-password.ts';
import { beginRequest } from '../session/login-limit.ts';
import { hashPassword } from '../session/password.ts';

interface Recorded {
  readonly recorded: true;
  readonly isDelayed: boolean;
  readonly mailbox?: string;
}

/** Writes down what is asked and nothing else: whether the address is known is looked up after the answer, in a round of its own. */
const record = async (
  { db, clock, ip, fromHere, post, settings }: PublicContext,
  kind: (typeof accountRequest.$inferSelect)['kind'],
  typedMail: string,
  registration: () => Promise<Registration | null> = async () => null,
): Promise<Result<Recorded, ServerProblem>> => {
  const mail = typedMail.toLowerCase();
  const now = clock();
  const { retryAfter } = await beginRequest(db, mail, ip, now);
  if (retryAfter !== null) return refuse(tooManyTries(retryAfter));
  await db.insert(accountRequest).values({ kind, mail, registration: await registration(), at: now, nextAt: now });
  post.wake();
  return ok({ recorded: true, isDelayed: await post.isDelayed(), ...(mayReadMailbox(settings, fromHere) && { mailbox: mailboxPath }) });
};

/** The contract says its shape; whether its digits check is too heavy for the bundle that carries the contract. */
const wrongDocument = (): ServerProblem =>
  invalid('Dados inválidos', [{ path: 'body.company.document', message: sayRule({ rule: 'taxId' }) }]);

/** An invited person chooses a password by the mailed link, and registers nothing. */
const closed = (): ServerProblem =>
  forbiddenBecause('O cadastro está fechado. Peça um convite a quem administra o Balcão ou à sua empresa.');
const isClosed = ({ settings }: PublicContext): boolean => settings.REGISTRATION === 'closed';

export const registerRoute = publicRoute(register, async ({ body: { mail, password, ...applicant } }, context) => {
  if (isClosed(context)) return refuse(closed());
  if (isCommonPassword(password)) return refuse(tooCommon());
  if (!isTaxId(applicant.company.document)) return refuse(wrongDocument());
  return record(context, 'register', mail, async () => ({ ...applicant, passwordHash: await hashPassword(password) }));
});

export const registerConsultantRoute = publicRoute(registerConsultant, async ({ body: { name, mail, password } }, context) => {
  if (isClosed(context)) return refuse(closed());
  if (isCommonPassword(password)) return refuse(tooCommon());
  return record(context, 'register', mail, async () => ({ name, company: null, passwordHash: await hashPassword(password) }));
});

export const requestValidationRoute = publicRoute(requestValidation, async ({ body }, context) => record(context, 'validate', body.mail));

export const requestResetRoute = publicRoute(requestReset, async ({ body }, context) => {
  const recorded = await record(context, 'reset', body.mail);
  return recorded.ok ? ok({ ...recorded.value, message: resetSentKey }) : recorded;
});
