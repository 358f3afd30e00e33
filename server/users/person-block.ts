import { eq } from 'drizzle-orm';
import { account } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';
import { writeUser } from './lock-user.ts';
import { endSessionsOfPerson, lockPerson, revokeLinks, type Account } from './person.ts';
import type { UserRecord } from './user-row.ts';

type Change = Partial<typeof account.$inferInsert>;

/** What the hub writes of one account; null where nothing is to be said there. The one it was decided on is always among them. */
const changeOf = (
  each: Account,
  isNamed: boolean,
  blocked: boolean,
  now: Date,
): { readonly set: Change; readonly isSaid: boolean } | null => {
  if (!blocked) {
    if (!isNamed && each.hubBlockedAt === null) return null;
    // Blocked by the company before, it stays blocked there.
    const isOver = isNamed || each.blockedAt?.getTime() === each.hubBlockedAt?.getTime();
    return { set: { hubBlockedAt: null, ...(isOver && { blockedAt: null }) }, isSaid: isOver };
  }
  // A company that only invited them is not told that somebody knows them here.
  if (!isNamed && each.awaitsMail) return null;
  return { set: { hubBlockedAt: now, blockedAt: each.blockedAt ?? now }, isSaid: each.blockedAt === null };
};

/** The hub lets a person out, of all companies they enter, or in again. */
export const setPersonBlock = async (
  context: Pick<WriteContext, 'tx' | 'record' | 'clock'>,
  named: Pick<UserRecord, 'id' | 'mail'>,
  blocked: boolean,
): Promise<void> => {
  const { tx, clock } = context;
  const now = clock();
  for (const each of await lockPerson(tx, named.mail)) {
    const change = changeOf(each, each.id === named.id, blocked, now);
    if (change?.isSaid) await writeUser(context, each, { type: blocked ? 'blocked' : 'unblocked', set: change.set });
    else if (change) await tx.update(account).set(change.set).where(eq(account.id, each.id));
  }
  if (!blocked) return;
  await endSessionsOfPerson(tx, named.mail, now);
  await revokeLinks(tx, named.mail, now);
};
