import { randomBytes } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { accountRequest, type Registration } from '../db/schema/account-mail.ts';
import { account, seller } from '../db/schema/core.ts';
import { alreadyRegistered, chooseNewPassword, confirmAddress } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { issueToken, lifeOf } from './mail-token.ts';

type Request = typeof accountRequest.$inferSelect;
type Account = typeof account.$inferSelect;

/** One request being seen to, inside its transaction. */
interface Desk {
  readonly tx: Tx;
  readonly now: Date;
  /** Where the console is, for the links in mails. */
  readonly base: string;
}

const newId = (): string => randomBytes(12).toString('hex');
const days = 24 * 60 * 60_000;

const sendConfirmation = async ({ tx, now, base }: Desk, { id, mail, name }: Pick<Account, 'id' | 'mail' | 'name'>): Promise<void> => {
  const token = await issueToken(tx, id, 'validate', now);
  await queueMail(tx, { recipient: mail, ...confirmAddress(base, name, token) }, now, new Date(now.getTime() + lifeOf.validate));
};

const sayKnown = async ({ tx, now, base }: Desk, { mail, name }: Account): Promise<void> => {
  await queueMail(tx, { recipient: mail, ...alreadyRegistered(base, name) }, now, new Date(now.getTime() + days));
};

const openCompany = async ({ tx }: Desk, company: NonNullable<Registration['company']>): Promise<string> => {
  const id = newId();
  await tx.insert(seller).values({ id, ...company });
  return id;
};

/** A seller of a new company, or a consultant without one; neither may enter before the mail is confirmed. */
const openAccount = async (desk: Desk, mail: string, { name, passwordHash, company }: Registration): Promise<void> => {
  const sellerId = company && (await openCompany(desk, company));
  const id = newId();
  await desk.tx.insert(account).values({ id, mail, name, passwordHash, role: 'seller', sellerId, awaitsMail: true });
  await sendConfirmation(desk, { id, mail, name });
};

/** Registered twice before the mail was confirmed: what was said last counts, and only the last link works. */
const registerAgain = async (desk: Desk, found: Account, { name, passwordHash, company }: Registration): Promise<void> => {
  if (company && found.sellerId !== null) await desk.tx.update(seller).set(company).where(eq(seller.id, found.sellerId));
  const sellerId = found.sellerId ?? (company && (await openCompany(desk, company)));
  await desk.tx.update(account).set({ name, passwordHash, sellerId }).where(eq(account.id, found.id));
  await sendConfirmation(desk, { ...found, name });
};

const sendReset = async ({ tx, now, base }: Desk, { id, mail, name }: Account): Promise<void> => {
  const token = await issueToken(tx, id, 'reset', now);
  await queueMail(tx, { recipient: mail, ...chooseNewPassword(base, name, token) }, now, new Date(now.getTime() + lifeOf.reset));
};

const seeTo = async (desk: Desk, { kind, mail, registration }: Request): Promise<void> => {
  const [found] = await desk.tx.select().from(account).where(eq(account.mail, mail));
  if (!found) return registration === null ? undefined : openAccount(desk, mail, registration);
  // A blocked person is sent nothing: no link would open anything.
  if (found.blockedAt) return undefined;
  if (kind === 'reset') return sendReset(desk, found);
  if (!found.awaitsMail) return sayKnown(desk, found);
  return registration === null ? sendConfirmation(desk, found) : registerAgain(desk, found, registration);
};

/** Sees to the oldest request behind `after` that nobody else is at; answers its number, or null when there is none. */
const settleNext = (db: Db, base: string, now: Date, after: number, failed: (id: number, error: unknown) => void): Promise<number | null> =>
  db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(accountRequest)
      .where(gt(accountRequest.id, after))
      .orderBy(asc(accountRequest.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!request) return null;
    try {
      // A savepoint: what fails leaves its request in place, and the others get their turn.
      await tx.transaction(async (inner) => {
        await seeTo({ tx: inner, now, base }, request);
        await inner.delete(accountRequest).where(eq(accountRequest.id, request.id));
      });
    } catch (error) {
      failed(request.id, error);
    }
    return request.id;
  });

export const settleRequests = async (db: Db, base: string, now: Date, failed: (id: number, error: unknown) => void): Promise<void> => {
  for (let at: number | null = 0; at !== null;) at = await settleNext(db, base, now, at, failed);
};
