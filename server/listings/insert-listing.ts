import { randomUUID } from 'node:crypto';
import { isComplete } from '#contract/listing-rules.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import type { NoBarcodeReason } from '#contract/product.ts';
import { specsOf } from '../categories/category-record.ts';
import type { category } from '../db/schema/category.ts';
import type { seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import type { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { WriteContext } from '../http/route.ts';
import { noBarcodeAttribute } from '../marketplace/no-barcode.ts';
import { dueDate } from './due-date.ts';
import { subjectOf } from './listing-event.ts';
import { namedAttributes } from './named-attributes.ts';
import { wordsOf } from './search-words.ts';

/** What a listing begins with: where it stands, what it sells, and what is known of that. */
export interface NewListing {
  readonly owner: Pick<typeof seller.$inferSelect, 'id' | 'me2'>;
  readonly account: Pick<typeof marketplaceAccount.$inferSelect, 'id' | 'platform'>;
  readonly of: Pick<typeof category.$inferSelect, 'id' | 'specs' | 'requiredHere' | 'shipModes'>;
  readonly isKit?: true;
  readonly title: string;
  readonly brand: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly sku: {
    /** Null of a kit, which is known by its code. */
    readonly id: string | null;
    readonly code: string;
    readonly gtin: string | null;
    readonly noBarcode: NoBarcodeReason | null;
    readonly price: number | null;
  };
  readonly dimensions: { readonly height: number; readonly width: number; readonly depth: number; readonly weight: number };
}

/** As its company ships, where the category lets it. */
const shipModeOf = ({ me2 }: NewListing['owner'], { shipModes }: NewListing['of']) => {
  const wanted = me2 ? 'me2' : 'me1';
  return shipModes.includes(wanted) ? wanted : (shipModes[0] ?? wanted);
};

const attributesOf = ({ brand, attributes, of, sku: { gtin, noBarcode } }: NewListing): readonly ListingAttribute[] => [
  ...namedAttributes(
    { brand: brand ?? '', attributes },
    specsOf(of).flatMap(({ attributes: asked }) => asked),
  ),
  ...(gtin === null && noBarcode !== null ? [noBarcodeAttribute(noBarcode)] : []),
];

/** A listing that waits for review like any other; where nobody said anything, the defaults of the specification (part 2, section 9). */
export const insertListing = async ({ tx, clock, record }: WriteContext, made: NewListing): Promise<string> => {
  const { owner, account, of, isKit = false, title, sku, dimensions } = made;
  const id = randomUUID();
  const now = clock();
  await tx.insert(listing).values({
    id,
    version: 1,
    sellerId: owner.id,
    accountId: account.id,
    categoryId: of.id,
    skuId: sku.id,
    kit: isKit,
    status: 'pending',
    title,
    sku: sku.code,
    gtin: sku.gtin,
    price: sku.price,
    ...dimensions,
    cover: null,
    warning: '',
    reasons: ['new'],
    queuedAt: now,
    dueAt: dueDate(now),
    statusAt: now,
    search: wordsOf([title, sku.code, sku.gtin, id]),
  });
  await tx.insert(listingDetail).values({
    listingId: id,
    complete: isComplete({ ...sku, kit: isKit }),
    freezedByDeal: false,
    description: '',
    descriptionAi: '',
    condition: 'new',
    listingType: 'gold_pro',
    shipMode: shipModeOf(owner, of),
    warrantyType: 'Garantia do vendedor',
    warrantyTime: 30,
    warrantyTimeUnit: 'dias',
    attributes: attributesOf(made),
    variations: [],
    images: [],
    imagesDeleted: [],
    platformId: account.platform,
    sold: 0,
    health: 0,
    hasCompatibilities: false,
    compatibilities: { attributes: [], compatibilities: [] },
  });
  await record({ subject: subjectOf(id), type: 'created', version: 1, data: {}, sellerId: owner.id });
  return id;
};
