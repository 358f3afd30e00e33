import { cleanGtin, isValidGtin } from '#lib/gtin.ts';
import { oneLine } from '#lib/one-line.ts';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { lengthOf } from '#lib/validate/text.ts';
import { missingMarked } from './given-attributes.ts';
import { listingParties } from './listing-parties.ts';
import { listingRuleText, type ListingRule } from './listing-rule-text.ts';
import { mayTake } from './party.ts';
import type { Listing, ListingStatus } from './listing.ts';
import type { ListingEdit } from './listing-edit.ts';
import { longestDescription } from './listing-edit.ts';
import type { Role } from './call.ts';

/** A rule that was broken, as data; `name` is that of the attribute that is missing. */
export type BrokenRule =
  | { readonly rule: ListingRule; readonly path: string }
  | { readonly rule: 'attribute'; readonly path: string; readonly name: string };

export const sayListingRule = (broken: BrokenRule) =>
  broken.rule === 'attribute' ? (`O campo ${broken.name} é obrigatório` as const) : listingRuleText[broken.rule];

/** The same fields as they stand in a form, where nothing may be chosen yet. */
type Unchosen = '' | null;
export type ListingToCheck = {
  readonly [Field in keyof ListingEdit]?: Exclude<ListingEdit[Field], undefined> | Unchosen | undefined;
};

export const noWarranty = 'Sem garantia';

/** It has a price, and a barcode where it can have one: `complete` of a listing, reckoned wherever it is told (decision 0170). */
export const isComplete = ({ price, gtin, kit }: Pick<Listing, 'price' | 'gtin' | 'kit'>): boolean =>
  price !== null && (gtin !== null || kit);

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

const required = [
  'title',
  'sellerId',
  'condition',
  'listingType',
  'shipMode',
  'warrantyType',
  'warrantyTime',
  'warrantyTimeUnit',
  'description',
] as const;

const emptyFields = (edit: ListingToCheck): readonly BrokenRule[] =>
  required
    .filter((field) => field in edit && edit[field] !== undefined && isEmpty(edit[field]))
    .map((field) => ({ rule: field, path: field }));

const warranty = ({ warrantyType, warrantyTime }: ListingToCheck): readonly BrokenRule[] =>
  warrantyType === noWarranty && typeof warrantyTime === 'number' && warrantyTime !== 0
    ? [{ rule: 'noWarranty', path: 'warrantyTime' }]
    : [];

const barcode = (code: string | null | undefined, path: string): readonly BrokenRule[] =>
  code === undefined || code === null || code.trim() === '' || isValidGtin(cleanGtin(code)) ? [] : [{ rule: 'gtin', path }];

const barcodes = ({ gtin, variations }: ListingToCheck): readonly BrokenRule[] => [
  ...barcode(gtin, 'gtin'),
  ...(variations || []).flatMap((each, at) => barcode(each.gtin, `variations.${at}.gtin`)),
];

const codes = ({ variations }: ListingToCheck): readonly BrokenRule[] =>
  (variations || []).flatMap(({ sku }, at) => (isEmpty(sku) ? [{ rule: 'sku', path: `variations.${at}.sku` } as const] : []));

/** Images and stock go by the SKU: of two variations with one, nobody knows which is meant. The first has it, each later one is told. */
const sameCodes = ({ variations }: ListingToCheck): readonly BrokenRule[] => {
  const all = (variations || []).map(({ sku }) => oneLine(sku));
  return all.flatMap((sku, at) =>
    sku !== '' && all.indexOf(sku) < at ? [{ rule: 'sameSku', path: `variations.${at}.sku` } as const] : [],
  );
};

/** Pictures, barcode and what is compared go by its id, which nobody sees: the second one is told beside the code that they know it by. */
const sameVariations = ({ variations }: ListingToCheck): readonly BrokenRule[] => {
  const ids = (variations || []).map(({ _id }) => _id);
  return ids.flatMap((id, at) => (ids.indexOf(id) < at ? [{ rule: 'sameVariation', path: `variations.${at}.sku` } as const] : []));
};

const texts = ({ description, descriptionAi }: ListingToCheck): readonly BrokenRule[] =>
  Object.entries({ description, descriptionAi }).flatMap(([path, text]) =>
    lengthOf(text ?? '') > longestDescription ? [{ rule: 'longDescription', path } as const] : [],
  );

const measures = ({ dimensions }: ListingToCheck): readonly BrokenRule[] => {
  if (!dimensions) return [];
  const { height, width, depth, weight } = dimensions;
  return [
    ...Object.entries({ height, width, depth }).flatMap(([side, length]) =>
      length > (cubicLimits.max ?? 0) ? [{ rule: 'measures', path: `dimensions.${side}` } as const] : [],
    ),
    ...(weight > (weightLimits.max ?? 0) ? [{ rule: 'weight', path: 'dimensions.weight' } as const] : []),
  ];
};

const variationsTold = ({ variations }: ListingToCheck): readonly BrokenRule[] =>
  variations && variations.some(({ attributes }) => !attributes.some(({ custom, combination }) => custom || combination))
    ? [{ rule: 'variations', path: 'variations' }]
    : [];

const missingAttributes = ({ attributes, variations }: ListingToCheck): readonly BrokenRule[] =>
  missingMarked(attributes || [], variations || []).map(({ id, name }) => ({ rule: 'attribute', path: `attributes.${id}`, name }));

/** Every rule that the fields of an edit break; a field that is not there breaks none. Console and server ask alike. */
export const brokenRules = (edit: ListingToCheck): readonly BrokenRule[] =>
  [emptyFields, warranty, barcodes, codes, sameCodes, sameVariations, texts, measures, variationsTold, missingAttributes].flatMap((find) =>
    find(edit),
  );

/**
 * Rules of what is written in one field. No save of another field asks them: the specification has what is missing asked at every save
 * (part 2, section 5), and of a wrong barcode only that it is wrong. A SKU that two share is not among them: images go by it.
 */
const ofOneField: ReadonlySet<string> = new Set<ListingRule>(['gtin', 'longDescription', 'measures', 'weight', 'noWarranty']);

const sideOf = ({ dimensions }: ListingToCheck, side: string): unknown =>
  Object.entries(dimensions || {}).find(([name]) => name === side)?.[1];

const variationOf = ({ variations }: ListingToCheck, isMeant: (variation: { readonly _id: string }, at: number) => boolean) =>
  (variations || []).find(isMeant);

/** What a rule was asked of, as it stood `before`: a variation is found by its id, and may have been in another place. */
const writtenAt = (path: string, before: ListingToCheck, after: ListingToCheck): unknown => {
  const [field = '', part = ''] = path.split('.');
  if (field === 'dimensions') return sideOf(before, part);
  if (field !== 'variations') return before[field as keyof ListingEdit];
  const meant = variationOf(after, (_variation, at) => at === Number(part));
  return variationOf(before, ({ _id }) => _id === meant?._id)?.gtin;
};
const textOf = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? ''));
const isSameText = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Was it broken before, in a field that an edit does not touch? Then it is worth a notice, and keeps nobody from what they changed. */
export const isLeftAlone = ({ rule, path }: BrokenRule, before: ListingToCheck, after: ListingToCheck): boolean =>
  ofOneField.has(rule) &&
  isSameText(writtenAt(path, before, after), writtenAt(path, after, after)) &&
  (rule !== 'noWarranty' || before.warrantyType === after.warrantyType);

/** What is on the marketplace, or on its way there: its price counts at once. */
export const isOnShelf = (status: ListingStatus): boolean => status !== 'pending' && status !== 'refused';

/** Pending-review mode: a person who may refuse the listing may also change fields that are fixed for others (part 2, section 6). */
const isReviewMode = (status: ListingStatus, role: Role): boolean => status === 'pending' && mayTake(listingParties, 'approve', role);

const reviewOnly = ['condition', 'listingType', 'shipMode', 'warrantyType', 'warrantyTime', 'warrantyTimeUnit'] as const;

/** What the marketplace lets nobody change of a listing that something was sold of (facts, 2.4). */
const fixedBySale: ReadonlySet<keyof ListingEdit> = new Set<keyof ListingEdit>(['title', 'condition']);
export const isFixedBySale = (field: keyof ListingEdit, sold: number): boolean => sold > 0 && fixedBySale.has(field);

/** Fields that can be read only, by the status of the listing and the role of the reader. The company is always that of its SKU. */
export const readOnlyFields = (status: ListingStatus, role: Role): ReadonlySet<keyof ListingEdit> =>
  new Set<keyof ListingEdit>([
    'sellerId',
    ...(status === 'pending' ? [] : (['marketPlaceId'] as const)),
    ...(isReviewMode(status, role) ? [] : reviewOnly),
  ]);
