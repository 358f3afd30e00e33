import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { authenticate, endSession, getLogKey, getSuperuser, getUserData, ringBell, type LoginReply } from '#contract/session.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { sessionEnded, tooMany, unsupported, wrongLogin, type ServerProblem } from '../http/problem.ts';
import { publicRoute, readRoute, writeRoute, type PublicContext } from '../http/route.ts';
import { beginLoginTry } from './login-limit.ts';
import { passwordMatches } from './password.ts';
import { endSession as endStoredSession, startSession } from './session-store.ts';

interface Credentials {
  readonly mail: string;
  readonly password: string;
}

const findAccount = async (db: Db, mail: string): Promise<(typeof account.$inferSelect & { readonly company: string | null }) | null> => {
  const [row] = await db.select().from(account).leftJoin(seller, eq(seller.id, account.sellerId)).where(eq(account.mail, mail));
  return row ? { ...row.account, company: row.seller?.name ?? null } : null;
};

/** Unknown mail, wrong password and blocked user get one answer, after the same work. */
const signIn = async (
  { mail: typedMail, password }: Credentials,
  { db, ip, clock }: PublicContext,
): Promise<Result<z.input<typeof LoginReply>, ServerProblem>> => {
  const mail = typedMail.toLowerCase();
  const now = clock();
  const loginTry = await beginLoginTry(db, mail, ip, now);
  if (loginTry.retryAfter !== null)
    return refuse(tooMany('Muitas tentativas de login. Aguarde alguns minutos e tente de novo.', loginTry.retryAfter));
  const found = await findAccount(db, mail);
  const isRight = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found || !isRight || found.blockedAt) return refuse(wrongLogin());
  await loginTry.forgive();
  return ok({
    userToken: await startSession(db, found.id, now),
    name: found.name,
    _id: found.id,
    picture: found.picture,
    mail: found.mail,
    links: [],
    hasSellers: found.sellerId !== null,
    su: found.hadSellout,
    moneyManager: found.isMoneyManager,
    seller: found.sellerId,
    nickname: found.nickname,
  });
};

/** POST /user/auth. Signing in by Google token comes with House (B); until then it says so. */
export const authenticateRoute = publicRoute(authenticate, async ({ body }, context) =>
  'googleToken' in body ? refuse(unsupported()) : signIn(body, context),
);

/** GET /user/data. The flags open routes in the console and grant nothing (decision 5). */
export const getUserDataRoute = readRoute(getUserData, async (_input, { db, actor }) => {
  const [found] = await db.select().from(account).leftJoin(seller, eq(seller.id, account.sellerId)).where(eq(account.id, actor.id));
  if (!found) return refuse(sessionEnded());
  return ok({
    status: 'OK' as const,
    _id: actor.id,
    name: actor.name,
    nickname: found.account.nickname,
    mail: found.account.mail,
    picture: found.account.picture,
    seller: actor.sellerId,
    company: found.seller?.name ?? null,
    role: actor.role,
    su: found.account.hadSellout,
    moneyManager: actor.isMoneyManager,
  });
});

export const getSuperuserRoute = readRoute(getSuperuser, async (_input, { actor }) => ok({ superuser: actor.role === 'superuser' }));

/** Specified with a reply nobody reads (part 1, section 7). */
export const ringBellRoute = readRoute(ringBell, async () => ok({ status: 'OK' }));

export const endSessionRoute = writeRoute(endSession, async (_input, { tx, sessionId, clock }) => {
  await endStoredSession(tx, sessionId, clock());
  return ok({ ended: true as const });
});

/** GET /user/logkey: made on first asking; of two first askings at once, the earlier key stands. */
export const getLogKeyRoute = readRoute(getLogKey, async (_input, { db, actor }) => {
  const [row] = await db
    .update(account)
    .set({ logKey: sql`coalesce(${account.logKey}, ${randomBytes(32).toString('base64')})` })
    .where(eq(account.id, actor.id))
    .returning({ key: account.logKey });
  return row?.key ? ok({ key: row.key }) : refuse(sessionEnded());
});
