import { eq } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { passwordChanged } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { readBeforeJoining } from '../notifications/read-before-joining.ts';
import { endSessionsOfPerson, passwordToKeep, revokeLinks } from './person.ts';

interface Owner {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly awaitsMail: boolean;
}

/**
 * Gives a person another password without asking for the one before, and lets them in by this account: whoever was signed in as them, in
 * any of their companies, is not any more, no older link opens anything, and they are told by mail.
 */
export const setPassword = async (
  tx: Tx,
  { id, mail, name, isFirst, awaitsMail }: Owner,
  passwordHash: string,
  { now, base }: { readonly now: Date; readonly base: string },
): Promise<void> => {
  // Who chooses one for the first time was invited; who registered has a company nobody was told anything of.
  if (awaitsMail) await readBeforeJoining(tx, id);
  await tx
    .update(account)
    .set({ awaitsMail: false, ...(await passwordToKeep(tx, { mail, isFirst }, passwordHash)) })
    .where(eq(account.id, id));
  await revokeLinks(tx, mail, now);
  await endSessionsOfPerson(tx, mail, now);
  await queueMail(tx, { recipient: mail, ...passwordChanged(base, name, 'link') }, now, addTo(now, 3, 'day'));
};
