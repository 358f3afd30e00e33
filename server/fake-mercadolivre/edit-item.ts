import { ok, refuse, type Result } from '#lib/result.ts';
import { cause, invalidItem, refusal, type Answer, type Cause } from './answer.ts';
import type { ItemChange } from './fake-event.ts';
import type { FakeItem } from './fake-state.ts';
import { attributesOf, invalidFields, type ItemEdit } from './item-draft.ts';
import { mayDelete, stepItem, type ItemStand, type StandAsked } from './item-lifecycle.ts';
import { attributeCauses, pictureCauses, priceCauses, quantityCauses } from './item-rules.ts';
import { picturesOf, titleOf } from './make-item.ts';

const refusedFor = ({ id, status, sold }: FakeItem, causes: readonly Cause[]): Answer =>
  invalidItem(causes, `Cannot update item ${id} [status:${status}, has_bids:${sold > 0}]`);

const notModifiable = (field: 'status' | 'title' | 'family_name', why = `${field} is not modifiable.`): Cause =>
  cause(`item.${field}.not_modifiable`, 340, why, `item.${field}`);

const notUpdatable = (field: string): Cause => cause('field_not_updatable', 126, `The field ${field} is not updatable.`, `item.${field}`);

const automated: Answer = refusal(400, 'item.price.not_modifiable', 'Cannot modify price on items with dynamic pricing');
/** Beside other fields a price is passed over with a word. */
const passedOver: Cause = {
  department: 'items',
  cause_id: 502,
  type: 'warning',
  code: 'item.price.not_modifiable',
  message: 'Cannot modify price on items with dynamic pricing',
  references: ['item.price'],
};

const statuses = ['active', 'paused', 'closed'] as const;

const readStatus = (status: string | undefined): Result<StandAsked['status'], Cause> => {
  if (status === undefined) return ok(status);
  const known = statuses.find((each) => each === status);
  return known === undefined ? refuse(cause('item.status.invalid', 110, `The status ${status} is invalid.`, 'item.status')) : ok(known);
};

/** What of an item that is over, or held, can no longer be said. */
const heldFields = (edit: ItemEdit): readonly Cause[] =>
  Object.keys(edit).map((field) => (field === 'status' || field === 'title' ? notModifiable(field) : notUpdatable(field)));

/** What was sold keeps its name; of user products the marketplace makes the title. */
const nameCauses = ({ sold, familyName }: FakeItem, { title, family_name: family }: ItemEdit): readonly Cause[] => [
  ...(title !== undefined && familyName !== null
    ? [notModifiable('title', 'You cannot modify the title if the item has a family_name')]
    : []),
  ...(title !== undefined && familyName === null && sold > 0 ? [notModifiable('title')] : []),
  ...(family !== undefined && sold > 0 ? [notModifiable('family_name')] : []),
];

/** What is not named stays as it is; null in both fields takes a value away. */
const attributesAfter = ({ attributes }: FakeItem, edited: ItemEdit['attributes']): FakeItem['attributes'] => {
  const named = attributesOf(edited);
  const ids = new Set(named.map(({ id }) => id));
  return [
    ...attributes.filter(({ id }) => !ids.has(id)),
    ...named.filter(({ valueId, valueName }) => valueId !== null || valueName !== null),
  ];
};

const nameFields = (item: FakeItem, { title, family_name: family, attributes }: ItemEdit): Partial<ItemChange> => {
  if (title !== undefined) return { title };
  const familyName = family ?? item.familyName;
  const isMadeAnew = familyName !== null && (family !== undefined || attributes !== undefined);
  return isMadeAnew ? { familyName, title: titleOf(familyName, attributesAfter(item, attributes)) } : {};
};

const ownFields = (item: FakeItem, edit: ItemEdit): Partial<ItemChange> => ({
  ...nameFields(item, edit),
  ...(edit.price !== undefined && !item.isPriceAutomated && { price: edit.price }),
  ...(edit.pictures !== undefined && { pictures: picturesOf(edit.pictures, item.id) }),
  ...(edit.attributes !== undefined && { attributes: attributesAfter(item, edit.attributes) }),
  ...(edit.sale_terms !== undefined && { saleTerms: attributesOf(edit.sale_terms) }),
  ...(edit.seller_custom_field !== undefined && { sellerCustomField: edit.seller_custom_field }),
});

export type ItemEdited =
  | { readonly isDeleted: true }
  | { readonly isDeleted: false; readonly change: ItemChange; readonly warnings: readonly Cause[] };

const wantsDeletion = ({ deleted }: ItemEdit): boolean => deleted === true || deleted === 'true';

const deletion = (item: FakeItem): Result<ItemEdited, Answer> =>
  mayDelete(item)
    ? ok({ isDeleted: true })
    : refuse(refusedFor(item, [cause('item.deleted.invalid', 340, 'Only a closed item can be deleted.', 'item.deleted')]));

/** Why nothing of it is looked at further; null when it is. */
const heldBack = (item: FakeItem, edit: ItemEdit): Answer | null => {
  if (edit.family_name !== undefined && item.familyName === null) return invalidFields(['family_name']);
  if (item.status !== 'active' && item.status !== 'paused') return refusedFor(item, heldFields(edit));
  return item.isPriceAutomated && edit.price !== undefined && Object.keys(edit).length === 1 ? automated : null;
};

const readStand = (item: FakeItem, edit: ItemEdit, required: readonly string[]): Result<ItemStand, readonly Cause[]> => {
  const status = readStatus(edit.status);
  const causes = [
    ...(status.ok ? [] : [status.error]),
    ...nameCauses(item, edit),
    ...priceCauses(edit.price),
    ...quantityCauses(edit.available_quantity, 0),
    ...pictureCauses(edit.pictures),
    ...(edit.attributes === undefined
      ? []
      : attributeCauses(required, { categoryId: item.categoryId, attributes: attributesAfter(item, edit.attributes) })),
  ];
  if (!status.ok || causes.length > 0) return refuse(causes);
  const { available_quantity: quantity } = edit;
  const asked = { ...(status.value !== undefined && { status: status.value }), ...(quantity !== undefined && { quantity }) };
  const stand = stepItem(item, asked);
  return stand.ok ? stand : refuse([stand.error === 'status' ? notModifiable('status') : notUpdatable('available_quantity')]);
};

/** What an edit changes of an item, or why it changes nothing. All of it is taken, or none. `required` is what its category asks. */
export const editItem = (item: FakeItem, edit: ItemEdit, required: readonly string[], at: number): Result<ItemEdited, Answer> => {
  if (wantsDeletion(edit)) return deletion(item);
  const held = heldBack(item, edit);
  if (held !== null) return refuse(held);
  const stand = readStand(item, edit, required);
  if (!stand.ok) return refuse(refusedFor(item, stand.error));
  const { status, subStatus, quantity } = stand.value;
  return ok({
    isDeleted: false,
    // It rises with each change, also with two in one millisecond: others read it as a version.
    change: { ...ownFields(item, edit), status, subStatus, quantity, updatedAt: Math.max(at, item.updatedAt + 1) },
    warnings: item.isPriceAutomated && edit.price !== undefined ? [passedOver] : [],
  });
};
