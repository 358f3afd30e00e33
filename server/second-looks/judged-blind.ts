import { and, eq, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { opaqueParameter } from '../db/opaque-parameter.ts';
import type { Db, Tx } from '../db/open.ts';
import { precompiled } from '../db/precompiled.ts';
import { listing } from '../db/schema/listing.ts';
import { secondLookShown } from '../db/schema/second-look.ts';
import type { Actor } from '../http/actor.ts';

/** A listing that somebody judges without what was decided, and its SKU: what that is warned of is what the listing was refused for. */
type JudgedBlind = Pick<typeof secondLookShown.$inferSelect, 'listingId' | 'sellerId' | 'sku'>;

/** Of whom a second look was shown and is not judged yet: few, and of most people none. */
const shownTo = async (db: Db | Tx, { id, role }: Pick<Actor, 'id' | 'role'>): Promise<readonly JudgedBlind[]> => {
  if (role === 'seller') return [];
  const { listingId, sellerId, sku } = secondLookShown;
  return db.select({ listingId, sellerId, sku }).from(secondLookShown).where(eq(secondLookShown.reviewerId, id));
};

/** Listings they are told nothing of: their status is the first verdict. */
export const judgedBlindBy = async (db: Db | Tx, actor: Pick<Actor, 'id' | 'role'>): Promise<readonly string[]> =>
  (await shownTo(db, actor)).map(({ listingId }) => listingId);

const notShown = precompiled(
  sql`${listing.id} <> all(array(select ${secondLookShown.listingId} from ${secondLookShown} where ${secondLookShown.reviewerId} = ${opaqueParameter(sql.placeholder('actorId'), 'text')}))`,
);

/** The same as part of a list's own statement, which asks it once, whatever the list; by id alone, so that an index's rows are enough. */
export const isSeenBy = ({ id, role }: Pick<Actor, 'id' | 'role'>): SQL | undefined =>
  role === 'seller' ? undefined : notShown({ actorId: id });

/** The same as part of a statement that reads the listing anyway. */
export const notBlind = (db: Db | Tx, listingId: SQLWrapper, { id }: Pick<Actor, 'id'>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(secondLookShown)
      .where(and(eq(secondLookShown.reviewerId, id), eq(secondLookShown.listingId, listingId))),
  );

/** What of a product or a kit would tell it: its listings, and the warnings of its SKUs. */
export const hidingFrom = async (
  db: Db | Tx,
  actor: Pick<Actor, 'id' | 'role'>,
): Promise<{
  readonly isListed: (listed: { readonly publishId: string }) => boolean;
  readonly warningOf: (of: { readonly sellerId: string; readonly sku: string; readonly warning: string | null }) => string | null;
}> => {
  const shown = await shownTo(db, actor);
  return {
    isListed: ({ publishId }) => !shown.some(({ listingId }) => listingId === publishId),
    warningOf: ({ sellerId, sku, warning }) => (shown.some((each) => each.sellerId === sellerId && each.sku === sku) ? null : warning),
  };
};
