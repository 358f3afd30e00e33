import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { changeAccess, revokeSessions, setUserBlock } from '#contract/user.ts';
import { ok, refuse } from '#lib/result.ts';
import { isOtherWork, isSameAccess } from '#machines/lifecycle/user.ts';
import type { Tx } from '../db/open.ts';
import { account, event, seller } from '../db/schema/core.ts';
import { invalid, stepRefused } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { readBeforeJoining } from '../notifications/read-before-joining.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { endOpenSessions } from './open-sessions.ts';
import { ownedBefore, type AccessBefore } from './owned-before.ts';
import { accessOf, stepTaken, writeUser } from './lock-user.ts';
import { setPersonBlock } from './person-block.ts';
import { rowOf, subjectOf } from './user-row.ts';

/** Did a move take them out of that company before? What they had not read there they have still to read. */
const wereIn = async (tx: Tx, id: string, sellerId: string): Promise<boolean> => {
  const left = and(eq(event.subject, subjectOf(id)), eq(event.type, 'accessChanged'), sql`data -> 'before' ->> 'sellerId' = ${sellerId}`);
  return (await tx.$count(event, left)) > 0;
};

const beginElsewhere = async ({ tx, clock }: WriteContext, id: string, sellerId: string | null): Promise<void> => {
  if (sellerId !== null && !(await wereIn(tx, id, sellerId))) await readBeforeJoining(tx, id);
  // What their console shows and keeps was made for who they were.
  await endSessionsOf(tx, id, clock());
};

/** PUT /user/person/{id}/access */
export const changeAccessRoute = writeRoute(changeAccess, async ({ params: { id }, body: access }, context) => {
  const { tx, clock } = context;
  const stepped = await stepTaken(context, id, { type: 'changeAccess', access });
  if (!stepped.ok) return stepped;
  const { user, next } = stepped.value;
  // Of several that are given one at once some have it already.
  if (isSameAccess(accessOf(user), next)) return ok(await rowOf(tx, id, clock()));
  const { role, sellerId, hadSellout, hadSell } = next;
  if (sellerId !== null) {
    const [company] = await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, sellerId));
    if (!company) return refuse(invalid('Dados inválidos', [{ path: 'body.sellerId', message: 'Empresa não encontrada' }]));
  }
  const others = and(eq(account.mail, user.mail), ne(account.id, id));
  // A person who works for the hub has no company, and a company has each person once.
  if (role !== 'seller' && (await tx.$count(account, and(others, eq(account.awaitsMail, false)))) > 0)
    return refuse(stepRefused('Esta pessoa entra também por outra empresa: quem trabalha no Balcão não entra por empresas'));
  if (sellerId !== null && (await tx.$count(account, and(others, eq(account.sellerId, sellerId)))) > 0)
    return refuse(invalid('Dados inválidos', [{ path: 'body.sellerId', message: 'Esta pessoa já está na equipe' }]));
  const [before, after] = [accessOf(user), { role, sellerId, hadSellout, hadSell }];
  const isMove = isOtherWork(before, after);
  // An owner of one company does not own the next.
  const isOwner = isMove ? await ownedBefore(context, id, after) : user.isOwner;
  await writeUser(context, user, {
    type: 'accessChanged',
    set: { role, sellerId, hadSellout, isMoneyManager: hadSell, isOwner },
    data: { before: { ...before, isOwner: user.isOwner } satisfies AccessBefore, after },
  });
  if (isMove) await beginElsewhere(context, id, sellerId);
  return ok(await rowOf(tx, id, clock()));
});

/**
 * Was it done since by the same person's decision on another account of this one? In a list both are chosen, and the first of the two
 * decisions does it to all accounts.
 */
const isSaidSince = async ({ tx, actor, ifMatch }: WriteContext, id: string, type: 'blocked' | 'unblocked'): Promise<boolean> => {
  if (ifMatch === null) return false;
  const [newest] = await tx
    .select({ type: event.type, actorId: event.actorId, data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), gt(event.version, ifMatch), inArray(event.type, ['blocked', 'unblocked'])))
    .orderBy(desc(event.seq))
    .limit(1);
  return newest?.type === type && newest.actorId === actor.id && 'decidedOn' in newest.data;
};

/** PUT /user/person/{id}/block: whoever is blocked is out at once, of all their companies, and no link that was mailed lets them in. */
export const setUserBlockRoute = writeRoute(setUserBlock, async ({ params: { id }, body: { blocked, undoes } }, context) => {
  const { tx, clock } = context;
  const now = clock();
  const stepped = await stepTaken(context, id, { type: blocked ? 'block' : 'unblock' });
  if (await isSaidSince(context, id, blocked ? 'blocked' : 'unblocked')) return ok(await rowOf(tx, id, now));
  if (!stepped.ok) return stepped;
  await setPersonBlock(context, stepped.value.user, { blocked, undoes });
  return ok(await rowOf(tx, id, now));
});

/** PUT /user/person/{id}/sessions: never the one that asks, which has 'Sair'. */
export const revokeSessionsRoute = writeRoute(revokeSessions, async ({ params: { id }, body: { sessionId } }, context) => {
  const ended = await endOpenSessions(context, id, sessionId);
  return ended.ok ? ok(await rowOf(context.tx, id, context.clock())) : ended;
});
