import { and, eq } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import { kit } from '../db/schema/kit.ts';
import { changedMeanwhile, notFound, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { kitsOf, subjectOf } from './kit-row.ts';

export type KitRecord = Pick<typeof kit.$inferSelect, 'id' | 'version' | 'sellerId' | 'title' | 'code' | 'discount'>;

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on. */
export const takeKit = async ({ tx, actor, ifMatch }: WriteContext, id: string): Promise<Result<KitRecord, ServerProblem>> => {
  const [found] = await tx
    .select({
      id: kit.id,
      version: kit.version,
      sellerId: kit.sellerId,
      title: kit.title,
      code: kit.code,
      discount: kit.discount,
    })
    .from(kit)
    .where(and(eq(kit.id, id), kitsOf(actor)))
    .for('update');
  if (!found) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: found.version, status: '' };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch);
  return conflict ? refuse(changedMeanwhile(conflict)) : ok(found);
};
