import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import { operator } from '../admin/office.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { accountRequest, type Registration } from '../db/schema/account-mail.ts';
import { account, event, seller } from '../db/schema/core.ts';
import { keptDays } from '../kept-days.ts';
import { alreadyRegistered, chooseNewPassword, confirmAddress } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { passwordToKeep, lockPerson, personOf } from '../users/person.ts';
import { subjectOf } from '../users/user-row.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { invitationMs, queueLink } from './mail-token.ts';

type Request = typeof accountRequest.$inferSelect;
type Account = typeof account.$inferSelect;

/** What a request is handled with, inside its transaction. */
interface RequestContext {
  readonly tx: Tx;
  readonly now: Date;
  /** Where the console is, for the links in mails. */
  readonly base: string;
}

const newId = (): string => randomBytes(12).toString('hex');

const sendConfirmation = async ({ tx, now, base }: RequestContext, { id, mail }: Pick<Account, 'id' | 'mail'>): Promise<void> => {
  await queueLink(tx, { accountId: id, kind: 'validate' }, { recipient: mail, ...confirmAddress(base) }, now);
};

const mailAlreadyRegistered = async ({ tx, now, base }: RequestContext, { mail, name }: Account): Promise<void> => {
  await queueMail(tx, { recipient: mail, ...alreadyRegistered(base, name) }, now, addTo(now, 1, 'day'));
};

const openCompany = async ({ tx }: RequestContext, company: NonNullable<Registration['company']>): Promise<string> => {
  const id = newId();
  await tx.insert(seller).values({ id, ...company });
  return id;
};

/** A person who registers a company lists for it (decision 39) and owns it. */
const ownCompany = { hadSellout: true, isOwner: true };

/** A seller of a new company, or a consultant without one; neither may enter before the mail is confirmed. */
const openAccount = async (context: RequestContext, mail: string, { name, passwordHash, company }: Registration): Promise<void> => {
  const sellerId = company && (await openCompany(context, company));
  const id = newId();
  await context.tx
    .insert(account)
    .values({ id, mail, name, passwordHash, role: 'seller', sellerId, awaitsMail: true, ...(sellerId !== null && ownCompany) });
  await sendConfirmation(context, { id, mail });
};

/** The id of the inviter: a superuser, a colleague or the command line. Null where the person registered themselves. */
const inviterOf = async ({ tx }: RequestContext, { id }: Account): Promise<string | null> => {
  const invited = and(eq(event.subject, subjectOf(id)), eq(event.type, 'invited'));
  const [found] = await tx.select({ by: event.actorId }).from(event).where(invited).limit(1);
  return found?.by ?? null;
};

/** Nobody knows a password of their account. */
const wasInvited = async (context: RequestContext, found: Account): Promise<boolean> => (await inviterOf(context, found)) !== null;

/** Have they shown the address to be theirs? By an account that is blocked now they have too, and their password is the one they chose. */
const enteredOf = (accounts: readonly Account[]): Account | undefined => accounts.find(({ awaitsMail }) => !awaitsMail);

/**
 * May what is registered now stand in place of what this account is? Not where somebody else made it: whoever knows the address of an
 * invited person would write the name and tax id of their company. Nor where the person entered by any account: whoever knows their address
 * would write their password.
 */
const isOwnRegistration = async (context: RequestContext, found: Account, accounts: readonly Account[]): Promise<boolean> => {
  const { role, sellerId } = found;
  if (enteredOf(accounts)) return false;
  if (role !== 'seller' || (await wasInvited(context, found))) return false;
  return sellerId === null || (await context.tx.$count(account, eq(account.sellerId, sellerId))) === 1;
};

/** Registered twice before the mail was confirmed: what was said last counts, and only the last link works. */
const registerAgain = async (context: RequestContext, found: Account, { name, passwordHash, company }: Registration): Promise<void> => {
  if (company && found.sellerId !== null) await context.tx.update(seller).set(company).where(eq(seller.id, found.sellerId));
  const sellerId = found.sellerId ?? (company && (await openCompany(context, company)));
  const kept = await passwordToKeep(context.tx, found, passwordHash);
  await context.tx
    .update(account)
    .set({ name, sellerId, ...kept, ...(sellerId !== null && ownCompany) })
    .where(eq(account.id, found.id));
  await sendConfirmation(context, found);
};

/**
 * Anybody may ask under the address of somebody who is invited. So the link of an invitation works on beside the new one, and the new one
 * lasts as long. Only the command line mails nothing: its link is printed for one hour, and one that is mailed beside it lasts as usual.
 */
const sendReset = async (context: RequestContext, found: Account): Promise<void> => {
  const { tx, now, base } = context;
  const { id, mail, name, awaitsMail } = found;
  const inviter = awaitsMail ? await inviterOf(context, found) : null;
  const isMailed = inviter !== null && inviter !== operator.id;
  const letter = chooseNewPassword(base, awaitsMail ? null : name, isMailed ? '3 dias' : '30 minutos');
  const link = { accountId: id, kind: 'reset', keepsOthers: inviter !== null, ...(isMailed && { lasts: invitationMs }) } as const;
  await queueLink(tx, link, { recipient: mail, ...letter }, now);
};

/**
 * Of several accounts that are open to one person the one that is meant: one they enter by, else what they registered themselves, else that
 * of an invitation.
 */
const accountToAnswer = async (context: RequestContext, open: readonly Account[]): Promise<Account | null> => {
  const entered = open.find(({ awaitsMail }) => !awaitsMail);
  if (entered) return entered;
  for (const each of open) if (!(await wasInvited(context, each))) return each;
  return open[0] ?? null;
};

/** Answers a registration that takes nobody's place. An invited person is sent a link instead: they have no password to enter with. */
const sayWhoIsThere = async (context: RequestContext, found: Account, accounts: readonly Account[]): Promise<void> => {
  const entered = enteredOf(accounts);
  if (!entered && (await wasInvited(context, found))) return sendReset(context, found);
  return mailAlreadyRegistered(context, entered ?? found);
};

const handleRequest = async (context: RequestContext, { kind, mail, registration }: Request): Promise<void> => {
  // Held: a person who shows meanwhile that the address is theirs has chosen a password, and it stays.
  const accounts = await lockPerson(context.tx, mail);
  if (accounts.length === 0) return registration === null ? undefined : openAccount(context, mail, registration);
  const { open } = await personOf(context.tx, mail);
  // A blocked person is sent nothing, nor is one who has declined all other accounts: no link is to open anything.
  const found = await accountToAnswer(context, open);
  if (!found) return undefined;
  if (kind === 'reset') return sendReset(context, found);
  if (!found.awaitsMail) return mailAlreadyRegistered(context, found);
  // A confirmation asks for the password of the registration, which an invited person does not have.
  if (registration === null) return (await wasInvited(context, found)) ? sendReset(context, found) : sendConfirmation(context, found);
  return (await isOwnRegistration(context, found, accounts))
    ? registerAgain(context, found, registration)
    : sayWhoIsThere(context, found, accounts);
};

/** Handles what was asked for under an address. All of it is one transaction of the database. */
export const passwordMailWork = (base: string): Work<Request, void> => ({
  name: 'account-requests',
  queue: queueOf(accountRequest, 'id'),
  everyMs: 5000,
  timeoutMs: 30_000,
  work: async () => undefined,
  settle: async (tx, request, _made, now) => {
    await handleRequest({ tx, now, base }, request);
    await tx.delete(accountRequest).where(eq(accountRequest.id, request.id));
    return 'over';
  },
  // The person who asked was told that it is recorded, and may ask again. The row that is left is for those who run the server.
  onFailed: async (tx, { id }) => {
    await tx.update(accountRequest).set({ registration: null }).where(eq(accountRequest.id, id));
  },
});

/** Requests that were given up, a month later. */
export const pruneRequests = async (db: Db, now: Date): Promise<void> => {
  await deleteInPortions(
    db,
    accountRequest,
    and(isNull(accountRequest.nextAt), lt(accountRequest.at, addTo(now, -keptDays.mailRequests, 'day'))),
  );
};
