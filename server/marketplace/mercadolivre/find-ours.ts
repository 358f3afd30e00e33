import { chunked } from '../../db/chunked.ts';
import type { Command, Outcome, Session } from '../port.ts';
import { FoundItems, Item, ManyItems } from './answers.ts';
import { lookFor, type Heard } from './speak.ts';

type Find = Extract<Command, { readonly kind: 'find' }>;

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
export const findOurs = async (session: Session, sku: string, listingId: string): Promise<Heard<string | null>> => {
  const ofSku = await findIn(session, { seller_sku: sku }, listingId);
  return ofSku.type === 'ended' || ofSku.value !== null ? ofSku : findIn(session, { sku: listingId }, listingId);
};

/** What may have been published: by its name there, or by none where it is not. */
export const find = async ({ sku, listing }: Find, session: Session): Promise<Outcome> => {
  const ours = await findOurs(session, sku, listing.listingId);
  if (ours.type === 'ended') return ours.outcome;
  return ours.value === null ? { type: 'same' } : { type: 'same', externalId: ours.value };
};
