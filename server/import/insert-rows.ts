import { eq } from 'drizzle-orm';
import { isComplete } from '#contract/listing-rules.ts';
import { coverOf } from '#contract/shown-images.ts';
import type { ReadListing } from '#import/listings/read-listings.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { product, sku } from '../db/schema/product.ts';
import { holdCodes } from '../kits/hold-codes.ts';
import { dueDate } from '../listings/due-date.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { namedAttributes } from '../listings/named-attributes.ts';
import { wordsOf } from '../listings/search-words.ts';
import { productTexts } from '../products/product-texts.ts';
import { publishEvent } from '../stream/append-event.ts';
import { idOf } from './assign-keys.ts';
import { findCategories, otherCategory, type FoundCategory } from './find-categories.ts';

export interface RowToInsert {
  readonly id: string;
  readonly row: ReadListing;
  readonly images: readonly string[];
  readonly queuedAt: Date;
}

interface Target {
  readonly sellerId: string;
  readonly accountId: string;
  /** By folded name, where they are known and none is to be made. */
  readonly categories?: ReadonlyMap<string, FoundCategory>;
}

export const importer = { id: 'import', name: 'Importação' } as const;

/** A batch in one transaction: a run that is cut off leaves whole listings, and the next run goes on after them. */
export const insertRows = async (db: Db, rows: readonly RowToInsert[], target: Target): Promise<void> => {
  if (rows.length === 0) return;
  const named = (each: RowToInsert): string => each.row.category || otherCategory;
  const categories = target.categories ?? (await findCategories(db, rows.map(named)));
  const platformId = await platformOf(db, target.accountId);
  const made = rows.map((each) => toTables(each, categories.get(foldText(named(each))), { ...target, platformId }));
  await db.transaction(async (tx) => {
    // The codes are held: a product or a kit that is given one at this instant is refused in words, and its call does not fail.
    await holdCodes(
      tx,
      made.map((each) => each.sku.sku),
    );
    await tx.insert(product).values(made.map((each) => each.product));
    await tx.insert(sku).values(made.map((each) => each.sku));
    await tx.insert(listing).values(made.map((each) => each.listing));
    await tx.insert(listingDetail).values(made.map((each) => each.detail));
    await tx
      .insert(event)
      .values(made.map((each) => each.event))
      .returning(publishEvent);
  });
};

const platformOf = async (db: Db, accountId: string): Promise<string> => {
  const [found] = await db
    .select({ platform: marketplaceAccount.platform })
    .from(marketplaceAccount)
    .where(eq(marketplaceAccount.id, accountId));
  if (!found) throw new Error(`There is no marketplace account ${accountId}`);
  return found.platform;
};

/** What the tables need of one row. Where the file is silent, the defaults of the specification (part 2, section 9). */
const toTables = (
  { id, row, images, queuedAt }: RowToInsert,
  category: FoundCategory | undefined,
  { sellerId, accountId, platformId }: Target & { readonly platformId: string },
) => {
  const { title, gtin, price, height, width, depth, weight } = row;
  const measures = { height, width, depth, weight };
  const categoryId = category?.id ?? '';
  const productId = idOf(sellerId, `product/${id}`);
  const skuId = idOf(sellerId, `sku/${id}`);
  const code = row.sku ?? `IMP-${id.slice(0, 8).toUpperCase()}`;
  const named = { title, brand: row.brand || null };
  return {
    // As its SKU and its listing will make it: else both would write it once more.
    product: {
      id: productId,
      sellerId,
      categoryId,
      createdAt: queuedAt,
      ...named,
      ...productTexts(named),
      hasStock: (row.stock ?? 0) > 0,
      lacksBarcode: gtin === null,
      isListed: true,
    },
    sku: { id: skuId, productId, sellerId, sku: code, gtin, ...measures, price, stock: row.stock ?? 0 },
    listing: {
      id,
      version: 1,
      sellerId,
      accountId,
      categoryId,
      skuId,
      status: 'pending',
      title,
      sku: code,
      gtin,
      price,
      ...measures,
      cover: coverOf(images, []),
      warning: '',
      reasons: ['new'],
      queuedAt,
      dueAt: dueDate(queuedAt),
      statusAt: queuedAt,
      search: wordsOf([title, code, gtin, id]),
    } satisfies typeof listing.$inferInsert,
    detail: {
      listingId: id,
      complete: isComplete({ price, gtin, kit: false }),
      freezedByDeal: false,
      description: row.description,
      descriptionAi: '',
      condition: row.condition ?? 'new',
      listingType: row.listingType ?? 'gold_pro',
      shipMode: 'me1',
      warrantyType: 'Garantia do vendedor',
      warrantyTime: 30,
      warrantyTimeUnit: 'dias',
      attributes: namedAttributes(row, category?.attributes),
      // A row is one piece: nothing sets it apart from others, and a variation has to be set apart (part 2, section 5).
      variations: [],
      images: [...images],
      imagesDeleted: [],
      platformId,
      sold: 0,
      health: 0,
      hasCompatibilities: false,
      compatibilities: { attributes: [], compatibilities: [] },
    } satisfies typeof listingDetail.$inferInsert,
    event: {
      subject: subjectOf(id),
      type: 'created',
      version: 1,
      actorId: importer.id,
      actorName: importer.name,
      at: queuedAt,
      data: {},
      sellerId,
      key: null,
    },
  };
};
