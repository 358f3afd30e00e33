import { and, desc, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { wasBegunSince } from '../integration-jobs/was-begun.ts';
import { marketplaceAuthor } from '../marketplace/marketplace-author.ts';
import { internalTypes, subjectOf, type ListingEventData, type ListingEventType } from './listing-event.ts';
import { closedThere } from './own-refusals.ts';

/** Decided by a person, of the listing or its SKU; a rule decides anew each time it runs. */
const isPersons = and(
  ne(event.actorId, marketplaceAuthor.id),
  notInArray(event.type, [...internalTypes]),
  sql`${event.data} ->> 'cause' is distinct from ${'rule' satisfies ListingEventData['cause']}`,
);

/** An edit that is taken has a refused stock told once more, and says none itself: that it is refused as before is no news. (decision 0183) */
const ofEdits = ['edited', 'approved', 'resubmitted'] as const satisfies readonly ListingEventType[];

/**
 * It was refused for that reason before; nobody changed the listing since, nor did the marketplace take any such change, or a publication.
 * An end there is one reason, whatever was refused for it. (decision 0173)
 */
export const isRefusedAgain = async (
  tx: Tx,
  id: string,
  { kind, code }: { readonly kind: JobKind; readonly code: string },
): Promise<boolean> => {
  const subject = subjectOf(id);
  const isSame = and(
    sql`${event.data} ->> 'code' = ${code}`,
    code === closedThere ? undefined : sql`${event.data} ->> 'refused' = ${kind}`,
  );
  const isStock = kind === 'setStock';
  const isNews = and(isPersons, isStock ? notInArray(event.type, [...ofEdits]) : undefined);
  const [last] = await tx
    .select({ by: event.actorId, at: event.at })
    .from(event)
    .where(and(eq(event.subject, subject), or(isSame, isNews)))
    .orderBy(desc(event.seq))
    .limit(1);
  const kinds: readonly JobKind[] = isStock ? [kind] : [kind, 'publishListing'];
  return last?.by === marketplaceAuthor.id && !(await wasBegunSince(tx, kinds, subject, last.at));
};
