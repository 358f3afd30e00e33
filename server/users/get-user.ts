import { desc, eq } from 'drizzle-orm';
import { getUser, UserEvent } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { account, event } from '../db/schema/core.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { openSessionsOf } from './open-sessions.ts';
import { selectUsers, subjectOf, toRow } from './user-row.ts';

const mostShown = 100;

/** GET /user/person/{id} */
export const getUserRoute = readRoute(getUser, async ({ params: { id } }, { db, clock, sessionId }) => {
  const now = clock();
  const [found] = await selectUsers(db, now).where(eq(account.id, id));
  if (!found) return refuse(notFound());
  const events = await db
    .select()
    .from(event)
    .where(eq(event.subject, subjectOf(id)))
    .orderBy(desc(event.seq))
    .limit(mostShown);
  return ok({
    ...toRow(found),
    openSessions: await openSessionsOf(db, id, sessionId, now),
    history: events.map(({ type, at, actorName, data }) => {
      const { before = null, after = null, count = null } = data;
      return UserEvent.parse({ type, at: at.toISOString(), userName: actorName, before, after, count });
    }),
  });
});
