import type { Asked } from '#contract/category-rules.ts';
import type { CheckName, Finding, Severity } from '#contract/check.ts';
import type { Variations } from '#contract/given-attributes.ts';
import type { Dimensions, ListingAttribute } from '#contract/listing.ts';
import type { ImageVerdict } from '#contract/sku.ts';

/** What can be known of a listing from itself. A row of a list says less than the whole listing: what it does not say is null. */
export interface ListingFacts {
  readonly title: string;
  readonly description: string | null;
  readonly gtin: string | null;
  readonly kit: boolean;
  readonly price: number | null;
  readonly dimensions: Dimensions;
  readonly hasImage: boolean;
  readonly attributes: readonly ListingAttribute[] | null;
  readonly variations: Variations;
  /** What its category asks; null where that is not known. */
  readonly specs: readonly Asked[] | null;
}

/** A listing beside the one that is judged. */
export interface OtherListing {
  readonly publishId: string;
  readonly title: string;
  readonly isOfSameCompany: boolean;
}

/** From here to there lies what is usual. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
}

/** What the hub knows beside it. */
export interface HubFacts {
  /** The median price of the other listings of its category, in cents; null where they are too few to tell. */
  readonly medianPrice: number | null;
  /** What nine of ten of them have, in grams and centimetres; null where too few say it. */
  readonly usualSize: { readonly weight: UsualRange; readonly longestSide: UsualRange } | null;
  /** Listings of other products with its barcode. */
  readonly sameGtin: readonly OtherListing[];
  /** Listings whose titles share words with its title. */
  readonly alike: readonly OtherListing[];
  /** Listings of other companies that show one of its pictures as something else: in another category. */
  readonly samePicture: readonly OtherListing[];
  /** Of the company's listings decided last: how many there are, and how many of them were refused. */
  readonly record: { readonly decided: number; readonly refused: number };
}

/** One picture of it, in their order; the cover is the first, those of variations stand behind its own. */
export interface ImageFacts {
  /** From 1, among those it hangs with. */
  readonly position: number;
  /** The SKU of the variation it is of; left out, it is the listing's own. */
  readonly variation?: string;
  /** What the analyser measured, or why it is no picture. */
  readonly answer: ImageVerdict | string;
}

export type Facts = ListingFacts & HubFacts & { readonly images: readonly ImageFacts[] };

/** What a check says; its name and its weight are added to it. */
export type Found = Pick<Finding, 'code' | 'place' | 'proposes'> & Partial<Pick<Finding, 'values' | 'spans' | 'others'>>;

/** Pure: it sees what it is given. One that throws costs itself alone. */
export interface Check<Seen = Facts> {
  readonly name: CheckName;
  readonly severity: Severity;
  readonly find: (facts: Seen) => readonly Found[];
}
