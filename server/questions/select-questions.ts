import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Answer, QuestionRow } from '#contract/question.ts';
import { isMerged, mergedIds, type Where } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { question } from '../db/schema/question.ts';
import { imageUrl } from '../listings/listing-row.ts';

/** Not the words it is found by: they are many, and nobody reads them. */
const { search: _search, ...columns } = getTableColumns(question);
export const questionColumns = columns;
export type QuestionStored = Omit<typeof question.$inferSelect, 'search'>;

const answerOf = ({ answer, answeredAt, answeredBy, answeredByName }: QuestionStored): Answer | null =>
  answer === null || answeredAt === null
    ? null
    : { text: answer, at: answeredAt.toISOString(), by: { id: answeredBy ?? '', name: answeredByName ?? '' } };

/** What is said of a question wherever it is shown. */
export const questionCore = (stored: QuestionStored) => ({
  _id: stored.id,
  version: stored.version,
  status: stored.status,
  text: stored.text,
  askedAt: stored.askedAt.toISOString(),
  buyerName: stored.buyerName,
  answer: answerOf(stored),
});

interface Selection {
  readonly where: Where;
  readonly limit: number;
  readonly offset?: number;
  readonly isSorted?: boolean;
}

interface Selected {
  readonly stored: QuestionStored;
  readonly row: QuestionRow;
  readonly listing: { readonly sku: string; readonly status: string; readonly price: number | null };
}

/** Questions in their order, each with the names beside it. */
export const selectQuestions = async (
  db: Pick<Db, 'select'>,
  { where, limit, offset = 0, isSorted = false }: Selection,
): Promise<readonly Selected[]> => {
  const inOrder = [isSorted ? sql`${question.place} + interval '0'` : asc(question.place), asc(question.id)];
  // The page first, so that names are joined to its rows alone, not to all before them.
  const ids = db.select({ id: question.id }).from(question);
  const found = isMerged(where)
    ? ids.where(inArray(question.id, mergedIds(question.id, where, { order: inOrder, limit, offset })))
    : ids
        .where(where)
        .orderBy(...inOrder)
        .limit(limit)
        .offset(offset);
  const onPage = found.as('on_page');
  const rows = await db
    .select({
      stored: columns,
      listing: { title: listing.title, cover: listing.cover, sku: listing.sku, status: listing.status, price: listing.price },
      sellerName: seller.name,
      accountName: marketplaceAccount.name,
    })
    .from(onPage)
    .innerJoin(question, eq(question.id, onPage.id))
    .innerJoin(listing, eq(listing.id, question.listingId))
    .innerJoin(seller, eq(seller.id, question.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, question.accountId))
    .orderBy(...inOrder);
  return rows.map(({ stored, listing: { title, cover, ...about }, sellerName, accountName }) => ({
    stored,
    listing: about,
    row: {
      ...questionCore(stored),
      publishId: stored.listingId,
      listingTitle: title,
      listingCover: cover === null ? null : imageUrl(cover),
      sellerId: stored.sellerId,
      sellerName,
      marketPlaceId: stored.accountId,
      marketPlaceName: accountName,
    },
  }));
};
