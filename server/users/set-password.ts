import { eq } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { passwordChanged } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { revokeTokens } from '../password-mail/mail-token.ts';

interface Owner {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
}

/**
 * Gives an account another password without asking for the one before: whoever was signed in is not any more, no older link opens it,
 * and its owner is told by mail.
 */
export const setPassword = async (
  tx: Tx,
  { id, mail, name }: Owner,
  passwordHash: string,
  { now, base }: { readonly now: Date; readonly base: string },
): Promise<void> => {
  await tx.update(account).set({ passwordHash, awaitsMail: false }).where(eq(account.id, id));
  await revokeTokens(tx, id, 'reset', now);
  await revokeTokens(tx, id, 'validate', now);
  await endSessionsOf(tx, id, now);
  await queueMail(tx, { recipient: mail, ...passwordChanged(base, name) }, now, addTo(now, 3, 'day'));
};
