import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { demoItemId, demoQuestionId, demoUserId } from '#lib/demo-marketplace.ts';
import type { Db, Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { sku } from '../db/schema/product.ts';
import { question } from '../db/schema/question.ts';

/** What of the demo is there already on the fake Mercado Livre, as a plain list: it takes this in at its start. */
export interface MarketplaceWorld {
  readonly users: { readonly id: number; readonly nickname: string }[];
  readonly items: {
    readonly id: string;
    readonly sellerId: number;
    readonly title: string;
    readonly condition: string;
    readonly listingTypeId: string;
    readonly price: number;
    readonly quantity: number;
    readonly status: 'active' | 'paused';
    readonly sku: string;
    readonly sellerCustomField: string;
  }[];
  readonly questions: {
    readonly id: number;
    readonly itemId: string;
    readonly fromId: number;
    readonly text: string;
    readonly answer?: string;
  }[];
}

/** What was sold or is on sale was published once; what waits, or was refused, was not. */
const published = ['active', 'paused'] as const;

const isPublished = inArray(listing.status, [...published]);

/** Each row with the id it gets; `from` an update takes it as it would take a table. */
const given = (rows: readonly { readonly id: string }[], to: (id: string) => string): SQL => {
  const ids = rows.map(({ id }) => id);
  return sql`unnest(${sql.param(ids)}::text[], ${sql.param(ids.map(to))}::text[]) as given (id, external_id)`;
};
const ofGiven = { externalId: sql<string>`given.external_id` };

/** Listings and questions get the ids by which the fake knows them: those that have none yet. All in one statement each: every start does it. */
const giveIds = async (tx: Tx): Promise<void> => {
  const listings = await tx
    .select({ id: listing.id })
    .from(listing)
    .where(and(isPublished, isNull(listing.externalId)));
  await tx
    .update(listing)
    .set(ofGiven)
    .from(given(listings, demoItemId))
    .where(eq(listing.id, sql`given.id`));
  const questions = await tx
    .select({ id: question.id })
    .from(question)
    .innerJoin(listing, eq(listing.id, question.listingId))
    .where(and(isPublished, isNull(question.externalId)));
  await tx
    .update(question)
    .set(ofGiven)
    .from(given(questions, (id) => String(demoQuestionId(id))))
    .where(eq(question.id, sql`given.id`));
};

const itemsOf = async (tx: Tx): Promise<MarketplaceWorld['items']> => {
  const rows = await tx
    .select({
      id: listing.id,
      externalId: listing.externalId,
      accountId: listing.accountId,
      title: listing.title,
      condition: listingDetail.condition,
      listingTypeId: listingDetail.listingType,
      price: listing.price,
      status: listing.status,
      code: listing.sku,
      stock: sku.stock,
    })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .leftJoin(sku, eq(sku.id, listing.skuId))
    .where(isPublished)
    .orderBy(listing.id);
  return rows.flatMap(({ id, externalId, accountId, price, status, code, stock, ...same }) => {
    const there = published.find((each) => each === status);
    // What was published over the wire has the fake's own id: it is there already.
    if (there === undefined || price === null || externalId !== demoItemId(id)) return [];
    return [
      {
        id: demoItemId(id),
        sellerId: demoUserId(accountId),
        ...same,
        price: price / 100,
        quantity: stock ?? 0,
        status: there,
        sku: code,
        sellerCustomField: id,
      },
    ];
  });
};

const questionsOf = async (tx: Tx): Promise<MarketplaceWorld['questions']> => {
  const rows = await tx
    .select({
      id: question.id,
      externalId: question.externalId,
      itemId: listing.externalId,
      buyerId: question.buyerId,
      text: question.text,
      answer: question.answer,
    })
    .from(question)
    .innerJoin(listing, eq(listing.id, question.listingId))
    .where(inArray(question.status, ['unanswered', 'answered']))
    .orderBy(question.askedAt, question.id);
  return rows.flatMap(({ id, externalId, itemId, buyerId, text, answer }) =>
    itemId === null || externalId !== String(demoQuestionId(id))
      ? []
      : [{ id: demoQuestionId(id), itemId, fromId: demoUserId(buyerId), text, ...(answer !== null && { answer }) }],
  );
};

/**
 * The demo's listings and questions are bound to the fake's by ids that both reckon, until a backfill finds them. Answers what the fake
 * is to hold; what it holds already stays there as it became.
 */
export const bindToMarketplace = (db: Db): Promise<MarketplaceWorld> =>
  db.transaction(async (tx) => {
    await giveIds(tx);
    const accounts = await tx
      .select({ id: marketplaceAccount.id, name: marketplaceAccount.officialName })
      .from(marketplaceAccount)
      .orderBy(marketplaceAccount.id);
    return {
      users: accounts.map(({ id, name }) => ({ id: demoUserId(id), nickname: name })),
      items: await itemsOf(tx),
      questions: await questionsOf(tx),
    };
  });
