import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OpenSession } from '#contract/user.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, session } from '../db/schema/core.ts';
import { notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { isOpenAt } from '../session/session-store.ts';
import { publishChange } from '../stream/append-event.ts';
import { lockUserForUpdate, writeUser } from './lock-user.ts';
import { subjectOf, type UserRecord } from './user-row.ts';

const mostShown = 100;

/** Of the person whose account this is, in whichever of their companies: a browser that is lost is lost with all of them. */
const isOfPerson = (db: Db | Tx, accountId: string) => {
  const mail = db.select({ mail: account.mail }).from(account).where(eq(account.id, accountId));
  return inArray(session.accountId, db.select({ id: account.id }).from(account).where(inArray(account.mail, mail)));
};

/** Where somebody is in now, used last first. Named by their reference: the id is the hash of a token. */
export const openSessionsOf = async (db: Db | Tx, accountId: string, asking: string, now: Date): Promise<OpenSession[]> => {
  const open = await db
    .select()
    .from(session)
    .where(and(isOfPerson(db, accountId), isOpenAt(now)))
    .orderBy(desc(session.seenAt), session.ref)
    .limit(mostShown);
  return open.map(({ id: hash, ref, device, address, startedAt, seenAt }) => ({
    _id: ref,
    device,
    address,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isThis: hash === asking,
  }));
};

/** The rows of their other companies count the same sessions. All of them are held. */
const tellOtherRows = async (tx: Tx, { id, mail }: UserRecord): Promise<void> => {
  const others = await tx
    .update(account)
    .set({ version: sql`${account.version} + 1` })
    .where(and(eq(account.mail, mail), ne(account.id, id)))
    .returning({ id: account.id, version: account.version });
  for (const { id: other, version } of others) await publishChange(tx, { subject: subjectOf(other), version, sellerId: null });
};

/** Ends one session of somebody, or all; never the one that asks. */
export const endOpenSessions = async (context: WriteContext, id: string, ref: string | null): Promise<Result<void, ServerProblem>> => {
  const { tx, clock, sessionId } = context;
  const now = clock();
  const taken = await lockUserForUpdate({ ...context, ifMatch: null }, id);
  if (!taken.ok) return taken;
  if (ref !== null) {
    const [named] = await tx
      .select({ id: session.id })
      .from(session)
      .where(and(isOfPerson(tx, id), eq(session.ref, ref)));
    if (!named) return refuse(notFound());
    if (named.id === sessionId) return refuse(stepRefused('Esta é a sua sessão: para encerrá-la, use Sair'));
  }
  const which = and(
    isOfPerson(tx, id),
    isNull(session.endedAt),
    ne(session.id, sessionId),
    ref === null ? undefined : eq(session.ref, ref),
  );
  const open = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(which, isOpenAt(now)));
  await tx.update(session).set({ endedAt: now }).where(which);
  // Ended already, by themselves or by somebody else: nothing happened.
  if (open.length > 0) {
    const { user } = taken.value;
    await writeUser(context, user, { type: 'sessionsRevoked', data: { count: open.length } });
    await tellOtherRows(tx, user);
  }
  return ok(undefined);
};
