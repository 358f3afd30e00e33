import { and, desc, eq } from 'drizzle-orm';
import type { Access } from '#contract/user.ts';
import { isOtherWork } from '#machines/lifecycle/user.ts';
import { event } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';
import { subjectOf } from './user-row.ts';

/** What `accessChanged` keeps of a person as they were. An older event does not say who owned. */
export type AccessBefore = Access & { readonly isOwner?: boolean };

const mostLooked = 20;

/**
 * Do they own what they are given back? Only where the author of the last move takes that back: it is decided on a version of before it,
 * as no other decision is. (decision 0121)
 */
export const ownedBefore = async ({ tx, actor, ifMatch }: WriteContext, id: string, access: Access): Promise<boolean> => {
  if (ifMatch === null) return false;
  const changes = await tx
    .select({ version: event.version, actorId: event.actorId, data: event.data })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), eq(event.type, 'accessChanged')))
    .orderBy(desc(event.seq))
    .limit(mostLooked);
  const moves = changes.map(({ data, ...by }) => ({ ...by, ...(data as { readonly before: AccessBefore; readonly after: Access }) }));
  const move = moves.find(({ before, after }) => isOtherWork(before, after));
  const isTakenBack = move?.actorId === actor.id && ifMatch < move.version && !isOtherWork(move.before, access);
  return isTakenBack && move.before.isOwner === true;
};
