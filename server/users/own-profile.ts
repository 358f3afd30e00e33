import { and, eq, sql } from 'drizzle-orm';
import { changePassword, endOwnSessions, getProfile, saveProfile, type Profile } from '#contract/profile.ts';
import { addTo } from '#lib/dates.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isPlainName } from '#lib/validate/plain-name.ts';
import { ruleText } from '#lib/validate/rule-text.ts';
import { isCommonPassword, tooCommon } from '../session/common-password.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, event, seller } from '../db/schema/core.ts';
import { invalid, sessionEnded, stepRefused, tooManyTries, type ServerProblem } from '../http/problem.ts';
import { preparedWriteRoute, readRoute, writeRoute } from '../http/route.ts';
import { passwordChanged } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/outgoing.ts';
import { beginOwnTry } from '../session/login-limit.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { passwordToKeep, lockPerson, passwordOf, revokeLinks } from './person.ts';
import { endOpenSessions, openSessionsOf } from './open-sessions.ts';
import { lockUserForUpdate, writeUser } from './lock-user.ts';
import { subjectOf } from './user-row.ts';

/** `after` is null when it is the password already. */
interface Hashes {
  readonly before: string;
  readonly after: string | null;
}

interface Asking {
  readonly actor: { readonly id: string };
  readonly sessionId: string;
  readonly clock: () => Date;
}

/** Only ever of the person who asks: no call here takes an id. */
const profileOf = async (db: Db | Tx, { actor, sessionId, clock }: Asking): Promise<Result<Profile, ServerProblem>> => {
  const [found] = await db
    .select({
      _id: account.id,
      name: account.name,
      nickname: account.nickname,
      mail: account.mail,
      role: account.role,
      company: seller.name,
    })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .where(eq(account.id, actor.id));
  if (!found) return refuse(sessionEnded());
  return ok({ ...found, openSessions: await openSessionsOf(db, actor.id, sessionId, clock()) });
};

/** GET /user/profile */
export const getProfileRoute = readRoute(getProfile, async (_input, context) => profileOf(context.db, context));

/** Whether they renamed themselves while they were called so: taking that back gives them no name they never had. */
const wereCalled = async (tx: Tx, id: string, name: string): Promise<boolean> =>
  (await tx.$count(
    event,
    and(eq(event.subject, subjectOf(id)), eq(event.type, 'renamed'), eq(event.actorId, id), eq(sql`trim(${event.actorName})`, name)),
  )) > 0;

/** PUT /user/profile: the last one written stands, for nobody else writes here. */
export const saveProfileRoute = writeRoute(saveProfile, async ({ body: { name, nickname } }, context) => {
  const taken = await lockUserForUpdate({ ...context, ifMatch: null }, context.actor.id);
  if (!taken.ok) return taken;
  const { user } = taken.value;
  // With the nickname comes the name they have, which may be older than what is asked of names.
  if (user.name.trim() !== name && !isPlainName(name) && !(await wereCalled(context.tx, user.id, name)))
    return refuse(invalid(ruleText.plainName, [{ path: 'body.name', message: ruleText.plainName }]));
  if (user.name !== name || user.nickname !== nickname) await writeUser(context, user, { type: 'renamed', set: { name, nickname } });
  return profileOf(context.tx, context);
});

/** PUT /user/profile/sessions: the one that asks has 'Sair'. */
export const endOwnSessionsRoute = writeRoute(endOwnSessions, async ({ body: { sessionId } }, context) => {
  const ended = await endOpenSessions(context, context.actor.id, sessionId);
  return ended.ok ? profileOf(context.tx, context) : ended;
});

/**
 * PUT /user/profile/password. A stranger who finds the console open does not get the account by it: the current password is asked for,
 * and no more often than at the login. Sent again after a lost answer, what is asked for is so already.
 */
export const changePasswordRoute = preparedWriteRoute(
  changePassword,
  async ({ body: { current, password } }, { db, actor, clock }): Promise<Result<Hashes, ServerProblem>> => {
    const [found] = await db.select({ mail: account.mail }).from(account).where(eq(account.id, actor.id));
    if (!found) return refuse(sessionEnded());
    const one = await beginOwnTry(db, found.mail, clock());
    if (one.retryAfter !== null) return refuse(tooManyTries(one.retryAfter));
    const before = await passwordOf(db, found.mail);
    if (before === null) return refuse(sessionEnded());
    const isDone = await passwordMatches(before, password);
    if (!isDone && !(await passwordMatches(before, current)))
      return refuse(invalid('Dados inválidos', [{ path: 'body.current', message: 'A senha atual está errada' }]));
    await one.forgive();
    if (isDone) return ok({ before, after: null });
    if (isCommonPassword(password)) return refuse(tooCommon());
    return ok({ before, after: await hashPassword(password) });
  },
  async (_input, context, { before, after }) => {
    const { tx, actor, clock, post } = context;
    const now = clock();
    const taken = await lockUserForUpdate({ ...context, ifMatch: null }, actor.id);
    if (!taken.ok) return taken;
    if (after === null) return ok({ changed: true as const });
    const { mail, name } = taken.value.user;
    await lockPerson(tx, mail);
    if ((await passwordOf(tx, mail)) !== before) return refuse(stepRefused('A senha acaba de ser trocada em outro lugar'));
    const ended = await endOpenSessions(context, actor.id, null);
    if (!ended.ok) return ended;
    const again = await lockUserForUpdate({ ...context, ifMatch: null }, actor.id);
    if (!again.ok) return again;
    const { user } = again.value;
    await writeUser(context, user, { type: 'passwordChanged', set: await passwordToKeep(tx, user, after) });
    await revokeLinks(tx, mail, now);
    await queueMail(tx, { recipient: mail, ...passwordChanged(post.consoleBase, name, 'profile') }, now, addTo(now, 3, 'day'));
    return ok({ changed: true as const });
  },
);
