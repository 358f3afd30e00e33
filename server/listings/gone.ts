import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import { notFound, removedBy, type ServerProblem } from '../http/problem.ts';
import { subjectOf } from './listing-event.ts';

/** Said of a listing that is not there: who removed it and when, to whom it was theirs to see; else absent and foreign look the same. */
export const goneOf = async (db: Db | Tx, publishId: string, { role, sellerId }: Actor): Promise<ServerProblem> => {
  const subject = subjectOf(publishId);
  const [removed] = await db
    .select({ id: event.actorId, name: event.actorName, at: event.at, version: event.version })
    .from(event)
    .where(and(eq(event.subject, subject), eq(event.type, 'removed'), role === 'seller' ? eq(event.sellerId, sellerId ?? '') : undefined));
  if (!removed) return notFound();
  const { id, name, at, version } = removed;
  return removedBy(name, { subject, version, status: 'removed', changes: [{ type: 'removed', by: { id, name }, at: at.toISOString() }] });
};
