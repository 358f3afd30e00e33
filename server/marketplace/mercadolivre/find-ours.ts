import { chunked } from '../../db/chunked.ts';
import type { Command, Outcome, Session } from '../port.ts';
import { FoundItems, Item, ManyItems } from './answers.ts';
import { lookFor, type Heard } from './speak.ts';

type Find = Extract<Command, { readonly kind: 'find' }>;

/** So many of their items are read by one call. */
const mostAtOnce = 20;

/** Of a neighbour no more is read: what else of it has an odd shape says nothing of whose it is. */
const Marked = Item.pick({ id: true, seller_custom_field: true });

/** They do not show it: it was deleted there, or is so new that only their search has it. */
const notShown: ReadonlySet<number> = new Set([404, 410]);

/** The one that bears our mark, of those that a search finds; null when none does. What was not read may bear it. */
interface Sought {
  readonly ours: string | null;
  readonly named: number;
  readonly unread: number;
  /** Of what was not read. */
  readonly notShown: number;
}

const findIn = async (session: Session, query: Readonly<Record<string, string>>, listingId: string): Promise<Heard<Sought>> => {
  const found = await lookFor(
    session,
    { route: '/users/{user}/items/search', params: { user: session.account.externalId }, query },
    FoundItems,
  );
  if (found.type === 'ended') return found;
  const { results } = found.value;
  const sought = { ours: null, named: results.length, unread: 0, notShown: 0 };
  for (const ids of chunked(results, mostAtOnce)) {
    const many = await lookFor(session, { route: '/items', query: { ids: ids.join(',') } }, ManyItems);
    if (many.type === 'ended') return many;
    const items = many.value.flatMap(({ code, body }) => {
      const item = Marked.safeParse(body);
      return code === 200 && item.success ? [item.data] : [];
    });
    const ours = items.find((item) => item.seller_custom_field === listingId);
    if (ours) return { type: 'heard', value: { ...sought, ours: ours.id } };
    sought.unread += ids.filter((id) => items.every((item) => item.id !== id)).length;
    sought.notShown += many.value.filter(({ code }) => notShown.has(code)).length;
  }
  return { type: 'heard', value: sought };
};

const unread: Outcome = { type: 'later', why: 'away', text: 'O Mercado Livre não mostrou todos os anúncios em que este pode estar' };

/**
 * By its SKU; and by our mark alone, for it may have been bound to another SKU since it was sent. Null where each of theirs was read and none
 * is ours: what was not read may be, and is asked for again. A neighbour that is not shown is none where the search for our mark names nothing:
 * one that was deleted is never shown, and it would be asked for without end.
 */
export const findOurs = async (session: Session, sku: string, listingId: string): Promise<Heard<string | null>> => {
  const bySku = await findIn(session, { seller_sku: sku }, listingId);
  if (bySku.type === 'ended') return bySku;
  if (bySku.value.ours !== null) return { type: 'heard', value: bySku.value.ours };
  const byMark = await findIn(session, { sku: listingId }, listingId);
  if (byMark.type === 'ended') return byMark;
  if (byMark.value.ours !== null) return { type: 'heard', value: byMark.value.ours };
  const excused = byMark.value.named === 0 ? bySku.value.notShown : 0;
  const isAllRead = byMark.value.unread === 0 && bySku.value.unread <= excused;
  return isAllRead ? { type: 'heard', value: null } : { type: 'ended', outcome: unread };
};

/** What may have been published: by its name there, or by none where it is not. */
export const find = async ({ sku, listing }: Find, session: Session): Promise<Outcome> => {
  const ours = await findOurs(session, sku, listing.listingId);
  if (ours.type === 'ended') return ours.outcome;
  // Its stock may have changed since it was sent, and no edit says it.
  return ours.value === null ? { type: 'same' } : { type: 'same', externalId: ours.value, untold: ['stock'] };
};
