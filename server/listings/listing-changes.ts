import { isNotApplicable } from '#contract/given-attributes.ts';
import type { Dimensions, FieldChange, ListingAttribute } from '#contract/listing.ts';
import type { ListingEdit } from '#contract/listing-edit.ts';
import { formatCents } from '#lib/money.ts';
import type { Editable } from './listing-patch.ts';

/** The addresses of images as one change tells them: in their order, which is part of it. */
export const imagesText = (urls: readonly string[]): string | null => urls.join(' ') || null;

/** Images of one SKU are a field of their own: what was done to one says nothing of another. */
export const imagesField = (sku: string): string => `images:${sku}`;

const measuresText = ({ height, width, depth, weight }: Dimensions): string => `${height} × ${width} × ${depth} cm, ${weight} g`;
const notApplicable = 'Não se aplica';
const noValue = '—';
const givenText = (attribute: ListingAttribute): string => attribute.value_name ?? (isNotApplicable(attribute) ? notApplicable : noValue);
const valueText = (attribute: ListingAttribute | undefined): string | null => (attribute ? givenText(attribute) : null);
/** One characteristic is a field of its own, by its name. */
export const attributeField = (name: string): string => `attributes:${name}`;
/** Whether what a change tells of a characteristic is a value. */
export const saysValue = (told: string | null): boolean => told !== null && told !== noValue && told !== notApplicable;
type Variation = Editable['variations'][number];
const variationText = ({ sku, gtin, attributes }: Variation): string =>
  [sku, gtin, ...attributes.map((each) => `${each.name}: ${givenText(each)}`)].filter(Boolean).join(', ');
const yesNo = (value: boolean): string => (value ? 'Sim' : 'Não');

const pairs = <Item>(before: readonly Item[], after: readonly Item[], idOf: (item: Item) => string) => {
  const ids = new Set([...before, ...after].map(idOf));
  return [...ids].map((id) => [before.find((each) => idOf(each) === id), after.find((each) => idOf(each) === id)] as const);
};

const attributeChanges = (before: Editable, after: Editable): readonly FieldChange[] =>
  pairs(before.attributes, after.attributes, ({ id }) => id).map(([was, is]) => ({
    field: attributeField((is ?? was)?.name ?? ''),
    before: valueText(was),
    after: valueText(is),
  }));

const variationChanges = (before: Editable, after: Editable): readonly FieldChange[] =>
  pairs(before.variations, after.variations, ({ _id }) => _id).flatMap(([was, is]) => {
    const sku = (is ?? was)?.sku ?? '';
    const itself = { field: `variations:${sku}`, before: was ? variationText(was) : null, after: is ? variationText(is) : null };
    // Of one that is gone nobody asks what it looked like.
    return is ? [itself, { field: imagesField(sku), before: imagesText(was?.images ?? []), after: imagesText(is.images) }] : [itself];
  });

/** Two of one name are told apart by their number. */
const categoryChanges = ({ category: was }: Editable, { category: is }: Editable): readonly FieldChange[] => {
  const text = ({ id, name }: Editable['category']): string => (was.name === is.name ? `${name} (${id})` : name);
  return [{ field: 'category', before: text(was), after: text(is) }];
};

/** As many as before may be others. */
const vehicleChanges = (before: Editable, after: Editable): readonly FieldChange[] => {
  const [was, is] = [before, after].map(({ compatibilitiesCarsAndVans: { compatibilities } }) =>
    compatibilities.map((each) => JSON.stringify(each)),
  );
  const [had, has] = [new Set(was), new Set(is)];
  const counts = [`+${(is ?? []).filter((each) => !had.has(each)).length}`, `−${(was ?? []).filter((each) => !has.has(each)).length}`];
  return [{ field: 'compatibilitiesCarsAndVans', before: `${had.size} veículos`, after: `${has.size} veículos (${counts.join(' ')})` }];
};

type Lists = { readonly [Field in keyof Editable]?: (before: Editable, after: Editable) => readonly FieldChange[] };

/** Fields of many parts, each a change of its own (two edits of two parts are not one edit of the whole), and those told by both sides. */
const lists: Lists = {
  attributes: attributeChanges,
  variations: variationChanges,
  image: (before, after) => [{ field: 'image', before: imagesText(before.image), after: imagesText(after.image) }],
  category: categoryChanges,
  compatibilitiesCarsAndVans: vehicleChanges,
  // What is gone is missing among the images: that is told there.
  imageDeleted: () => [],
};

type Formats = { readonly [Field in keyof Editable]?: (here: Editable) => string | null };

/** Fields that are not text already. */
const formats: Formats = {
  price: ({ price }) => (price === null ? null : formatCents(price)),
  dimensions: ({ dimensions }) => measuresText(dimensions),
  hasCompatibilities: ({ hasCompatibilities }) => yesNo(hasCompatibilities),
};

/** A field as text, for people who compare before and after. */
const asText = (field: keyof Editable, here: Editable): string | null => {
  const format = formats[field];
  if (format) return format(here);
  const value = here[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Each changed field, or each part of it that changed, as text before and after. */
export const changesOf = (before: Editable, changed: ListingEdit): readonly FieldChange[] => {
  const after = { ...before, ...changed } as Editable;
  return (Object.keys(changed) as (keyof Editable)[]).flatMap(
    (field) =>
      lists[field]?.(before, after).filter((each) => each.before !== each.after) ?? [
        { field, before: asText(field, before), after: asText(field, after) },
      ],
  );
};
