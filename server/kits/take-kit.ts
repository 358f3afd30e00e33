import { and, eq } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import { kit } from '../db/schema/kit.ts';
import { changedMeanwhile, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { kitsOf, subjectOf } from './kit-row.ts';

export type KitRecord = Pick<typeof kit.$inferSelect, 'id' | 'version' | 'sellerId' | 'title' | 'code' | 'discount'>;

/** What it goes by before anybody holds it: that code is held first (hold-codes.ts). */
export const codeOf = async ({ tx, actor }: WriteContext, id: string): Promise<string | null> => {
  const [found] = await tx
    .select({ code: kit.code })
    .from(kit)
    .where(and(eq(kit.id, id), kitsOf(actor)));
  return found?.code ?? null;
};

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on, or since its code was held. */
export const takeKit = async (
  { tx, actor, ifMatch }: WriteContext,
  id: string,
  heldCode: string | null,
): Promise<Result<KitRecord, ServerProblem>> => {
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
  if (conflict) return refuse(changedMeanwhile(conflict));
  return found.code === heldCode ? ok(found) : refuse(stepRefused('O SKU do kit mudou agora mesmo: tente de novo'));
};
