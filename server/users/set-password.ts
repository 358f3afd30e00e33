import { addTo } from '#lib/dates.ts';
import type { WriteContext } from '../http/route.ts';
import { passwordChanged } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { readBeforeJoining } from '../notifications/read-before-joining.ts';
import { forgiveLogins } from '../session/login-limit.ts';
import { writeUser } from './lock-user.ts';
import { endSessionsOfPerson, passwordToKeep, revokeLinks } from './person.ts';

interface Owner {
  readonly id: string;
  /** As it is while the account is held. */
  readonly version: number;
  readonly mail: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly awaitsMail: boolean;
}

/**
 * Gives a person another password without asking for the one before, and lets them in by this account. All sessions of theirs end, in
 * every company, and no older link opens anything. Their failed logins are forgotten. A mail tells them, and their history says it.
 */
export const setPassword = async (
  { tx, record }: Pick<WriteContext, 'tx' | 'record'>,
  { id, version, mail, name, isFirst, awaitsMail }: Owner,
  passwordHash: string,
  { now, base }: { readonly now: Date; readonly base: string },
): Promise<void> => {
  // A person who chooses a password for the first time was invited. The company of one who registered has no news to be read before.
  if (awaitsMail) await readBeforeJoining(tx, id);
  const set = { awaitsMail: false, ...(await passwordToKeep(tx, { mail, isFirst }, passwordHash)) };
  await writeUser({ tx, record }, { id, version }, { type: 'passwordChanged', set });
  await revokeLinks(tx, mail, now);
  await endSessionsOfPerson(tx, mail, now);
  await forgiveLogins(tx, mail);
  await queueMail(tx, { recipient: mail, ...passwordChanged(base, name, 'link') }, now, addTo(now, 3, 'day'));
};
