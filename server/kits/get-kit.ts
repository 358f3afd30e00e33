import { and, asc, desc, eq } from 'drizzle-orm';
import { getKit, KitEvent, type Kit } from '#contract/kit.ts';
import type { Db, Tx } from '../db/open.ts';
import { kit } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { Actor } from '../http/actor.ts';
import { orNotFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { isKit } from '../listings/listing-filter.ts';
import { hidingFrom } from '../second-looks/judged-blind.ts';
import { historyOf } from '../stream/history-of.ts';
import { kitsOf, selectKits, subjectOf } from './kit-row.ts';

/** More than anybody looks through on one page: the list of kit listings has the rest. */
const mostListings = 50;

const readListings = (db: Db | Tx, { sellerId, code }: Pick<Kit, 'sellerId' | 'code'>): Promise<Kit['publications']> =>
  db
    .select({
      publishId: listing.id,
      title: listing.title,
      status: listing.status,
      price: listing.price,
      marketPlaceName: marketplaceAccount.name,
    })
    .from(listing)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .where(and(eq(listing.sellerId, sellerId), eq(listing.sku, code), isKit))
    .orderBy(desc(listing.queuedAt), asc(listing.id))
    .limit(mostListings);

/** One kit as `reader` may see it; null when absent or foreign alike. */
export const kitOf = async (db: Db | Tx, id: string, reader: Actor): Promise<Kit | null> => {
  const [known] = await db
    .select({ id: kit.id })
    .from(kit)
    .where(and(eq(kit.id, id), kitsOf(reader)));
  const [row] = known ? await selectKits(db, [id]) : [];
  if (!row) return null;
  const { isListed } = await hidingFrom(db, reader);
  return {
    ...row,
    publications: (await readListings(db, row)).filter(isListed),
    history: await historyOf(db, { subject: subjectOf(id), line: KitEvent, unsaid: { fields: [] } }),
  };
};

/** GET /kit/{id} */
export const getKitRoute = readRoute(getKit, async ({ params: { id } }, { db, actor }) => orNotFound(await kitOf(db, id, actor)));
