import { foldText } from '#lib/fold-text.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import type { ListingFacts } from './check.ts';

/** An attribute with a value, and both as they are compared. */
export interface Said {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly foldedName: string;
  readonly foldedValue: string;
}

const said = ({ id, name, value_name: value }: ListingAttribute): readonly Said[] => {
  const trimmed = value?.trim();
  if (!trimmed) return [];
  return [{ id, name, value: trimmed, foldedName: foldText(name).replaceAll(/[’´`]/gu, "'"), foldedValue: foldText(trimmed) }];
};

/** Of the package, not of the product. */
const isOfPackage = ({ id, foldedName }: Said): boolean => /PACKAGE/u.test(id) || /embalagem|pacote de envio/u.test(foldedName);

/** All that the listing and its variations say of the product. */
export const saidOf = ({ attributes, variations }: Pick<ListingFacts, 'attributes' | 'variations'>): readonly Said[] =>
  [...(attributes ?? []), ...variations.flatMap((each) => each.attributes)].flatMap(said).filter((each) => !isOfPackage(each));
