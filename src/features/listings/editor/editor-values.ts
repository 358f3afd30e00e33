import type { Listing, ListingAttribute } from '#contract/listing.ts';
import { isSaid, type ListingEdit, type ListingSave } from '#contract/listing-edit.ts';
import {
  brokenRules,
  isComplete,
  isLeftAlone,
  isOnShelf,
  noWarranty,
  type BrokenRule,
  type ListingToCheck,
} from '#contract/listing-rules.ts';
import type { Arrangements } from './images/arrangement.ts';
import { withoutEmpty } from './categories/attributes.ts';
import { formatDecimal, parseDecimal } from '#lib/decimal.ts';
import { cleanGtin } from '#lib/gtin.ts';
import { formatCents, parseCents } from '#lib/money.ts';

export interface VariationValues {
  readonly _id: string;
  readonly sku: string;
  readonly gtin: string;
  readonly attributes: readonly ListingAttribute[];
}

/** A listing as its form holds it: numbers and amounts as the text a person sees. Types, not interfaces: forms want plain records. */
export type EditorValues = {
  title: string;
  description: string;
  descriptionAi: string;
  category: Listing['category'];
  condition: string;
  listingType: string;
  shipMode: string;
  warrantyType: string;
  warrantyTime: string;
  warrantyTimeUnit: string;
  height: string;
  width: string;
  depth: string;
  weight: string;
  sellerId: string;
  marketPlaceId: string;
  gtin: string;
  price: string;
  attributes: readonly ListingAttribute[];
  variations: readonly VariationValues[];
  hasCompatibilities: boolean;
  compatibilities: Listing['compatibilitiesCarsAndVans'];
  /** Order and deletions of images: part of what is typed, so that a draft keeps it. Written with their field. */
  arrangements: Arrangements;
  /** What its seller says of the refusal: no field of the listing, and gone with the save. */
  answer: string;
};
/** Written under their own name; images are written with what they hang on. */
export type EditorField = Exclude<keyof EditorValues, 'arrangements' | 'answer'>;

/** Part 2, section 9. */
const defaultWarranty = { time: '30', unit: 'dias' };

type Warranty = Pick<EditorValues, 'warrantyType' | 'warrantyTime' | 'warrantyTimeUnit'>;

/** Time and unit once 'Sem garantia' is left: what the listing had, else the usual. */
export const warrantyAgain = (had: Partial<Warranty> = {}): Omit<Warranty, 'warrantyType'> => {
  const { warrantyType = noWarranty, warrantyTime = defaultWarranty.time, warrantyTimeUnit = defaultWarranty.unit } = had;
  return warrantyType === noWarranty
    ? { warrantyTime: defaultWarranty.time, warrantyTimeUnit: defaultWarranty.unit }
    : { warrantyTime, warrantyTimeUnit };
};

/** What the server has, as the form shows it. */
export const valuesOf = (listing: Listing): EditorValues => {
  const { dimensions, price, gtin, warrantyType, warrantyTime, warrantyTimeUnit } = listing;
  const isUnset = warrantyType === '';
  return {
    title: listing.title,
    description: listing.description,
    descriptionAi: listing.descriptionAi,
    category: listing.category,
    condition: listing.condition,
    listingType: listing.listingType,
    shipMode: listing.shipMode,
    warrantyType,
    warrantyTime: isUnset ? defaultWarranty.time : String(warrantyTime),
    warrantyTimeUnit: isUnset || warrantyTimeUnit === '' ? defaultWarranty.unit : warrantyTimeUnit,
    height: formatDecimal(dimensions.height),
    width: formatDecimal(dimensions.width),
    depth: formatDecimal(dimensions.depth),
    weight: formatDecimal(dimensions.weight),
    sellerId: listing.sellerId,
    marketPlaceId: listing.marketPlaceId,
    gtin: gtin ?? '',
    price: price === null ? '' : formatCents(price),
    attributes: listing.attributes,
    variations: listing.variations.map(({ _id, sku, gtin: code, attributes }) => ({ _id, sku, gtin: code ?? '', attributes })),
    hasCompatibilities: listing.hasCompatibilities,
    compatibilities: listing.compatibilitiesCarsAndVans,
    arrangements: {},
    answer: '',
  };
};

const numberOf = (text: string): number => parseDecimal(text) ?? 0;
const centsOf = (text: string): number | null => parseCents(text) || null;
const codeOf = (text: string): string | null => cleanGtin(text) || null;

const dimensionsOf = ({ height, width, depth, weight }: EditorValues) => ({
  height: numberOf(height),
  width: numberOf(width),
  depth: numberOf(depth),
  weight: numberOf(weight),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The listing's own images. */
export const coverField = 'cover';

/** What the images of a field are judged as: a cover strictest (domain, 5.3). */
export const imageRoleOf = (field: string): 'cover' | 'variation' => (field === coverField ? 'cover' : 'variation');

/** By each field of an edit the fields of the form it is written from, in the order of the page; nobody types those that have none. */
const formFieldsOf = {
  title: ['title'],
  category: ['category'],
  condition: ['condition'],
  listingType: ['listingType'],
  shipMode: ['shipMode'],
  marketPlaceId: ['marketPlaceId'],
  gtin: ['gtin'],
  price: ['price'],
  dimensions: ['height', 'width', 'depth', 'weight'],
  warrantyType: ['warrantyType'],
  warrantyTime: ['warrantyTime'],
  warrantyTimeUnit: ['warrantyTimeUnit'],
  description: ['description'],
  descriptionAi: ['descriptionAi'],
  attributes: ['attributes'],
  variations: ['variations'],
  hasCompatibilities: ['hasCompatibilities'],
  compatibilitiesCarsAndVans: ['compatibilities'],
  // Pictures are arranged beside the form; the others say whose the listing is and are the server's.
  image: [],
  imageDeleted: [],
  sellerId: [],
} as const satisfies Readonly<Record<keyof ListingEdit, readonly EditorField[]>>;

/** The fields of the form in the order of the page. */
export const editorFields: readonly EditorField[] = Object.values(formFieldsOf).flat();

/** Fields whose value is another one than before. */
export const changedFields = (before: EditorValues, values: EditorValues): readonly EditorField[] =>
  editorFields.filter((field) => !isSame(before[field], values[field]));

type Writers = { readonly [Field in EditorField]?: (values: EditorValues, listing: Listing, imagesOf: ImagesOf) => ListingEdit };

/** Which images of a variation stay and which are gone, by its id; undefined where nothing was done to them. */
export type ImagesOf = (id: string) => { readonly kept: readonly string[]; readonly deleted: readonly string[] } | undefined;
/** How a listing stands, and its price as it is saved. */
export type Priced = Pick<Listing, 'status' | 'price'>;

const untouched: ImagesOf = () => undefined;

const dimensionsEdit = (values: EditorValues): ListingEdit => ({ dimensions: dimensionsOf(values) });

/** Fields that are written as something else than their text. */
const writers: Writers = {
  condition: ({ condition }) => ({ condition: condition as Listing['condition'] }),
  listingType: ({ listingType }) => ({ listingType: listingType as Listing['listingType'] }),
  shipMode: ({ shipMode }) => ({ shipMode: shipMode as Listing['shipMode'] }),
  warrantyTime: ({ warrantyTime }) => ({ warrantyTime: numberOf(warrantyTime) }),
  height: dimensionsEdit,
  width: dimensionsEdit,
  depth: dimensionsEdit,
  weight: dimensionsEdit,
  gtin: ({ gtin }) => ({ gtin: codeOf(gtin) }),
  price: ({ price }) => ({ price: centsOf(price) }),
  attributes: ({ attributes }, listing) => ({ attributes: withoutEmpty(listing.attributes, attributes) }),
  compatibilities: ({ compatibilities }) => ({ compatibilitiesCarsAndVans: compatibilities }),
  variations: ({ variations }, listing, imagesOf) => ({ variations: variations.map((each) => toVariation(listing, each, imagesOf)) }),
};

const warrantyFields = ['warrantyType', 'warrantyTime', 'warrantyTimeUnit'] as const satisfies readonly EditorField[];

/** What a save writes: only what was changed, so that nobody's edit of another field is written over. */
export const editOf = (listing: Listing, values: EditorValues, imagesOf: ImagesOf = untouched): ListingEdit => {
  const moved = values.variations.some(({ _id }) => imagesOf(_id) !== undefined && listing.variations.some((each) => each._id === _id));
  const typed = changedFields(valuesOf(listing), values);
  const changed = new Set([
    ...typed,
    ...(moved ? (['variations'] as const) : []),
    // A type goes with the time and the unit that stand beside it: those may be the usual ones, which the server has not.
    ...(typed.includes('warrantyType') ? warrantyFields : []),
  ]);
  const cover = imagesOf(coverField);
  const edits = [
    ...[...changed].map((field) => writers[field]?.(values, listing, imagesOf) ?? { [field]: values[field] }),
    ...(cover ? [{ image: [...cover.kept], imageDeleted: [...cover.deleted] }] : []),
  ];
  return Object.assign({}, ...edits) as ListingEdit;
};

interface Told extends Pick<Listing, 'kit'>, Required<Pick<ListingSave, 'platformId'>> {
  readonly mayAnswer: boolean;
}

/** The same, with what every save says, and the answer to the refusal where there is one to send. */
export const saveOf = (edit: ListingEdit, { price, gtin, answer }: EditorValues, { mayAnswer, platformId, kit }: Told): ListingSave => ({
  ...edit,
  platformId,
  complete: isComplete({ price: centsOf(price), gtin: codeOf(gtin), kit }),
  ...(mayAnswer && isSaid(answer) && { answer: answer.trim() }),
});

const toVariation = (
  listing: Listing,
  { _id, sku, gtin, attributes }: VariationValues,
  imagesOf: ImagesOf,
): Listing['variations'][number] => {
  const before = listing.variations.find((each) => each._id === _id);
  const images = imagesOf(_id);
  return {
    _id,
    sku,
    gtin: codeOf(gtin),
    images: [...(images?.kept ?? before?.images ?? [])],
    imageDeleted: [...(images?.deleted ?? [])],
    attributes: [...attributes],
  };
};

/** Rules of the price box, which no other rule looks at. It takes amounts only, and is not emptied where the listing is published. */
const priceRules = ({ price }: EditorValues, before: Priced): readonly BrokenRule[] => {
  const cents = parseCents(price);
  if (price.trim() === '') return before.price !== null && isOnShelf(before.status) ? [{ rule: 'noPrice', path: 'price' }] : [];
  return cents !== before.price && (cents === null || cents <= 0) ? [{ rule: 'price', path: 'price' }] : [];
};

const toCheck = (values: EditorValues): ListingToCheck => ({
  ...values,
  condition: values.condition as Listing['condition'] | '',
  listingType: values.listingType as Listing['listingType'] | '',
  shipMode: values.shipMode as Listing['shipMode'] | '',
  warrantyTime: values.warrantyTime.trim() === '' ? null : numberOf(values.warrantyTime),
  price: undefined,
  dimensions: dimensionsOf(values),
  attributes: [...values.attributes],
  variations: values.variations.map((each) => ({ ...each, images: [], imageDeleted: [], attributes: [...each.attributes] })),
});

/** Every rule the values break over the listing as it is saved; of what can be read the server asks the same ones. */
export const brokenBy = (values: EditorValues, before: Priced): readonly BrokenRule[] => [
  ...priceRules(values, before),
  ...brokenRules(toCheck(values)),
];

/** What stands against writing the values over `before`: not what was wrong there already, in a field that nobody touched. */
export const withoutLeftAlone = (broken: readonly BrokenRule[], before: EditorValues, values: EditorValues): readonly BrokenRule[] => {
  const [saved, typed] = [toCheck(before), toCheck(values)];
  return broken.filter((each) => !isLeftAlone(each, saved, typed));
};

/** The field of the form a rule speaks of. */
export const fieldOfRule = ({ path }: BrokenRule): string =>
  path.replace(/^dimensions\./u, '').replace(/^(?<list>attributes)\..*$/u, '$<list>');

/** Part 2, section 4: without a warranty there is no time of it. */
export const isWithoutWarranty = ({ warrantyType }: Pick<EditorValues, 'warrantyType'>): boolean => warrantyType === noWarranty;
