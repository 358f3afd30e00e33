import type { account } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';
import { stoodSince } from '../stream/undone-deed.ts';
import { writeUser } from './lock-user.ts';
import { endSessionsOfPerson, lockPerson, revokeLinks, type Account } from './person.ts';
import { subjectOf, type UserRecord } from './user-row.ts';

type Change = Partial<typeof account.$inferInsert>;

interface Wish {
  readonly blocked: boolean;
  /** The account it was decided on. */
  readonly isNamed: boolean;
  /** Had the hub blocked that one? Else its company had, and only that is lifted. */
  readonly isOfHub: boolean;
  /** Since when they are to be blocked. */
  readonly since: Date;
}

/** What is written of one account of the person; null where nothing is. */
const changeOf = ({ blockedAt, hubBlockedAt, awaitsMail }: Account, { blocked, isNamed, isOfHub, since }: Wish): Change | null => {
  if (blocked) {
    // A company that only invited them is not told that somebody knows them here. The instant of a block tells whose it is: it stays.
    return (!isNamed && awaitsMail) || hubBlockedAt !== null ? null : { hubBlockedAt: since, blockedAt: blockedAt ?? since };
  }
  if (!isOfHub) return isNamed ? { blockedAt: null } : null;
  if (hubBlockedAt === null) return null;
  // Blocked by the company before, it stays blocked there.
  return { hubBlockedAt: null, ...(blockedAt?.getTime() === hubBlockedAt.getTime() && { blockedAt: null }) };
};

/** The hub lets a person out, of all companies they enter, or in again; or it lifts what one company had blocked. */
export const setPersonBlock = async (
  context: Pick<WriteContext, 'tx' | 'record' | 'clock'>,
  named: Pick<UserRecord, 'id' | 'mail' | 'hubBlockedAt'>,
  { blocked, undoes }: { readonly blocked: boolean; readonly undoes: string | undefined },
): Promise<void> => {
  const { tx, clock } = context;
  const now = clock();
  for (const each of await lockPerson(tx, named.mail)) {
    const isNamed = each.id === named.id;
    const since = blocked ? await stoodSince(tx, { subject: subjectOf(each.id), undoes, types: ['blocked', 'unblocked'] }, now) : now;
    const set = changeOf(each, { blocked, isNamed, isOfHub: named.hubBlockedAt !== null, since });
    const was = (each.hubBlockedAt ?? each.blockedAt)?.toISOString() ?? null;
    const data = { was, ...(undoes !== undefined && { undoes }), ...(!isNamed && { decidedOn: named.id }) };
    if (set) await writeUser(context, each, { type: blocked ? 'blocked' : 'unblocked', set, data });
  }
  if (!blocked) return;
  await endSessionsOfPerson(tx, named.mail, now);
  await revokeLinks(tx, named.mail, now);
};
