import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { hasValue } from '#contract/given-attributes.ts';
import type { ListingEdit } from '#contract/listing-edit.ts';
import { coverOf } from '#contract/shown-images.ts';
import { oneLine } from '#lib/one-line.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { findLeaf } from '../categories/find-leaf.ts';
import { listingDetail, type listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { category } from '../db/schema/category.ts';
import type { Sentence } from '../language/sentences.ts';
import { imageUrl } from './listing-row.ts';
import type { ListingRecord } from './lock-listing.ts';
import { wordsOf } from './search-words.ts';

type Detail = typeof listingDetail.$inferSelect;
/** An edit that names every field: the listing as it stands. */
export type Editable = { readonly [Field in keyof ListingEdit]-?: Exclude<ListingEdit[Field], undefined> };

const toEditable = (row: ListingRecord, detail: Detail, of: Editable['category']): Editable => ({
  title: row.title,
  gtin: row.gtin,
  price: row.price,
  dimensions: { height: row.height, width: row.width, depth: row.depth, weight: row.weight },
  category: of,
  marketPlaceId: row.accountId,
  sellerId: row.sellerId,
  description: detail.description,
  descriptionAi: detail.descriptionAi,
  condition: detail.condition,
  listingType: detail.listingType,
  shipMode: detail.shipMode,
  warrantyType: detail.warrantyType,
  warrantyTime: detail.warrantyTime,
  warrantyTimeUnit: detail.warrantyTimeUnit,
  image: detail.images.map(imageUrl),
  imageDeleted: detail.imagesDeleted.map(imageUrl),
  attributes: [...detail.attributes],
  variations: detail.variations.map((each) => ({
    ...each,
    images: each.images.map(imageUrl),
    imageDeleted: each.imageDeleted.map(imageUrl),
  })),
  hasCompatibilities: detail.hasCompatibilities,
  compatibilitiesCarsAndVans: {
    attributes: [...detail.compatibilities.attributes],
    compatibilities: [...detail.compatibilities.compatibilities],
  },
});

/** What may be edited, as it stands. */
export const readEditable = async (tx: Tx, row: ListingRecord): Promise<Editable> => {
  const [found] = await tx
    .select({ detail: listingDetail, category: { id: category.id, level: category.level, name: category.name } })
    .from(listingDetail)
    .innerJoin(category, eq(category.id, row.categoryId))
    .where(eq(listingDetail.listingId, row.id));
  if (!found) throw new Error(`Listing ${row.id} has no detail row`);
  return toEditable(row, found.detail, found.category);
};

const withUnnamed = (before: readonly string[], images: readonly string[], deleted: readonly string[]): string[] => [
  ...images,
  ...before.filter((url) => !images.includes(url) && !deleted.includes(url)),
];

/** Of the pictures that went those that a save may take back: the newest. */
const mostKept = 50;

/** What is gone and does not stand there again, by names or by addresses; the newest last. */
export const goneOf = (before: readonly string[], deleted: readonly string[], images: readonly string[]): string[] =>
  [...new Set([...before.filter((each) => !deleted.includes(each)), ...deleted])].filter((each) => !images.includes(each)).slice(-mostKept);

const imagesAfter = (before: Pick<Editable, 'image' | 'imageDeleted'>, { image, imageDeleted = [] }: ListingEdit): ListingEdit => {
  const standing = image ? withUnnamed(before.image, image, imageDeleted) : before.image;
  return { ...(image && { image: standing }), imageDeleted: goneOf(before.imageDeleted, imageDeleted, standing) };
};

type Variation = Editable['variations'][number];

const variationAfter = (before: readonly Variation[], edited: Variation): Variation => {
  const known = before.find(({ _id }) => _id === edited._id);
  const { images, imageDeleted } = known ?? { images: [], imageDeleted: [] };
  // A code that was kept before codes were cleaned stays: a SKU has it.
  const sku = known?.sku === edited.sku ? edited.sku : oneLine(edited.sku);
  const standing = withUnnamed(images, edited.images, edited.imageDeleted);
  return { ...edited, sku, images: standing, imageDeleted: goneOf(imageDeleted, edited.imageDeleted, standing) };
};

/**
 * A picture goes when an edit says so: it names those it deletes, not all that ever went. One that it does not name came after the form
 * was read: an upload that arrived late.
 */
export const keepingUnnamed = (before: Editable, edit: ListingEdit): ListingEdit => ({
  ...edit,
  ...((edit.image ?? edit.imageDeleted) && imagesAfter(before, edit)),
  ...(edit.variations && { variations: edit.variations.map((each) => variationAfter(before.variations, each)) }),
});

/**
 * What was cleared here may have its value there until that is published: dropped by the next edit, nobody would say it. A characteristic of
 * the seller's own is not taken away there. (decision 13)
 */
export const keepingCleared = ({ externalId }: ListingRecord, before: Pick<Editable, 'attributes'>, edit: ListingEdit): ListingEdit => {
  if (externalId === null || !edit.attributes) return edit;
  const ids = new Set(edit.attributes.map(({ id }) => id));
  const cleared = before.attributes.filter((each) => !hasValue(each) && !each.custom && !ids.has(each.id));
  return { ...edit, attributes: [...edit.attributes, ...cleared] };
};

/** The fields whose value is another one: a field saved with its own value is no change. */
export const changedBy = (before: Editable, edit: ListingEdit): ListingEdit =>
  Object.fromEntries(
    Object.entries(edit).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(before[field as keyof Editable], value)),
  );

/** What an edit names that is not there: a path of the edit, and why. */
export interface Unknown {
  readonly path: string;
  readonly message: Sentence;
}

const knownImages = ({ image, imageDeleted, variations }: Editable): ReadonlySet<string> =>
  new Set([...image, ...imageDeleted, ...variations.flatMap((each) => [...each.images, ...each.imageDeleted])]);

const namedImages = ({ image = [], imageDeleted = [], variations = [] }: ListingEdit): readonly string[] => [
  ...image,
  ...imageDeleted,
  ...variations.flatMap((each) => [...each.images, ...each.imageDeleted]),
];

/** Whatever an edit points at has to be there, and an account and images have to be the listing's own company's. */
export const checkNamed = async (
  tx: Tx,
  row: ListingRecord,
  before: Editable,
  changed: ListingEdit,
): Promise<Result<ListingEdit, Unknown>> => {
  const known = knownImages(before);
  if (namedImages(changed).some((url) => !known.has(url))) return refuse({ path: 'image', message: 'Imagem não encontrada' });
  const { marketPlaceId, category: chosen } = changed;
  if (marketPlaceId !== undefined) {
    const [own] = await tx
      .select({ id: marketplaceAccount.id })
      .from(marketplaceAccount)
      .where(and(eq(marketplaceAccount.id, marketPlaceId), eq(marketplaceAccount.sellerId, row.sellerId)));
    if (!own) return refuse({ path: 'marketPlaceId', message: 'Conta não encontrada' });
  }
  if (!chosen) return ok(changed);
  const leaf = await findLeaf(tx, chosen.id);
  return leaf.ok ? ok({ ...changed, category: leaf.value }) : refuse({ path: 'category', message: leaf.error });
};

const nameOf = (url: string): string => url.slice(imageUrl('').length);

/** The columns of the row that an edit names; those of the detail are written at once. The contract takes no other field: nothing else can slip in. */
export const applyEdit = async (
  tx: Tx,
  row: ListingRecord,
  before: Pick<Editable, 'image' | 'variations'>,
  changed: ListingEdit,
): Promise<Partial<typeof listing.$inferInsert>> => {
  const { title, gtin, price, dimensions, category: chosen, marketPlaceId, image, variations } = changed;
  const detail = detailOf(changed);
  if (Object.keys(detail).length > 0) await tx.update(listingDetail).set(detail).where(eq(listingDetail.listingId, row.id));
  const cover = coverOf(image ?? before.image, variations ?? before.variations);
  const columns = definedOf({ title, gtin, price, ...dimensions, categoryId: chosen?.id, accountId: marketPlaceId });
  return {
    ...columns,
    ...(image || variations ? { cover: cover === null ? null : nameOf(cover) } : {}),
    search: wordsOf([title ?? row.title, row.sku, gtin === undefined ? row.gtin : gtin, row.id]),
  };
};

const detailOf = ({
  title: _title,
  gtin: _gtin,
  price: _price,
  dimensions: _dimensions,
  category: _category,
  marketPlaceId: _marketPlaceId,
  sellerId: _sellerId,
  image,
  imageDeleted,
  variations,
  compatibilitiesCarsAndVans,
  ...rest
}: ListingEdit): Partial<typeof listingDetail.$inferInsert> =>
  definedOf({
    ...rest,
    compatibilities: compatibilitiesCarsAndVans,
    images: image?.map(nameOf),
    imagesDeleted: imageDeleted?.map(nameOf),
    variations: variations?.map((each) => ({
      ...each,
      images: each.images.map(nameOf),
      imageDeleted: each.imageDeleted.map(nameOf),
    })),
  });

const definedOf = <Fields extends Record<string, unknown>>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
