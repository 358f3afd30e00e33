import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Access } from '#contract/user.ts';
import type { Tx } from '../db/open.ts';
import { dropGivenUp, invitationMs, queueLink } from '../password-mail/mail-token.ts';
import { account } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';
import { hubInvitation, invitation, invitationHere } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { hashPassword } from '../session/password.ts';
import { accountsOf, canSignIn, isOutOfHub } from './person.ts';
import { tellOwnCompanies } from './tell-own-companies.ts';
import { subjectOf } from './user-row.ts';

/** A password nobody knows: the mailed link is the only way in. Made before the transaction, which its cost would hold. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('hex'));

/**
 * A person who can sign in already accepts the invitation there, and hears of it there at once. One who can not chooses a password by a
 * link. People who work for the hub enter for no company: they are told who asked. A person the hub put out is sent nothing. The inviter
 * is told none of this.
 */
export const mailInvitation = async (
  { tx, actor, clock, post }: WriteContext,
  { id, mail, name }: { readonly id: string; readonly mail: string; readonly name: string },
): Promise<void> => {
  const now = clock();
  await dropGivenUp(tx, id);
  const accounts = await accountsOf(tx, mail);
  if (isOutOfHub(accounts)) return;
  await tellOwnCompanies(tx, mail, now);
  const ofHub = accounts.some((each) => each.role !== 'seller' && each.id !== id);
  if (!ofHub && !canSignIn(accounts)) {
    const link = { accountId: id, kind: 'reset', lasts: invitationMs } as const;
    return queueLink(tx, link, { recipient: mail, ...invitation(post.consoleBase, name, actor.name) }, now);
  }
  const letter = ofHub ? hubInvitation(name, actor.name) : invitationHere(post.consoleBase, name, actor.name);
  return queueMail(tx, { recipient: mail, ...letter, linkAccountId: id }, now, new Date(now.getTime() + invitationMs));
};

interface Invited {
  readonly name: string;
  readonly mail: string;
  readonly access: Access;
  readonly isOwner: boolean;
}

/** One more account of a person; false where they have one of this company. */
const insertFurther = async (tx: Tx, row: Omit<typeof account.$inferInsert, 'passwordHash' | 'isFirst'>): Promise<boolean> => {
  const made = await tx
    .insert(account)
    .values({ ...row, passwordHash: '', isFirst: false })
    .onConflictDoNothing({ target: [account.mail, account.sellerId] })
    .returning({ id: account.id });
  return made.length > 0;
};

/**
 * Makes the account of somebody who is invited, and mails them. Where the mail is somebody's already, it is one more account of theirs,
 * which they enter once they accepted (decision 0127). Null where they have one of this company.
 */
export const openInvited = async (
  context: WriteContext,
  { name, mail: typedMail, access, isOwner }: Invited,
  passwordHash: string,
): Promise<string | null> => {
  const { tx, record } = context;
  const mail = typedMail.toLowerCase();
  const { role, sellerId, hadSellout, hadSell } = access;
  const id = randomBytes(12).toString('hex');
  const row = { id, mail, name, role, sellerId, hadSellout, isMoneyManager: hadSell, isOwner, awaitsMail: true };
  const first = await tx
    .insert(account)
    .values({ ...row, passwordHash })
    .onConflictDoNothing({ target: account.mail, where: sql`is_first` })
    .returning({ id: account.id });
  if (first.length === 0) {
    // Held lightly: whoever would take it away waits, whoever decides about it does not.
    const isFirst = and(eq(account.mail, mail), eq(account.isFirst, true));
    const [known] = await tx.select({ id: account.id }).from(account).where(isFirst).for('key share');
    // Taken away meanwhile: the address is free.
    if (!known) return openInvited(context, { name, mail, access, isOwner }, passwordHash);
    if (sellerId === null || !(await insertFurther(tx, row))) return null;
  }
  await record({
    subject: subjectOf(id),
    type: 'invited',
    version: 1,
    data: { after: { role, sellerId, hadSellout, hadSell } },
    sellerId: null,
  });
  await mailInvitation(context, { id, mail, name });
  return id;
};
