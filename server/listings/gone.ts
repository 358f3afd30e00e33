import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import type { Actor } from '../http/actor.ts';
import { notFound, removedBy, type ServerProblem } from '../http/problem.ts';
import { subjectOf } from './listing-event.ts';

/**
 * The answer about a listing that is not there. People who might see it are told who removed it and when; to others it is as a foreign one.
 */
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
