import type { JobCause } from '#contract/integration-job.ts';
import { chunked } from '../../db/chunked.ts';
import type { Command, Outcome, Session, StandingThere } from '../port.ts';
import { noBarcodeId } from '../no-barcode.ts';
import { FoundItems, Item, ManyItems } from './answers.ts';
import { standingOf } from './change-item.ts';
import { classify } from './classify.ts';
import { causesOf } from './envelope.ts';
import { hearUser } from './hear-user.ts';
import { lookFor, speak, type Heard } from './speak.ts';
import { isSoldOutThere, saysWrongName, sellsUserProducts, statusThere } from './words.ts';

type Publish = Extract<Command, { readonly kind: 'publish' }>;
type Find = Extract<Command, { readonly kind: 'find' }>;

const inReais = (cents: number): number => cents / 100;

const attributesOf = ({ draft: { attributes, sku, gtin } }: Publish) => [
  ...attributes
    .filter(({ id }) => id !== 'SELLER_SKU' && id !== 'GTIN' && (id !== noBarcodeId || gtin === null))
    .map(({ id, value }) => (id === noBarcodeId ? { id, value_id: value } : { id, value_name: value })),
  { id: 'SELLER_SKU', value_name: sku },
  ...(gtin === null ? [] : [{ id: 'GTIN', value_name: gtin }]),
];

const saleTermsOf = ({ draft: { warranty } }: Publish) => [
  ...(warranty.type === '' ? [] : [{ id: 'WARRANTY_TYPE', value_name: warranty.type }]),
  ...(warranty.time === null ? [] : [{ id: 'WARRANTY_TIME', value_name: warranty.time }]),
];

/** What is the same when it is made and later. `seller_custom_field` is by what it is known again. */
const contentOf = (command: Publish) => {
  const { draft, listing } = command;
  return {
    price: inReais(draft.price),
    ...(draft.stock !== null && { available_quantity: draft.stock }),
    pictures: draft.pictures.map((source) => ({ source })),
    attributes: attributesOf(command),
    sale_terms: saleTermsOf(command),
    seller_custom_field: listing.listingId,
  };
};

/** In the plain form: one listing, one price, one stock. Of user products ours is the family's name, and the marketplace makes the title. */
const bodyOf = (command: Publish, tags: readonly string[]) => {
  const { title, categoryId, condition, listingType } = command.draft;
  return {
    site_id: 'MLB',
    ...(sellsUserProducts(tags) ? { family_name: title } : { title }),
    category_id: categoryId,
    currency_id: 'BRL',
    buying_mode: 'buy_it_now',
    listing_type_id: listingType,
    condition,
    ...contentOf(command),
  };
};

/** So many of their items are read by one call. */
const mostAtOnce = 20;

/** The one that bears our mark, of those that a search finds; null when none does. */
const findIn = async (session: Session, query: Readonly<Record<string, string>>, listingId: string): Promise<Heard<string | null>> => {
  const found = await lookFor(
    session,
    { route: '/users/{user}/items/search', params: { user: session.account.externalId }, query },
    FoundItems,
  );
  if (found.type === 'ended') return found;
  for (const ids of chunked(found.value.results, mostAtOnce)) {
    const many = await lookFor(session, { route: '/items', query: { ids: ids.join(',') } }, ManyItems);
    if (many.type === 'ended') return many;
    const items = many.value.flatMap(({ code, body }) => {
      const item = Item.safeParse(body);
      return code === 200 && item.success ? [item.data] : [];
    });
    const ours = items.find((item) => item.seller_custom_field === listingId);
    if (ours) return { type: 'heard', value: ours.id };
  }
  return { type: 'heard', value: null };
};

/** By its SKU; and by our mark alone, for it may have been bound to another SKU since it was sent. */
const findOurs = async (session: Session, sku: string, listingId: string): Promise<Heard<string | null>> => {
  const ofSku = await findIn(session, { seller_sku: sku }, listingId);
  return ofSku.type === 'ended' || ofSku.value !== null ? ofSku : findIn(session, { sku: listingId }, listingId);
};

const undescribed: JobCause = {
  code: 'description_not_sent',
  field: 'description',
  isWarning: true,
  text: 'O anúncio foi publicado sem a descrição',
};

/** A call of its own there, and another where there was none yet. The listing stands without it, so its failure is a warning. */
const describe = async (
  session: Session,
  externalId: string,
  description: string,
  ways: readonly ('POST' | 'PUT')[],
): Promise<readonly JobCause[]> => {
  if (description.trim() === '') return [];
  const params = { item: externalId };
  for (const method of ways) {
    const query = method === 'PUT' ? { api_version: '2' } : {};
    const body = { plain_text: description };
    const asked = await session.ask({ lane: 'write', method, route: '/items/{item}/description', params, query, body });
    if (classify(asked, 'state').type === 'fine') return [];
  }
  return [undescribed];
};

const untitled: JobCause = {
  code: 'title_not_sent',
  field: 'title',
  isWarning: true,
  text: 'O título continua como estava no Mercado Livre',
};

const isSaid = (said: string | null | undefined): said is string => said !== null && said !== undefined;

/** Is it called so there? Null where the answer does not say. A family's name is written by them in capitals of their own. */
const isCalled = ({ title, family_name: family }: Item, wanted: string): boolean | null => {
  if (isSaid(family)) return family.toLowerCase() === wanted.toLowerCase();
  return isSaid(title) ? title === wanted : null;
};

/** By itself: once something was sold the name stays, and would take everything beside it down. */
const rename = async (session: Session, item: Item, wanted: string): Promise<readonly JobCause[]> => {
  if (isCalled(item, wanted) !== false) return [];
  const body = isSaid(item.family_name) ? { family_name: wanted } : { title: wanted };
  const ask = { lane: 'write', method: 'PUT', route: '/items/{item}', params: { item: item.id }, body } as const;
  const changed = await speak(session, ask, 'state', Item);
  return changed.type === 'heard' && isCalled(changed.value, wanted) === true ? [] : [untitled];
};

const leftAsItWas = (code: string, field: string, text: string): JobCause => ({ code, field, isWarning: true, text });

/** What an edit of an item does not take: it stays as it was when the item was made there. */
const unsaid = ({ condition, listing_type_id: type }: Item, { draft }: Publish): readonly JobCause[] => [
  ...(isSaid(type) && type !== draft.listingType
    ? [leftAsItWas('type_not_sent', 'listingType', 'O tipo de anúncio continua como estava no Mercado Livre')]
    : []),
  ...(isSaid(condition) && condition !== draft.condition
    ? [leftAsItWas('condition_not_sent', 'condition', 'A condição continua como estava no Mercado Livre')]
    : []),
];

const anothers = 'A resposta é de outro anúncio';

/** What is there already is made what it is to be, and put on sale: a second one would be sold twice. */
const revise = async (command: Publish, externalId: string, session: Session): Promise<Outcome> => {
  const { draft } = command;
  const body = { ...contentOf(command), status: statusThere.activate };
  const ask = { lane: 'write', method: 'PUT', route: '/items/{item}', params: { item: externalId }, body } as const;
  const changed = await speak(session, ask, 'state', Item);
  if (changed.type === 'ended') return changed.outcome;
  const item = changed.value;
  if (item.id !== externalId) return { type: 'unknown', text: anothers };
  const titled = await rename(session, item, draft.title);
  const described = await describe(session, externalId, draft.description, ['PUT', 'POST']);
  const done = finished(item, [...titled, ...unsaid(item, command), ...described]);
  // Nothing was said of its stock: the answer says whether it is sold out there.
  return draft.stock === null && isSoldOutThere(item) ? { ...done, standing: 'soldOut' } : done;
};

const finished = ({ id, warnings }: Item, more: readonly JobCause[]): Extract<Outcome, { readonly type: 'done' }> => {
  const causes = [...causesOf(warnings).map((each) => ({ ...each, isWarning: true })), ...more];
  return { type: 'done', externalId: id, ...(causes.length > 0 && { causes }) };
};

/** What may have been published: by its name there, or by none where it is not. */
export const find = async ({ sku, listing }: Find, session: Session): Promise<Outcome> => {
  const ours = await findOurs(session, sku, listing.listingId);
  if (ours.type === 'ended') return ours.outcome;
  return ours.value === null ? { type: 'same' } : { type: 'same', externalId: ours.value };
};

const unrevised: JobCause = {
  code: 'not_revised',
  field: null,
  isWarning: true,
  text: 'O anúncio já estava no Mercado Livre e continua lá como foi enviado da primeira vez',
};

/** Its stock being known to nobody, only reading tells how it stands. That reading is refused says nothing of it: it is read again. */
const readStanding = async ({ draft }: Publish, externalId: string, session: Session): Promise<Heard<StandingThere>> => {
  if (draft.stock !== null) return { type: 'heard', value: {} };
  const there = await lookFor(session, { route: '/items/{item}', params: { item: externalId } }, Item);
  if (there.type === 'ended') return there;
  if (there.value.id !== externalId) return { type: 'ended', outcome: { type: 'later', why: 'away', text: anothers } };
  return { type: 'heard', value: standingOf(there.value) };
};

/**
 * What was found has neither its description, which is a call after the one that was lost, nor what was edited since. Refused or not, it is
 * there and gets its name: else it would be made a second time.
 */
const reviseFound = async (command: Publish, externalId: string, session: Session): Promise<Outcome> => {
  const revised = await revise(command, externalId, session);
  if (revised.type !== 'refused') return revised;
  const stands = await readStanding(command, externalId, session);
  if (stands.type === 'ended') return stands.outcome;
  const causes = [unrevised, ...revised.causes.map((each) => ({ ...each, isWarning: true }))];
  return { type: 'same', externalId, causes, ...stands.value };
};

const post = (command: Publish, session: Session, tags: readonly string[]): Promise<Heard<Item>> =>
  speak(session, { lane: 'write', method: 'POST', route: '/items', body: bodyOf(command, tags) }, 'append', Item);

/** Sellers are moved to user products one by one: what is called wrongly by what we know is refused whole, and said again by what they are now. */
const make = async (command: Publish, session: Session): Promise<Heard<Item>> => {
  const { tags } = session.account;
  if (tags !== null) {
    const made = await post(command, session, tags);
    const isCalledWrongly = made.type === 'ended' && made.outcome.type === 'refused' && saysWrongName(made.outcome.text);
    if (!isCalledWrongly) return made;
  }
  const heard = await hearUser(session);
  return heard.type === 'ended' ? heard : post(command, session, heard.value.tags);
};

/** They take nothing new without pieces, and none is no answer: nobody knows how many there are. */
const stockUnknown: Outcome = {
  type: 'refused',
  code: 'stock_unknown',
  text: 'O Mercado Livre não publica sem estoque, e ninguém sabe o deste anúncio: vincule-o a um SKU',
  causes: [],
};

/** Twice would be two listings: where it may have been sent, what is there is looked for first. */
export const publish = async (command: Publish, session: Session, isUncertain: boolean): Promise<Outcome> => {
  const { externalId } = command.listing;
  if (externalId !== null) return revise(command, externalId, session);
  if (isUncertain) {
    const ours = await findOurs(session, command.draft.sku, command.listing.listingId);
    if (ours.type === 'ended') return ours.outcome;
    if (ours.value !== null) return reviseFound(command, ours.value, session);
  }
  if (command.draft.stock === null) return stockUnknown;
  const made = await make(command, session);
  if (made.type === 'ended') return made.outcome;
  return finished(made.value, await describe(session, made.value.id, command.draft.description, ['POST']));
};
