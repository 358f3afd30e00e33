import { and, eq, isNull, ne } from 'drizzle-orm';
import { changeAccess, revokeSessions, setUserBlock } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { isOtherWork } from '#machines/lifecycle/user.ts';
import { revokeTokens } from '../accounts/mail-token.ts';
import { seller, session } from '../db/schema/core.ts';
import { invalid, notFound, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { endSessionsOf, isOpenAt } from '../session/session-store.ts';
import { accessOf, stepTaken, takeUser, writeUser } from './take-user.ts';
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
    set: { role, sellerId, hadSellout, isMoneyManager: hadSell },
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
  if (blocked) {
    await endSessionsOf(tx, id, now);
    await revokeTokens(tx, id, 'reset', now);
    await revokeTokens(tx, id, 'validate', now);
  }
  return ok(await rowOf(tx, id, now));
});

/** PUT /user/person/{id}/sessions: never the one that asks, which has 'Sair'. */
export const revokeSessionsRoute = writeRoute(revokeSessions, async ({ params: { id }, body: { sessionId: ref } }, context) => {
  const { tx, clock, sessionId } = context;
  const now = clock();
  const taken = await takeUser({ ...context, ifMatch: null }, id);
  if (!taken.ok) return taken;
  if (ref !== null) {
    const [named] = await tx
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.accountId, id), eq(session.ref, ref)));
    if (!named) return refuse(notFound());
    if (named.id === sessionId) return refuse(stepRefused('Esta é a sua sessão: para encerrá-la, use Sair'));
  }
  const which = and(
    eq(session.accountId, id),
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
  if (open.length > 0) await writeUser(context, taken.value.user, { type: 'sessionsRevoked', data: { count: open.length } });
  return ok(await rowOf(tx, id, now));
});
