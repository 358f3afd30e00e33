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
 * Gives a person another password without asking for the one before, and lets them in by this account: whoever was signed in as them, in
 * any of their companies, is not any more, no older link opens anything, what they failed at is forgotten, they are told by mail, and their history says it.
 */
export const setPassword = async (
  { tx, record }: Pick<WriteContext, 'tx' | 'record'>,
  { id, version, mail, name, isFirst, awaitsMail }: Owner,
  passwordHash: string,
  { now, base }: { readonly now: Date; readonly base: string },
): Promise<void> => {
  // Who chooses one for the first time was invited; who registered has a company nobody was told anything of.
  if (awaitsMail) await readBeforeJoining(tx, id);
  const set = { awaitsMail: false, ...(await passwordToKeep(tx, { mail, isFirst }, passwordHash)) };
  await writeUser({ tx, record }, { id, version }, { type: 'passwordChanged', set });
  await revokeLinks(tx, mail, now);
  await endSessionsOfPerson(tx, mail, now);
  await forgiveLogins(tx, mail);
  await queueMail(tx, { recipient: mail, ...passwordChanged(base, name, 'link') }, now, addTo(now, 3, 'day'));
};
