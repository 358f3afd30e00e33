import type { ListingAttribute } from './listing.ts';

/** A value, 'Não se aplica' included. */
export const hasValue = ({ value_name: name, value_id: id }: Pick<ListingAttribute, 'value_name' | 'value_id'>): boolean =>
  (name ?? '').trim() !== '' || (id !== null && id !== '');

/** The marketplace's way to say 'Não se aplica'. */
export const notApplicableId = '-1';

export const isNotApplicable = ({ value_id, value_name }: Pick<ListingAttribute, 'value_id' | 'value_name'>): boolean =>
  value_id === notApplicableId && value_name === null;

export type Variations = readonly { readonly attributes: readonly ListingAttribute[] }[];

/** Where each variation says it (a size), the listing need not. */
export const isGivenByAll = (variations: Variations, id: string): boolean =>
  variations.length > 0 && variations.every(({ attributes }) => attributes.some((each) => each.id === id && hasValue(each)));

/** What is marked as required and has no value: as much as a listing knows without its category. */
export const missingMarked = (attributes: readonly ListingAttribute[], variations: Variations): readonly ListingAttribute[] =>
  attributes.filter((each) => each.required && !hasValue(each) && !isGivenByAll(variations, each.id));
