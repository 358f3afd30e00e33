import { eq } from 'drizzle-orm';
import { seller } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';

/** The company of a new record: the person's own or, of a superuser, the named one. Null is a company that is not theirs to name. */
export const namedCompany = async ({ tx, actor }: WriteContext, asked: string | null): Promise<typeof seller.$inferSelect | null> => {
  const named = asked ?? actor.sellerId;
  if (named === null || (actor.role !== 'superuser' && named !== actor.sellerId)) return null;
  const [found] = await tx.select().from(seller).where(eq(seller.id, named));
  return found ?? null;
};
