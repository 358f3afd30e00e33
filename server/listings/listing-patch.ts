import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Dimensions, FieldChange, ListingPatch } from '#contract/listing.ts';
import { formatCents } from '#lib/money.ts';
import type { Tx } from '../db/open.ts';
import { listingDetail, type listing } from '../db/schema/listing.ts';
import type { ListingRecord } from './lock-listing.ts';
import { wordsOf } from './search-words.ts';

type Patch = z.output<typeof ListingPatch>;
type Detail = Pick<typeof listingDetail.$inferSelect, 'description' | 'condition' | 'listingType' | 'shipMode' | 'platformId'>;

const priceText = (cents: number | null): string | null => (cents === null ? null : formatCents(cents));
const measuresText = ({ height, width, depth, weight }: Dimensions): string => `${height} × ${width} × ${depth} cm, ${weight} g`;

/** Each patchable field as text, for people who compare before and after. */
const asTexts = ({ dimensions, price, ...rest }: Patch): ReadonlyMap<string, string | null> =>
  new Map<string, string | null>([
    ...Object.entries(rest).flatMap(([field, value]): [string, string | null][] => (value === undefined ? [] : [[field, value]])),
    ...(price === undefined ? [] : [['price', priceText(price)] as const]),
    ...(dimensions === undefined ? [] : [['dimensions', measuresText(dimensions)] as const]),
  ]);

const currentTexts = (row: ListingRecord, detail: Detail): ReadonlyMap<string, string | null> =>
  asTexts({ title: row.title, gtin: row.gtin, price: row.price, dimensions: row, ...detail });

export const readPatchable = async (tx: Tx, listingId: string): Promise<Detail> => {
  const [detail] = await tx
    .select({
      description: listingDetail.description,
      condition: listingDetail.condition,
      listingType: listingDetail.listingType,
      shipMode: listingDetail.shipMode,
      platformId: listingDetail.platformId,
    })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, listingId));
  if (!detail) throw new Error(`Listing ${listingId} has no detail row`);
  return detail;
};

/** What a patch really changes: a field saved with its own value is none. */
export const changesOf = (row: ListingRecord, detail: Detail, patch: Patch): readonly FieldChange[] => {
  const current = currentTexts(row, detail);
  return [...asTexts(patch)]
    .map(([field, after]) => ({ field, before: current.get(field) ?? null, after }))
    .filter(({ before, after }) => before !== after);
};

/** The columns of the row that a patch names; those of the detail are written at once. Each field by name: nothing else can slip in. */
export const applyPatch = async (tx: Tx, row: ListingRecord, patch: Patch): Promise<Partial<typeof listing.$inferInsert>> => {
  const { title, gtin, price, dimensions, description, condition, listingType, shipMode, platformId } = patch;
  const detail = definedOf({ description, condition, listingType, shipMode, platformId });
  if (Object.keys(detail).length > 0) await tx.update(listingDetail).set(detail).where(eq(listingDetail.listingId, row.id));
  const columns = definedOf({ title, gtin, price, ...dimensions });
  return { ...columns, search: wordsOf([title ?? row.title, row.sku, gtin === undefined ? row.gtin : gtin, row.id]) };
};

const definedOf = <Fields extends Record<string, unknown>>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
