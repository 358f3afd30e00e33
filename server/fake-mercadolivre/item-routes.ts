import { accessDenied, answered, notFound, notPlayed, refusal, type Answer } from './answer.ts';
import { editItem } from './edit-item.ts';
import { callerOf, decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import type { FakeItem, FakeState } from './fake-state.ts';
import { itemBody } from './item-body.ts';
import { ItemDraft, ItemEdit, readItem } from './item-draft.ts';
import { requiredIn, whyNot } from './item-rules.ts';
import { makeItem } from './make-item.ts';

const mostAtOnce = 20;

export const noItem = (id: string): Answer => notFound(`Item with id ${id} not found`);

/** Only the fields that are asked for, where some are. */
const picked = (body: Readonly<Record<string, unknown>>, attributes: string | undefined): Readonly<Record<string, unknown>> => {
  const wanted = (attributes ?? '').split(',').filter((name) => name !== '');
  return wanted.length === 0 ? body : Object.fromEntries(Object.entries(body).filter(([name]) => wanted.includes(name)));
};

const itemTold = (item: FakeItem, { query, caller }: Asked): Readonly<Record<string, unknown>> =>
  picked(itemBody(item, item.sellerId === caller?.userId), query['attributes']);

const tellItem = (state: FakeState, asked: Asked): Decision => {
  const { id = '' } = asked.params;
  const item = state.items.get(id);
  return told(item === undefined ? noItem(id) : answered(itemTold(item, asked)));
};

const tellSeveral = (state: FakeState, asked: Asked): Decision => {
  const ids = (asked.query['ids'] ?? '').split(',').filter((id) => id !== '');
  if (ids.length === 0) return told(refusal(400, 'bad_request', 'The parameter ids is required'));
  if (ids.length > mostAtOnce) return told(refusal(400, 'bad_request', `The maximum number of ids is ${mostAtOnce}`));
  const each = ids.map((id) => {
    const item = state.items.get(id);
    return item === undefined ? { code: 404, body: noItem(id).body } : { code: 200, body: itemTold(item, asked) };
  });
  return told(answered(each));
};

/** What a draft is refused for; what the fake does not play of it is named. */
const lookedThrough = (state: FakeState, asked: Asked): { readonly draft: ItemDraft } | { readonly answer: Answer } => {
  const read = readItem(ItemDraft, asked.body);
  if (!read.ok) return { answer: read.error };
  if ((read.value.variations ?? []).length > 0) return { answer: notPlayed(`${asked.method} ${asked.path} with variations`) };
  if (read.value.catalog_listing === true) return { answer: notPlayed(`${asked.method} ${asked.path} with catalog_listing`) };
  const seller = state.users.get(callerOf(asked).userId);
  const answer = seller === undefined ? accessDenied : whyNot(state, seller, read.value);
  return answer === null ? { draft: read.value } : { answer };
};

const publish = (state: FakeState, asked: Asked): Decision => {
  const looked = lookedThrough(state, asked);
  if ('answer' in looked) return told(looked.answer);
  const item = makeItem(state, callerOf(asked).userId, looked.draft, asked.at);
  return decided([{ type: 'itemPublished', item }], () => answered(itemBody(item, true), 201));
};

const validate = (state: FakeState, asked: Asked): Decision => {
  const looked = lookedThrough(state, asked);
  return told('answer' in looked ? looked.answer : { status: 204, body: '' });
};

/** The caller's own item that a call is about, or why it is not. */
export const ownItem = (state: FakeState, asked: Asked): { readonly item: FakeItem } | { readonly answer: Answer } => {
  const { id = '' } = asked.params;
  const item = state.items.get(id);
  if (item === undefined) return { answer: noItem(id) };
  return item.sellerId === callerOf(asked).userId ? { item } : { answer: accessDenied };
};

const change = (state: FakeState, asked: Asked): Decision => {
  const own = ownItem(state, asked);
  if ('answer' in own) return told(own.answer);
  const { item } = own;
  const read = readItem(ItemEdit, asked.body);
  if (!read.ok) return told(read.error);
  const edited = editItem(item, read.value, requiredIn(state, item.categoryId), asked.at);
  if (!edited.ok) return told(edited.error);
  if (edited.value.isDeleted) return decided([{ type: 'itemDeleted', itemId: item.id }], () => answered(itemBody(item, true)));
  const { change: itemChange, warnings } = edited.value;
  return decided([{ type: 'itemChanged', itemId: item.id, change: itemChange }], (after) =>
    answered(itemBody(after.items.get(item.id) ?? item, true, warnings)),
  );
};

/** What every answer with an item leaves out. */
const itemDivergences = [
  'Attributes and sale terms carry their id as their name, and value_type string: the fake has no categories.',
  'Pictures have addresses, and no picture is behind them; a source has to be an absolute address, and is not fetched.',
  'A bare token reads items; a public reader sees quantities as ranges by the documentation’s table.',
];
const itemShape = {
  payload: 'items/item-mlb-with-price-automation.json',
  leavesOut: ['seller_address', 'geolocation'],
};

export const itemRoutes: readonly FakeRoute[] = [
  {
    method: 'GET',
    path: '/items',
    lane: 'read',
    access: 'token',
    fidelity: {
      payload: 'items/multiget.json',
      divergences: [
        'The search by other filters than ids is not played: without ids it is refused.',
        'The words for more than 20 ids are the fake’s own.',
      ],
    },
    decide: tellSeveral,
  },
  {
    method: 'POST',
    path: '/items',
    lane: 'write',
    access: 'token',
    fidelity: {
      payload: 'items/item-user-product-created.json',
      leavesOut: ['seller_address', 'geolocation'],
      divergences: [
        'Refused for: types, fields that do not belong, missing fields, category number, price, currency, quantity, listing type, required attributes, and a picture whose source is no absolute address. Titles, shipping and reputation are not looked at.',
        'cause_id of site (102), price (114), quantity (117), currency (107) and listing type (111), and their words, are the fake’s own, and so are the words of a picture (508); 147, 369 and 340 are as integrators recorded them.',
        'A seller tagged user_product_seller gives family_name and no title, any other a title and no family_name. What becomes of a family_name’s capitals is not known: it is kept as it is given.',
        'One item for each call, on sale at once: nothing is ever held for review unless POST /_fake/moderate says so.',
        'shipping, video_id, channels, buying_mode, description, official_store_id, warranty and accepts_mercadopago are read and not acted on.',
        'variations and catalog_listing answer 501.',
      ],
    },
    decide: publish,
  },
  {
    method: 'POST',
    path: '/items/validate',
    lane: 'write',
    access: 'token',
    fidelity: { divergences: ['Says what POST /items would; the real one knows more warnings.'] },
    decide: validate,
  },
  {
    method: 'GET',
    path: '/items/:id',
    lane: 'read',
    access: 'token',
    fidelity: { ...itemShape, divergences: itemDivergences },
    decide: tellItem,
  },
  {
    method: 'PUT',
    path: '/items/:id',
    lane: 'write',
    access: 'token',
    fidelity: {
      ...itemShape,
      divergences: [
        'Attributes that a call does not name stay; null in value_id and value_name takes one away, and a required one can not be taken. “Não se aplica” can be taken away too.',
        'An item can be deleted the moment it is closed: the 409 in between comes by script (POST /_fake/faults).',
        'What is closed stays so: POST /items/{id}/relist is not played.',
        'A family_name is changed until something of the item was sold; the real one looks at all items of the user product.',
        'A change of a user product is not copied to its siblings: each item stands alone.',
        'last_updated rises with every call that is taken, also with one that says what already was.',
        'What is refused says which fields; whether the real one names all of them, or the first, is not known.',
      ],
    },
    decide: change,
  },
];
