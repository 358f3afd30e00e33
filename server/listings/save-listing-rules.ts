import { shippingRules, withAsked, type Asked } from '#contract/category-rules.ts';
import { mostImages } from '#contract/listing-calls.ts';
import type { ListingEdit } from '#contract/listing-edit.ts';
import { brokenRules, isLeftAlone, type BrokenRule } from '#contract/listing-rules.ts';
import type { Editable } from './listing-patch.ts';

/** What stands around a listing: its category and its company. */
export interface Surroundings {
  readonly specs: readonly Asked[];
  readonly modes: readonly ('me1' | 'me2')[];
  readonly me2: boolean;
}

/** Rules of a field are asked again when another one changes that decides them. */
const decides: { readonly [Field in keyof ListingEdit]?: readonly (keyof ListingEdit)[] } = {
  category: ['shipMode', 'attributes'],
  warrantyType: ['warrantyTime'],
};

/** By the listing as it stands, whichever field is edited. */
const brokenIn = (here: Editable, around: Surroundings | null): readonly BrokenRule[] =>
  withAsked(brokenRules(here), around?.specs ?? [], here.attributes, here.variations);

/** A list that an import left too long may be ordered and shortened, and grows no more. */
const isTooLong = (images: readonly string[], before: readonly string[] = []): boolean =>
  images.length > Math.max(mostImages, before.length);

const tooManyImages = (before: Editable, { image = [], variations = [] }: ListingEdit): readonly BrokenRule[] => [
  ...(isTooLong(image, before.image) ? [{ rule: 'images', path: 'image' } as const] : []),
  ...variations.flatMap(({ _id, images }, at) =>
    isTooLong(images, before.variations.find((each) => each._id === _id)?.images)
      ? [{ rule: 'images', path: `variations.${at}.images` } as const]
      : [],
  ),
];

/**
 * What stands against an edit, asked of the listing as it would be. The specification has no half-finished listing saved (part 2,
 * section 5), and the editor asks everything at once; here an edit answers for the fields it touches and for those they decide, a
 * category for shipping and technical attributes. What was incomplete before and is left alone (an import, a category that asks more
 * than last year) does not keep a seller from correcting a price, nor a reviewer from approving what was looked at; of variations, which
 * are sent together, each answers for its own barcode. `around` is null where a listing stands in a category that we do not know (an import): it asks nothing.
 */
export const brokenByEdit = (before: Editable, changed: ListingEdit, around: Surroundings | null): readonly BrokenRule[] => {
  const after: Editable = { ...before, ...changed } as Editable;
  const touched = new Set<string>((Object.keys(changed) as (keyof ListingEdit)[]).flatMap((field) => [field, ...(decides[field] ?? [])]));
  const ofListing = brokenIn(after, around);
  // An attribute that variations had and lost is missing by this save; one that was missing before is not its fault.
  const missedBefore = new Set(changed.variations ? brokenIn(before, around).map(({ path }) => path) : []);
  const isTaken = ({ rule, path }: BrokenRule): boolean =>
    changed.variations !== undefined && rule === 'attribute' && !missedBefore.has(path);
  const ofShipping = around ? shippingRules({ ...around, shipMode: after.shipMode }) : [];
  return [...ofListing, ...tooManyImages(before, changed), ...ofShipping].filter(
    (each) => (touched.has(each.path.split('.', 1)[0] ?? '') || isTaken(each)) && !isLeftAlone(each, before, after),
  );
};
