import { eq } from 'drizzle-orm';
import { changeAccess, revokeSessions, setUserBlock } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { isOtherWork } from '#machines/lifecycle/user.ts';
import { seller } from '../db/schema/core.ts';
import { invalid } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { endOpenSessions } from './open-sessions.ts';
import { accessOf, stepTaken, writeUser } from './lock-user.ts';
import { shutOut } from './shut-out.ts';
import { rowOf } from './user-row.ts';

/** PUT /user/person/{id}/access */
export const changeAccessRoute = writeRoute(changeAccess, async ({ params: { id }, body: access }, context) => {
  const { tx, clock } = context;
  const stepped = await stepTaken(context, id, { type: 'changeAccess', access });
  if (!stepped.ok) return stepped;
  const { user, next } = stepped.value;
  const { role, sellerId, hadSellout, hadSell } = next;
  if (sellerId !== null) {
    const [company] = await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, sellerId));
    if (!company) return refuse(invalid('Dados inválidos', [{ path: 'body.sellerId', message: 'Empresa não encontrada' }]));
  }
  const [before, after] = [accessOf(user), { role, sellerId, hadSellout, hadSell }];
  await writeUser(context, user, {
    type: 'accessChanged',
    // Whoever owned one company does not own the next.
    set: { role, sellerId, hadSellout, isMoneyManager: hadSell, ...(isOtherWork(before, after) && { isOwner: false }) },
    data: { before, after },
  });
  // What their console shows and keeps was made for who they were.
  if (isOtherWork(before, after)) await endSessionsOf(tx, id, clock());
  return ok(await rowOf(tx, id, clock()));
});

/** PUT /user/person/{id}/block: whoever is blocked is out at once, and no link that was mailed lets them in. */
export const setUserBlockRoute = writeRoute(setUserBlock, async ({ params: { id }, body: { blocked } }, context) => {
  const { tx, clock } = context;
  const now = clock();
  const stepped = await stepTaken(context, id, { type: blocked ? 'block' : 'unblock' });
  if (!stepped.ok) return stepped;
  await writeUser(context, stepped.value.user, {
    type: blocked ? 'blocked' : 'unblocked',
    set: { blockedAt: blocked ? now : null },
  });
  if (blocked) await shutOut(tx, id, now);
  return ok(await rowOf(tx, id, now));
});

/** PUT /user/person/{id}/sessions: never the one that asks, which has 'Sair'. */
export const revokeSessionsRoute = writeRoute(revokeSessions, async ({ params: { id }, body: { sessionId } }, context) => {
  const ended = await endOpenSessions(context, id, sessionId);
  return ended.ok ? ok(await rowOf(context.tx, id, context.clock())) : ended;
});
