import { desc } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { category } from '../db/schema/category.ts';
import { product, sku } from '../db/schema/product.ts';
import { foldText } from '#lib/fold-text.ts';
import { dueDate } from '../listings/due-date.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { wordsOf } from '../listings/search-words.ts';
import { productTexts } from '../products/product-texts.ts';
import { toldToStream } from '../stream/append-event.ts';
import { idOf } from './assign-keys.ts';
import type { ImportedRow } from './read-row.ts';

export interface RowToInsert {
  readonly line: number;
  readonly id: string;
  readonly row: ImportedRow;
  readonly images: readonly string[];
  readonly queuedAt: Date;
}

interface Target {
  readonly sellerId: string;
  readonly accountId: string;
  readonly platformId: string;
}

const importer = { id: 'import', name: 'Importação' } as const;

/** A batch in one transaction: a run that is cut off leaves whole listings, and the next run goes on after them. */
export const insertRows = async (db: Db, rows: readonly RowToInsert[], target: Target): Promise<void> => {
  if (rows.length === 0) return;
  const categoryIds = await findCategories(
    db,
    rows.map(({ row }) => row.category),
  );
  const made = rows.map((each) => toTables(each, categoryIds.get(foldText(each.row.category)) ?? '', target));
  await db.transaction(async (tx) => {
    await tx.insert(product).values(made.map((each) => each.product));
    await tx.insert(sku).values(made.map((each) => each.sku));
    await tx.insert(listing).values(made.map((each) => each.listing));
    await tx.insert(listingDetail).values(made.map((each) => each.detail));
    await tx
      .insert(event)
      .values(made.map((each) => each.event))
      .returning(toldToStream);
  });
};

/** What the tables need of one row. Where the file is silent, the defaults of the specification (part 2, section 9). */
const toTables = ({ id, row, images, queuedAt }: RowToInsert, categoryId: string, { sellerId, accountId, platformId }: Target) => {
  const { title, gtin, price, height, width, depth, weight } = row;
  const measures = { height, width, depth, weight };
  const productId = idOf(sellerId, `product/${id}`);
  const skuId = idOf(sellerId, `sku/${id}`);
  const code = row.sku ?? `IMP-${id.slice(0, 8).toUpperCase()}`;
  return {
    product: { id: productId, sellerId, categoryId, title, brand: null, createdAt: queuedAt, ...productTexts({ title, brand: null }) },
    sku: { id: skuId, productId, sellerId, sku: code, gtin, ...measures, price },
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
      cover: images[0] ?? null,
      warning: '',
      reasons: ['new'],
      queuedAt,
      dueAt: dueDate(queuedAt),
      statusAt: queuedAt,
      search: wordsOf([title, code, gtin, id]),
    } satisfies typeof listing.$inferInsert,
    detail: {
      listingId: id,
      complete: price !== null && gtin !== null,
      freezedByDeal: false,
      description: row.description,
      descriptionAi: '',
      condition: 'new',
      listingType: 'gold_pro',
      shipMode: 'me1',
      warrantyType: 'Garantia do vendedor',
      warrantyTime: 30,
      warrantyTimeUnit: 'dias',
      attributes: [],
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

/** Ids by folded name; a name nobody knows becomes a category of its own. */
const findCategories = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const known = new Map(
    // Of several with one name the nearest to the root is meant: it comes last.
    (await db.select({ id: category.id, name: category.name }).from(category).orderBy(desc(category.level), desc(category.id))).map(
      ({ id, name }) => [foldText(name), id],
    ),
  );
  // Reversed, so that a name written in two ways is kept as it came first.
  const unknown = names.filter((name) => !known.has(foldText(name))).toReversed();
  const added = new Map(unknown.map((name) => [foldText(name), toCategory(name)]));
  if (added.size > 0)
    await db
      .insert(category)
      .values([...added.values()])
      .onConflictDoNothing();
  return new Map([...known, ...[...added].map(([folded, { id }]) => [folded, id] as const)]);
};

/** A root of its own: nobody knows what it stands under. */
const toCategory = (name: string): typeof category.$inferInsert => {
  const id = idOf('category', foldText(name));
  return { id, name, level: 1, path: [id], search: wordsOf([name]) };
};
