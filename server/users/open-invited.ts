import { randomBytes } from 'node:crypto';
import type { Access } from '#contract/user.ts';
import { queueLink } from '../password-mail/mail-token.ts';
import { account } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';
import { invitation } from '../mail/mail-texts.ts';
import { hashPassword } from '../session/password.ts';
import { subjectOf } from './user-row.ts';

const lastsMs = 3 * 24 * 60 * 60_000;

/** A password nobody knows: the mailed link is the only way in. Made before the transaction, which its cost would hold. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('hex'));

export const mailInvitation = async (
  { tx, actor, clock, post }: WriteContext,
  { id, mail, name }: { readonly id: string; readonly mail: string; readonly name: string },
): Promise<void> => {
  const letter = invitation(post.consoleBase, name, actor.name);
  // It lasts longer than usual: nobody asked for it and may be waiting for it.
  await queueLink(tx, { accountId: id, kind: 'reset', lasts: lastsMs }, { recipient: mail, ...letter }, clock());
};

interface Invited {
  readonly name: string;
  readonly mail: string;
  readonly access: Access;
  readonly isOwner: boolean;
}

/** Makes the account of somebody who is invited, and mails the link that opens it. Null where the mail is somebody's already. */
export const openInvited = async (
  context: WriteContext,
  { name, mail: typedMail, access, isOwner }: Invited,
  passwordHash: string,
): Promise<string | null> => {
  const { tx, record } = context;
  const mail = typedMail.toLowerCase();
  const { role, sellerId, hadSellout, hadSell } = access;
  const id = randomBytes(12).toString('hex');
  const made = await tx
    .insert(account)
    .values({ id, mail, name, passwordHash, role, sellerId, hadSellout, isMoneyManager: hadSell, isOwner, awaitsMail: true })
    .onConflictDoNothing({ target: account.mail })
    .returning({ id: account.id });
  if (made.length === 0) return null;
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
