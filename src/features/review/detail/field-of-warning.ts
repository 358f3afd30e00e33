import { placeOfReason } from '#checks/judge-reasons.ts';
import type { ReasonPlace } from '#checks/named-places.ts';
import type { Listing } from '#contract/listing.ts';
import { isValidGtin } from '#lib/gtin.ts';

type Coded = Pick<Listing, 'gtin' | 'variations' | 'attributes'>;

const isWrong = (code: string | null): boolean => code !== null && code !== '' && !isValidGtin(code);

/** The barcode that is wrong: the listing's own, or that of a variation. */
const wrongCode = ({ gtin, variations }: Coded): string => {
  const at = isWrong(gtin) ? -1 : variations.findIndex((each) => isWrong(each.gtin));
  return at === -1 ? 'gtin' : `variations.${at}.gtin`;
};

type FieldPlace = Exclude<ReasonPlace, `attributes:${string}`>;

const fields: Readonly<Record<FieldPlace, (listing: Coded) => string | null>> = {
  title: () => 'title',
  description: () => 'description',
  price: () => 'price',
  weight: () => 'weight',
  images: () => 'images',
  gtin: wrongCode,
  measures: () => 'height',
  category: () => null,
  warranty: () => 'warrantyType',
  // Each has a box of its own.
  attributes: () => null,
};

const isField = (place: ReasonPlace): place is FieldPlace => Object.hasOwn(fields, place);

/** The field of the editor that a reason is about, of a reviewer's own words the first they name; null where they name none. */
export const fieldOfWarning = (warning: string, listing: Coded): string | null => {
  const place = placeOfReason(warning, listing.attributes);
  if (place === null) return null;
  if (isField(place)) return fields[place](listing);
  const named = listing.attributes.find(({ name }) => place === `attributes:${name}`);
  return named ? `attributes.${named.id}` : null;
};
