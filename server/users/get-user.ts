import { eq, inArray } from 'drizzle-orm';
import { getUser, UserEvent, type Access } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { historyOf } from '../stream/history-of.ts';
import { openSessionsOf } from './open-sessions.ts';
import { selectUsers, subjectOf, toRow } from './user-row.ts';

/** With the companies by their names. */
const named = async (db: Db, history: readonly UserEvent[]): Promise<UserEvent[]> => {
  const ids = new Set(history.flatMap(({ before, after }) => [before?.sellerId, after?.sellerId]).filter((id) => typeof id === 'string'));
  if (ids.size === 0) return [...history];
  const found = await db
    .select({ id: seller.id, name: seller.name })
    .from(seller)
    .where(inArray(seller.id, [...ids]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const withName = (access: Access | null) => access && { ...access, sellerName: names.get(access.sellerId ?? '') ?? null };
  return history.map((each) => ({ ...each, before: withName(each.before), after: withName(each.after) }));
};

/** GET /user/person/{id} */
export const getUserRoute = readRoute(getUser, async ({ params: { id } }, { db, clock, sessionId }) => {
  const now = clock();
  const [found] = await selectUsers(db, now).where(eq(account.id, id));
  if (!found) return refuse(notFound());
  const history = await historyOf(db, { subject: subjectOf(id), line: UserEvent, unsaid: { before: null, after: null, count: null } });
  return ok({ ...toRow(found), openSessions: await openSessionsOf(db, id, sessionId, now), history: await named(db, history) });
});
