import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { authenticate, endSession, getLogKey, getSuperuser, getUserData, ringBell } from '#contract/session.ts';
import { ok, refuse } from '#lib/result.ts';
import { account, seller } from '../db/schema/core.ts';
import { sessionEnded } from '../http/problem.ts';
import { described, publicRoute, readRoute, writeRoute, type WriteRoute } from '../http/route.ts';
import { countOtherCompanies } from '../users/own-companies.ts';
import { endSession as endStoredSession } from './session-store.ts';
import { signInByGoogle, signInByPassword } from './sign-in.ts';

/** POST /user/auth */
const authenticateRoute = publicRoute(authenticate, async ({ body }, context) =>
  'googleToken' in body ? signInByGoogle(body.googleToken, context) : signInByPassword(body, context),
);

/** GET /user/data. The flags open routes in the console and grant nothing (decision 5). */
const getUserDataRoute = readRoute(getUserData, async (_input, { db, actor }) => {
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
    otherCompanies: await countOtherCompanies(db, actor),
  });
});

const getSuperuserRoute = readRoute(getSuperuser, async (_input, { actor }) => ok({ superuser: actor.role === 'superuser' }));

/** Specified with a reply nobody reads (part 1, section 7). */
const ringBellRoute = readRoute(ringBell, async () => ok({ status: 'OK' }));

const endSessionRoute: WriteRoute = {
  ...writeRoute(endSession, async (_input, { tx, sessionId, clock }) => {
    await endStoredSession(tx, sessionId, clock());
    return ok({ ended: true as const });
  }),
  endsSession: true,
};

/** GET /user/logkey: made on first asking; of two first askings at once, the earlier key stands. */
const getLogKeyRoute = readRoute(getLogKey, async (_input, { db, actor }) => {
  const [row] = await db
    .update(account)
    .set({ logKey: sql`coalesce(${account.logKey}, ${randomBytes(32).toString('base64')})` })
    .where(eq(account.id, actor.id))
    .returning({ key: account.logKey });
  return row?.key ? ok({ key: row.key }) : refuse(sessionEnded());
});

export const sessionRoutes = described([
  [authenticateRoute, 'Login by e-mail and hashed password, or by Google token'],
  [endSessionRoute, 'Revokes this token on the server (decision 7)'],
  [getLogKeyRoute, 'Key that encrypts this user’s log on this computer'],
  [getSuperuserRoute, 'Superuser indicator'],
  [getUserDataRoute, 'Session check'],
  [ringBellRoute, 'Specified; its reply is unused'],
]);
