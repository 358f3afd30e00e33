import { listingFields, type ListingField } from '#import/listings/listing-fields.ts';
import type { ReadListing } from '#import/listings/read-listings.ts';
import type { Reason } from '#import/reason.ts';
import { formatDecimal } from '#lib/decimal.ts';
import { foldText } from '#lib/fold-text.ts';
import { formatCents } from '#lib/money.ts';
import type { Here } from './read-here.ts';

/** One field, or one attribute, in which the file and what is here are not equal; as text, for people who compare. */
export interface Difference {
  readonly field: ListingField | 'attributes';
  readonly label: string;
  readonly here: string;
  readonly inFile: string;
}

export interface RowToCompare {
  readonly row: ReadListing;
  /** The stored pictures it names; empty where it names none, or none that is there. */
  readonly images: readonly string[];
}

/** As people say them. */
const words: Readonly<Record<string, string>> = { new: 'novo', used: 'usado', gold_pro: 'premium', gold_special: 'clássico' };
const inWords = (value: string | null): string => words[value ?? ''] ?? '';
const measure = (value: number): string => formatDecimal(Math.fround(value), 3);
const cents = (value: number | null): string => (value === null ? '' : formatCents(value));

const comparable = [
  'title',
  'category',
  'price',
  'gtin',
  'height',
  'width',
  'depth',
  'weight',
  'description',
  'brand',
  'condition',
  'listingType',
  'stock',
  'image',
] as const satisfies readonly ListingField[];
type Comparable = (typeof comparable)[number];
type Texts = Readonly<Record<Comparable, string>>;

/** What a listing copies of its SKU, as text. */
export const skuTexts = (
  of: Pick<ReadListing, 'price' | 'gtin' | 'height' | 'width' | 'depth' | 'weight'> & { readonly stock: number | null },
) => ({
  price: cents(of.price),
  gtin: of.gtin ?? '',
  height: measure(of.height),
  width: measure(of.width),
  depth: measure(of.depth),
  weight: measure(of.weight),
  stock: String(of.stock ?? 0),
});

/** Each field as text: what reads the same is the same. A category is, accents and case aside. */
const textsOf = (
  of: Pick<ReadListing, 'title' | 'price' | 'gtin' | 'height' | 'width' | 'depth' | 'weight' | 'description'> & {
    readonly category: string;
    readonly brand: string | null;
    readonly condition: string | null;
    readonly listingType: string | null;
    readonly stock: number | null;
  },
  images: readonly string[],
): Texts => ({
  title: of.title,
  category: of.category,
  ...skuTexts(of),
  description: of.description,
  brand: of.brand ?? '',
  condition: inWords(of.condition),
  listingType: inWords(of.listingType),
  image: images.join(', '),
});

const isEqual = (field: Comparable, here: Texts, inFile: Texts): boolean =>
  field === 'category' ? foldText(here.category) === foldText(inFile.category) : here[field] === inFile[field];

/** In what a row differs from what is here. A cell that is empty says nothing, and so differs from nothing. */
export const differencesOf = ({ row, images }: RowToCompare, here: Here): readonly Difference[] => {
  const [before, after] = [textsOf(here, here.images), textsOf(row, images)];
  const isSaid = (field: Comparable): boolean => (field === 'image' ? images.length > 0 : row.given.has(field));
  const fields = comparable.flatMap((field): readonly Difference[] =>
    !isSaid(field) || isEqual(field, before, after)
      ? []
      : [{ field, label: listingFields[field].label, here: before[field], inFile: after[field] }],
  );
  const attributes = row.attributes.flatMap(({ name, value }): readonly Difference[] => {
    const known = here.attributes.find((each) => foldText(each.name) === foldText(name))?.value_name ?? '';
    return known === value ? [] : [{ field: 'attributes', label: name, here: known, inFile: value }];
  });
  return [...fields, ...attributes];
};

const longest = 40;
const say = (text: string): string =>
  text === '' ? 'vazio' : `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`.replaceAll('\n', ' ');

export const sayDifference = ({ label, here, inFile }: Difference): Reason => ({
  what: `${label} diferente`,
  value: '',
  hint: `aqui ${say(here)}, no arquivo ${say(inFile)}`,
});
