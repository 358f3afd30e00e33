import { isAlwaysRequired } from '#contract/category.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import type { ReadListing } from '#import/listings/read-listings.ts';
import { foldText } from '#lib/fold-text.ts';
import type { FoundCategory } from './find-categories.ts';

const brandName = 'Marca';

/** The attributes a row names, its brand among them: those of its category by their id, others as ones of its own. */
export const toAttributes = ({ brand, attributes }: ReadListing, category: FoundCategory | undefined): readonly ListingAttribute[] => {
  const named = attributes.filter(({ name }) => brand === '' || foldText(name) !== foldText(brandName));
  return [...(brand === '' ? [] : [{ name: brandName, value: brand }]), ...named].map(({ name, value }) => {
    const spec = category?.attributes.find((each) => foldText(each.name) === foldText(name));
    const isBrand = name === brandName;
    return {
      id: spec?.id ?? (isBrand ? 'BRAND' : `CUSTOM_${foldText(name).replaceAll(/\s+/gu, '_').toUpperCase()}`),
      name: spec?.name ?? name,
      value_name: value,
      value_id: null,
      value_type: spec?.value_type ?? 'string',
      required: spec !== undefined && isAlwaysRequired(spec),
      custom: !spec && !isBrand,
      combination: false,
    };
  });
};
