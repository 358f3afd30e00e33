import { attributesOf, type ItemDraft } from './item-draft.ts';
import type { FakeItem, FakePicture, FakeState } from './fake-state.ts';

const firstOwnNumber = 4_100_000_000;

/** A number that no item has: the seeded ones lie below. */
const freeItemId = (state: FakeState): string => {
  const from = firstOwnNumber + state.made;
  const ids = Array.from({ length: state.items.size + 1 }, (_, at) => `MLB${from + at}`);
  return ids.find((id) => !state.items.has(id)) ?? `MLB${from}`;
};

export const picturesOf = (pictures: ItemDraft['pictures'], itemId: string): readonly FakePicture[] =>
  (pictures ?? []).map(({ id, source }, at) => ({ id: id ?? `${600_000 + at}-${itemId}_112026`, source: source ?? '' }));

/** The marketplace makes the title of a user product: its family, and what tells it from its siblings. */
export const titleOf = (family: string, attributes: FakeItem['attributes']): string =>
  [family, ...attributes.filter(({ id }) => id === 'COLOR' || id === 'SIZE').map(({ valueName }) => valueName ?? '')]
    .filter((part) => part !== '')
    .join(' ');

/** The item that a draft becomes; it has been looked through before (item-rules.ts). */
export const makeItem = (state: FakeState, sellerId: number, draft: ItemDraft, at: number): FakeItem => {
  const id = freeItemId(state);
  const attributes = attributesOf(draft.attributes);
  const familyName = draft.family_name ?? null;
  const quantity = draft.available_quantity ?? 0;
  return {
    id,
    sellerId,
    title: familyName === null ? (draft.title ?? '') : titleOf(familyName, attributes),
    familyName,
    userProductId: familyName === null ? null : `MLBU${id.slice(3)}`,
    categoryId: draft.category_id ?? '',
    price: draft.price ?? 0,
    initialQuantity: quantity,
    quantity,
    sold: 0,
    listingTypeId: draft.listing_type_id ?? '',
    condition: draft.condition ?? 'new',
    pictures: picturesOf(draft.pictures, id),
    attributes,
    saleTerms: attributesOf(draft.sale_terms),
    sellerCustomField: draft.seller_custom_field ?? null,
    status: 'active',
    subStatus: [],
    tags: draft.tags ?? [],
    isPriceAutomated: false,
    description: null,
    createdAt: at,
    updatedAt: at,
  };
};
