import { and, desc, eq } from 'drizzle-orm';
import { getUser, UserEvent } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { account, event, session } from '../db/schema/core.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { isOpenAt } from '../session/session-store.ts';
import { selectUsers, subjectOf, toRow } from './user-row.ts';

const mostShown = 100;

/** GET /user/person/{id} */
export const getUserRoute = readRoute(getUser, async ({ params: { id } }, { db, clock, sessionId }) => {
  const now = clock();
  const [found] = await selectUsers(db, now).where(eq(account.id, id));
  if (!found) return refuse(notFound());
  const open = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, id), isOpenAt(now)))
    .orderBy(desc(session.seenAt), session.ref)
    .limit(mostShown);
  const events = await db
    .select()
    .from(event)
    .where(eq(event.subject, subjectOf(id)))
    .orderBy(desc(event.seq))
    .limit(mostShown);
  return ok({
    ...toRow(found),
    openSessions: open.map(({ id: hash, ref, device, address, startedAt, seenAt }) => ({
      _id: ref,
      device,
      address,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: hash === sessionId,
    })),
    history: events.map(({ type, at, actorName, data }) => {
      const { before = null, after = null, count = null } = data;
      return UserEvent.parse({ type, at: at.toISOString(), userName: actorName, before, after, count });
    }),
  });
});
