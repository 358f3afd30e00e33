import { isAlwaysRequired } from '#contract/category.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import { foldText } from '#lib/fold-text.ts';
import type { SpecGroup } from '../db/schema/category.ts';

const brandName = 'Marca';

interface Named {
  /** '' where nobody said it. */
  readonly brand: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** What a row or a SKU calls by its name, its brand among them: attributes of the category by their id, others as ones of its own. */
export const namedAttributes = ({ brand, attributes }: Named, asked: SpecGroup['attributes'] = []): readonly ListingAttribute[] => {
  const named = attributes.filter(({ name }) => brand === '' || foldText(name) !== foldText(brandName));
  return [...(brand === '' ? [] : [{ name: brandName, value: brand }]), ...named].map(({ name, value }) => {
    const spec = asked.find((each) => foldText(each.name) === foldText(name));
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
