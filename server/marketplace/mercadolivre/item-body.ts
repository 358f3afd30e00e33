import { notApplicableId } from '#contract/given-attributes.ts';
import { noBarcodeId } from '../no-barcode.ts';
import type { Command, DraftAttribute } from '../port.ts';
import { sellsUserProducts } from './words.ts';

export type Publish = Extract<Command, { readonly kind: 'publish' }>;

const inReais = (cents: number): number => cents / 100;

/** Null in both takes a value away. */
const valueOf = ({ id, value, applies }: DraftAttribute) => {
  if (value === null) return { id, value_id: applies === false ? notApplicableId : null, value_name: null };
  return id === noBarcodeId ? { id, value_id: value } : { id, value_name: value };
};

/** The barcode is the listing's: among its attributes it is only taken away. */
const isSaid = ({ id, value }: DraftAttribute, gtin: string | null): boolean => {
  if (id === 'SELLER_SKU') return false;
  return gtin === null ? id !== 'GTIN' || value === null : id !== 'GTIN' && id !== noBarcodeId;
};

const attributesOf = ({ draft: { attributes, sku, gtin } }: Publish) => [
  ...attributes.filter((each) => isSaid(each, gtin)).map(valueOf),
  { id: 'SELLER_SKU', value_name: sku },
  ...(gtin === null ? [] : [{ id: 'GTIN', value_name: gtin }]),
];

const saleTermsOf = ({ draft: { warranty } }: Publish) => [
  ...(warranty.type === '' ? [] : [{ id: 'WARRANTY_TYPE', value_name: warranty.type }]),
  ...(warranty.time === null ? [] : [{ id: 'WARRANTY_TIME', value_name: warranty.time }]),
];

/** Said of what is made, or was found as it was made: an edit would put on sale again what was sold there since. (decision 0183) */
export const stockOf = ({ draft: { stock } }: Publish): { readonly available_quantity?: number } =>
  stock === null ? {} : { available_quantity: stock };

/** What is the same when it is made and later. `seller_custom_field` is by what it is known again. */
export const contentOf = (command: Publish, publicBase: string | null) => {
  const { draft, listing } = command;
  return {
    price: inReais(draft.price),
    // None is no word on those that are there.
    ...(draft.pictures.length > 0 && { pictures: draft.pictures.map((name) => ({ source: `${publicBase ?? ''}${name}` })) }),
    attributes: attributesOf(command),
    sale_terms: saleTermsOf(command),
    seller_custom_field: listing.listingId,
  };
};

/** In the plain form: one listing, one price, one stock. Of user products ours is the family's name, and the marketplace makes the title. */
export const bodyOf = (command: Publish, tags: readonly string[], publicBase: string | null) => {
  const { title, categoryId, condition, listingType } = command.draft;
  return {
    site_id: 'MLB',
    ...(sellsUserProducts(tags) ? { family_name: title } : { title }),
    category_id: categoryId,
    currency_id: 'BRL',
    buying_mode: 'buy_it_now',
    listing_type_id: listingType,
    condition,
    ...contentOf(command, publicBase),
    ...stockOf(command),
  };
};
