import { cause, invalidItem, refusal, type Answer, type Cause } from './answer.ts';
import { attributesOf, invalidFields, type ItemDraft } from './item-draft.ts';
import type { FakeAttribute, FakeItem, FakeState, FakeUser } from './fake-state.ts';

const listingTypes = new Set(['gold_special', 'gold_pro', 'free']);
const mostPieces = 99_999;

export const priceCauses = (price: number | undefined): readonly Cause[] =>
  price === undefined || (price > 0 && price < 1e9) ? [] : [cause('item.price.invalid', 114, 'The price is invalid.', 'item.price')];

export const quantityCauses = (quantity: number | undefined, least: number): readonly Cause[] =>
  quantity === undefined || (Number.isInteger(quantity) && quantity >= least && quantity <= mostPieces)
    ? []
    : [cause('item.available_quantity.invalid', 117, 'The available quantity is invalid.', 'item.available_quantity')];

/** Whether there is a picture behind it nobody looks; what is no address at all they can not fetch. */
const isFetchable = (source: string): boolean => URL.canParse(source) && /^https?:$/u.test(new URL(source).protocol);

export const pictureCauses = (pictures: ItemDraft['pictures']): readonly Cause[] =>
  (pictures ?? []).flatMap(({ id, source }, at) =>
    id !== undefined || isFetchable(source ?? '')
      ? []
      : [cause('item.pictures.invalid', 508, `The picture ${source ?? ''} can not be downloaded.`, `item.pictures[${at}]`)],
  );

const categoryCauses = ({ category_id: category = '' }: ItemDraft): readonly Cause[] =>
  /^MLB\d+$/u.test(category) ? [] : [cause('item.category_id.invalid', 101, `Category ${category} does not exist.`, 'item.category_id')];

const listingTypeCauses = ({ listing_type_id: type = '' }: ItemDraft): readonly Cause[] =>
  listingTypes.has(type)
    ? []
    : [cause('item.listing_type_id.invalid', 111, `The listing type ${type} is invalid.`, 'item.listing_type_id')];

const currencyCauses = ({ currency_id: currency }: ItemDraft): readonly Cause[] =>
  currency === 'BRL' ? [] : [cause('item.currency_id.invalid', 107, 'The currency is invalid for site MLB.', 'item.currency_id')];

const siteCauses = ({ site_id: site = 'MLB' }: ItemDraft): readonly Cause[] =>
  site === 'MLB' ? [] : [cause('item.site_id.invalid', 102, `Site ${site} is not the seller's.`, 'item.site_id')];

const isSaid = ({ valueId, valueName }: FakeAttribute): boolean => (valueId ?? valueName ?? '') !== '';

export const attributeCauses = (
  required: readonly string[],
  { categoryId: category, attributes }: Pick<FakeItem, 'categoryId' | 'attributes'>,
): readonly Cause[] => {
  const given = new Set(attributes.filter(isSaid).map(({ id }) => id));
  const missing = required.filter((id) => !given.has(id));
  if (missing.length === 0) return [];
  return [
    cause(
      'item.attributes.missing_required',
      147,
      `The attributes [${missing.join(', ')}] are required for category ${category} and channel marketplace. ` +
        "Check the attribute is present in the attributes list or in all variation's attributes_combination or attributes.",
      'item.attributes',
    ),
  ];
};

/** User products have a family and no title; the marketplace makes the title. The others have a title and no family. */
const modelRefusal = (seller: FakeUser, draft: ItemDraft): Answer | null => {
  const foreign = seller.tags.includes('user_product_seller') ? 'title' : 'family_name';
  return draft[foreign] === undefined ? null : invalidFields([foreign]);
};

const lacking = (seller: FakeUser, draft: ItemDraft): readonly string[] => {
  const name = seller.tags.includes('user_product_seller') ? 'family_name' : 'title';
  const isNamed = (draft.family_name ?? draft.title ?? '').trim() !== '';
  const wanted = ['category_id', 'price', 'currency_id', 'available_quantity', 'listing_type_id'] as const;
  return [...(isNamed ? [] : [name]), ...wanted.filter((field) => draft[field] === undefined)];
};

export const requiredIn = ({ settings }: FakeState, category: string): readonly string[] => settings.requiredAttributes[category] ?? [];

/** Why an item is not taken; null when it is. */
export const whyNot = (state: FakeState, seller: FakeUser, draft: ItemDraft): Answer | null => {
  const ofModel = modelRefusal(seller, draft);
  if (ofModel !== null) return ofModel;
  const missing = lacking(seller, draft);
  if (missing.length > 0) {
    const text = `The body does not contains some or none of the following properties [${missing.join(', ')}]`;
    return refusal(400, 'validation_error', 'Validation error', [cause('body.required_fields', 369, text, 'body')]);
  }
  const { category_id: categoryId = '' } = draft;
  const causes = [
    ...siteCauses(draft),
    ...categoryCauses(draft),
    ...priceCauses(draft.price),
    ...currencyCauses(draft),
    ...quantityCauses(draft.available_quantity, 1),
    ...listingTypeCauses(draft),
    ...attributeCauses(requiredIn(state, categoryId), { categoryId, attributes: attributesOf(draft.attributes) }),
    ...pictureCauses(draft.pictures),
  ];
  return causes.length === 0 ? null : invalidItem(causes);
};
