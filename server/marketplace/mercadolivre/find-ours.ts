import { chunked } from '../../db/chunked.ts';
import type { Command, Outcome, Session } from '../port.ts';
import { FoundItems, Item, ManyItems } from './answers.ts';
import { lookFor, type Heard } from './speak.ts';

type Find = Extract<Command, { readonly kind: 'find' }>;

/** So many of their items are read by one call. */
const mostAtOnce = 20;

/** The one that bears our mark, of those that a search finds; null when none does. What was not read may bear it. */
interface Sought {
  readonly ours: string | null;
  readonly isAllRead: boolean;
}

const findIn = async (session: Session, query: Readonly<Record<string, string>>, listingId: string): Promise<Heard<Sought>> => {
  const found = await lookFor(
    session,
    { route: '/users/{user}/items/search', params: { user: session.account.externalId }, query },
    FoundItems,
  );
  if (found.type === 'ended') return found;
  let isAllRead = true;
  for (const ids of chunked(found.value.results, mostAtOnce)) {
    const many = await lookFor(session, { route: '/items', query: { ids: ids.join(',') } }, ManyItems);
    if (many.type === 'ended') return many;
    const items = many.value.flatMap(({ code, body }) => {
      const item = Item.safeParse(body);
      return code === 200 && item.success ? [item.data] : [];
    });
    const ours = items.find((item) => item.seller_custom_field === listingId);
    if (ours) return { type: 'heard', value: { ours: ours.id, isAllRead } };
    isAllRead &&= ids.every((id) => items.some((item) => item.id === id));
  }
  return { type: 'heard', value: { ours: null, isAllRead } };
};

const unread: Outcome = { type: 'later', why: 'away', text: 'O Mercado Livre não mostrou todos os anúncios em que este pode estar' };

/**
 * By its SKU; and by our mark alone, for it may have been bound to another SKU since it was sent. Null where each of theirs was read and none
 * is ours: what was not read may be, and is asked for again.
 */
export const findOurs = async (session: Session, sku: string, listingId: string): Promise<Heard<string | null>> => {
  let isAllRead = true;
  for (const query of [{ seller_sku: sku }, { sku: listingId }]) {
    const sought = await findIn(session, query, listingId);
    if (sought.type === 'ended') return sought;
    if (sought.value.ours !== null) return { type: 'heard', value: sought.value.ours };
    isAllRead &&= sought.value.isAllRead;
  }
  return isAllRead ? { type: 'heard', value: null } : { type: 'ended', outcome: unread };
};

/** What may have been published: by its name there, or by none where it is not. */
export const find = async ({ sku, listing }: Find, session: Session): Promise<Outcome> => {
  const ours = await findOurs(session, sku, listing.listingId);
  if (ours.type === 'ended') return ours.outcome;
  // Its stock may have changed since it was sent, and no edit says it.
  return ours.value === null ? { type: 'same' } : { type: 'same', externalId: ours.value, untold: ['stock'] };
};
