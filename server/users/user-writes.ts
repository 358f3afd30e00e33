import { and, eq, ne } from 'drizzle-orm';
import { changeAccess, revokeSessions, setUserBlock } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { isOtherWork } from '#machines/lifecycle/user.ts';
import { account, seller } from '../db/schema/core.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { endOpenSessions } from './open-sessions.ts';
import { accessOf, stepTaken, writeUser } from './lock-user.ts';
import { setPersonBlock } from './person-block.ts';
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
  const others = and(eq(account.mail, user.mail), ne(account.id, id));
  // Who works for the hub has no company, and a company has each person once.
  if (role !== 'seller' && (await tx.$count(account, and(others, eq(account.awaitsMail, false)))) > 0)
    return refuse(stepRefused('Esta pessoa entra também por outra empresa: quem trabalha no Balcão não entra por empresas'));
  if (sellerId !== null && (await tx.$count(account, and(others, eq(account.sellerId, sellerId)))) > 0)
    return refuse(invalid('Dados inválidos', [{ path: 'body.sellerId', message: 'Esta pessoa já está na equipe' }]));
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

/** PUT /user/person/{id}/block: whoever is blocked is out at once, of all their companies, and no link that was mailed lets them in. */
export const setUserBlockRoute = writeRoute(setUserBlock, async ({ params: { id }, body: { blocked } }, context) => {
  const { tx, clock } = context;
  const now = clock();
  const stepped = await stepTaken(context, id, { type: blocked ? 'block' : 'unblock' });
  if (!stepped.ok) return stepped;
  await setPersonBlock(context, stepped.value.user, blocked);
  return ok(await rowOf(tx, id, now));
});

/** PUT /user/person/{id}/sessions: never the one that asks, which has 'Sair'. */
export const revokeSessionsRoute = writeRoute(revokeSessions, async ({ params: { id }, body: { sessionId } }, context) => {
  const ended = await endOpenSessions(context, id, sessionId);
  return ended.ok ? ok(await rowOf(context.tx, id, context.clock())) : ended;
});
