import { and, eq } from 'drizzle-orm';
import { refuse, type Result } from '#lib/result.ts';
import { kit } from '../db/schema/kit.ts';
import { stepRefused, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { takeFound } from '../stream/take-found.ts';
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

/** Refuses last what changed since its code was held. */
export const takeKit = async (context: WriteContext, id: string, heldCode: string | null): Promise<Result<KitRecord, ServerProblem>> => {
  const { version, sellerId, title, code, discount } = kit;
  const query = context.tx
    .select({ id: kit.id, version, sellerId, title, code, discount })
    .from(kit)
    .where(and(eq(kit.id, id), kitsOf(context.actor)))
    .for('update');
  const taken = await takeFound(context, query, (found) => ({ subject: subjectOf(id), version: found.version, status: '' }));
  const isOther = taken.ok && taken.value.code !== heldCode;
  return isOther ? refuse(stepRefused('O SKU do kit mudou agora mesmo: tente de novo')) : taken;
};
