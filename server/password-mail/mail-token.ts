import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { accountToken, mailMessage } from '../db/schema/account-mail.ts';
import { account } from '../db/schema/core.ts';
import type { Mail } from '../mail/smtp.ts';
import { isDeclined } from '../users/declined.ts';

type Kind = (typeof accountToken.$inferSelect)['kind'];
type Account = typeof account.$inferSelect;

const minutes = 60_000;
/** How long a mailed link opens anything, from when its mail is sent. */
const lifeOf: Readonly<Record<Kind, number>> = { validate: 24 * 60 * minutes, reset: 30 * minutes };
/** Longer than usual: nobody asked for an invitation, and whoever is invited may be waited for. */
export const invitationMs = 3 * 24 * 60 * minutes;
/** So long a mail waits for the mail server; one whose link lasts longer than usual, as long as that. */
const waitsMs = 24 * 60 * minutes;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stands in the text of a mail where its token will stand. */
export const tokenToCome = '{token}';

/** Mails with a link of this kind that wait are sent no more. */
const endWaiting = async (tx: Tx, accountId: string, kind: Kind, now: Date): Promise<void> => {
  await tx
    .update(mailMessage)
    .set({ expiresAt: now })
    .where(and(eq(mailMessage.linkAccountId, accountId), eq(mailMessage.linkKind, kind), gt(mailMessage.expiresAt, now)));
};

/** All links of this kind that were mailed, or are to be mailed, stop working: only the newest mail counts. Answers those that worked. */
export const revokeTokens = async (tx: Tx, accountId: string, kind: Kind, now: Date): Promise<readonly string[]> => {
  await endWaiting(tx, accountId, kind, now);
  const revoked = await tx
    .update(accountToken)
    .set({ usedAt: now })
    .where(and(eq(accountToken.accountId, accountId), eq(accountToken.kind, kind), isNull(accountToken.usedAt)))
    .returning({ id: accountToken.id });
  return revoked.map(({ id }) => id);
};

/** Mails of this account that were given up tell of nothing any more: another one may arrive. */
export const dropGivenUp = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(mailMessage).where(and(eq(mailMessage.linkAccountId, accountId), isNull(mailMessage.nextAt)));
};

interface LinkToMail {
  readonly accountId: string;
  readonly kind: Kind;
  readonly lasts?: number;
  /** The links that were mailed before work on beside it. */
  readonly keepsOthers?: boolean;
}

/** Puts a mail with a link where it will be sent from. It takes the place of those that wait, and of the links that were mailed before. */
export const queueLink = async (
  tx: Tx,
  { accountId, kind, lasts = lifeOf[kind], keepsOthers = false }: LinkToMail,
  mail: Mail,
  now: Date,
): Promise<void> => {
  await dropGivenUp(tx, accountId);
  await (keepsOthers ? endWaiting : revokeTokens)(tx, accountId, kind, now);
  const link = { linkAccountId: accountId, linkKind: kind };
  await tx
    .insert(mailMessage)
    .values({ ...mail, ...link, at: now, nextAt: now, expiresAt: new Date(now.getTime() + Math.max(lasts, waitsMs)) });
};

const makeToken = async (tx: Tx, accountId: string, kind: Kind, expiresAt: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(accountToken).values({ id: idOf(token), accountId, kind, expiresAt });
  return token;
};

/** A token for a link that is shown, not mailed, in place of those before it. */
export const issueToken = async (tx: Tx, accountId: string, kind: Kind, now: Date, lasts: number): Promise<string> => {
  await revokeTokens(tx, accountId, kind, now);
  return makeToken(tx, accountId, kind, new Date(now.getTime() + lasts));
};

interface Letter {
  readonly text: string;
  /** Nobody got it: its link, which nobody knows, is kept no longer. */
  readonly forget: () => Promise<void>;
}

/**
 * A mail as it goes out, with a token of its own; null when it may not go out any more. One that is sent again has another, and both work:
 * the mail that came may have been either. Its row is held while the token is made, which is one statement: no link comes to be beside one
 * that ends them all.
 */
export const letterOf = async (
  db: Db,
  { id, body, linkAccountId, linkKind, at: queuedAt, expiresAt }: typeof mailMessage.$inferSelect,
  now: Date,
): Promise<Letter | null> => {
  // Names, which people choose, stand before the link: only the last place is the letter's own.
  const at = body.lastIndexOf(tokenToCome);
  if (linkAccountId === null || linkKind === null || at === -1)
    return expiresAt > now ? { text: body, forget: () => Promise.resolve() } : null;
  const token = randomBytes(32).toString('base64url');
  const waits = expiresAt.getTime() - queuedAt.getTime();
  const ends = new Date(now.getTime() + (waits > waitsMs ? waits : lifeOf[linkKind]));
  const { rows } = await db.execute(sql`
    insert into ${accountToken} (id, account_id, kind, expires_at)
    select ${idOf(token)}, link_account_id, link_kind, ${ends.toISOString()}::timestamptz from ${mailMessage}
    where id = ${id} and expires_at > ${now.toISOString()}::timestamptz for update
    returning id`);
  if (rows.length === 0) return null;
  const forget = async (): Promise<void> => {
    await db.delete(accountToken).where(eq(accountToken.id, idOf(token)));
  };
  return { text: body.slice(0, at) + token + body.slice(at + tokenToCome.length), forget };
};

/** Of somebody who reads it here. */
export const bodyOf = async (db: Db, message: typeof mailMessage.$inferSelect, now: Date): Promise<string | null> =>
  (await letterOf(db, message, now))?.text ?? null;

/** The account that the link opens, while it works, with the password of the person. */
export const ownerOf = async (db: Db, token: string, kind: Kind, now: Date): Promise<Account | null> => {
  const [row] = await db
    .select({ account })
    .from(accountToken)
    .innerJoin(account, eq(account.id, accountToken.accountId))
    .where(
      and(
        eq(accountToken.id, idOf(token)),
        eq(accountToken.kind, kind),
        isNull(accountToken.usedAt),
        gt(accountToken.expiresAt, now),
        isNull(account.blockedAt),
        // Whenever it was mailed: a decline revokes those that it sees.
        not(isDeclined),
      ),
    );
  if (!row) return null;
  const ofPerson = await db.select().from(account).where(eq(account.mail, row.account.mail));
  const first = ofPerson.find(({ isFirst }) => isFirst);
  // Whom the hub has put out no link lets in, not that of a company they are invited to either.
  return first && ofPerson.every(({ hubBlockedAt }) => hubBlockedAt === null) ? { ...row.account, passwordHash: first.passwordHash } : null;
};

/**
 * Uses a link up, and with it the others of its mail; of two at once, one succeeds. The account is held before its links, as by whoever
 * blocks it or takes its invitation back: from two ends they would wait for each other.
 */
export const useToken = async (tx: Tx, token: string, accountId: string, kind: Kind, now: Date): Promise<boolean> => {
  const mail = tx.select({ mail: account.mail }).from(account).where(eq(account.id, accountId));
  // All of the person's, in the order in which everybody holds accounts: the password may be kept with another.
  await tx.select({ id: account.id }).from(account).where(inArray(account.mail, mail)).orderBy(account.id).for('no key update');
  return (await revokeTokens(tx, accountId, kind, now)).includes(idOf(token));
};

export const pruneTokens = async (db: Db, now: Date): Promise<void> => {
  await deleteInPortions(db, accountToken, lt(accountToken.expiresAt, now));
};
