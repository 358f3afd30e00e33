import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import type { listing } from '../db/schema/listing.ts';
import { subjectOf } from './listing-event.ts';

/**
 * Its account has an item of it, or may have one. Nothing of a listing says in which account its item is but the account it is in: moved to
 * another, what is there would be spoken of with the token of somebody else.
 */
export const staysInAccount = async (
  db: Db | Tx,
  { id, externalId }: Pick<typeof listing.$inferSelect, 'id' | 'externalId'>,
): Promise<boolean> => {
  if (externalId !== null) return true;
  const [maybe] = await db
    .select({ id: integrationJob.id })
    .from(integrationJob)
    .where(
      and(
        eq(integrationJob.subject, subjectOf(id)),
        eq(integrationJob.kind, 'publishListing'),
        or(eq(integrationJob.isUncertain, true), isNotNull(integrationJob.takenBy)),
      ),
    )
    .limit(1);
  return maybe !== undefined;
};
