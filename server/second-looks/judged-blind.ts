import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { secondLookShown } from '../db/schema/second-look.ts';
import type { Actor } from '../http/actor.ts';

/**
 * Listings of which a second look was shown to them, and is not judged yet. They are told nothing of these: their status is the first
 * verdict. Few, and of most people none.
 */
export const judgedBlindBy = async (db: Db, { id, role }: Pick<Actor, 'id' | 'role'>): Promise<readonly string[]> => {
  if (role === 'seller') return [];
  const shown = await db.select({ listingId: secondLookShown.listingId }).from(secondLookShown).where(eq(secondLookShown.reviewerId, id));
  return shown.map(({ listingId }) => listingId);
};
