import { unreachable } from '#lib/result.ts';
import type { Command, Outcome, Session, StandingThere } from '../port.ts';
import { Item } from './answers.ts';
import { causesOf } from './envelope.ts';
import { look, speak } from './speak.ts';
import { whyRefused } from './why-refused.ts';
import { isSoldOutThere, priceAutomated, statusThere } from './words.ts';

type ReadStock = Extract<Command, { readonly kind: 'readStock' }>;
type Change = Extract<Command, { readonly kind: 'setPrice' | 'setStock' | 'pause' | 'activate' | 'close' }>;

interface Wanted {
  readonly body: Readonly<Record<string, unknown>>;
  /** Null where the answer does not say. */
  readonly isThere: (item: Item) => boolean | null;
}

const inCents = (reais: number): number => Math.round(reais * 100);
const compare = <Value>(there: Value | null | undefined, wanted: Value): boolean | null =>
  there === null || there === undefined ? null : there === wanted;

const isPriced = ({ price }: Item, cents: number): boolean | null =>
  price === null || price === undefined ? null : inCents(price) === cents;

/** They say which it has, and it is not this one. */
export const isPricedOtherwise = (item: Item, cents: number): boolean => isPriced(item, cents) === false;

/** They took what was said, and kept the price they had. */
const isPriceIgnored = (item: Item, cents: number): boolean =>
  isPricedOtherwise(item, cents) || causesOf(item.warnings).some(({ code }) => code === priceAutomated);

const wantedOf = (change: Change): Wanted => {
  switch (change.kind) {
    case 'setPrice':
      return {
        body: { price: change.price / 100 },
        isThere: (item) => isPriced(item, change.price),
      };
    case 'setStock':
      return { body: { available_quantity: change.stock }, isThere: (item) => compare(item.available_quantity, change.stock) };
    case 'pause':
      // Sold out it is paused too, and comes back by itself: its seller has not paused it.
      return { body: { status: statusThere.pause }, isThere: (item) => !isSoldOutThere(item) && compare(item.status, statusThere.pause) };
    case 'activate':
    case 'close': {
      const { [change.kind]: status } = statusThere;
      return { body: { status }, isThere: (item) => compare(item.status, status) };
    }
    default:
      return unreachable(change);
  }
};

const anothers = 'A resposta é de outro anúncio';
const unpublished: Outcome = { type: 'refused', code: 'not_published', text: 'O anúncio ainda não foi publicado', causes: [] };

/** They said yes and did not do it: a price under their automation is such a one. */
const notApplied = ({ warnings }: Item): Outcome => {
  const causes = causesOf(warnings);
  const [first] = causes;
  return {
    type: 'refused',
    code: first?.code ?? 'not_applied',
    text: first?.text ?? 'O Mercado Livre respondeu, e o anúncio ficou como estava',
    causes,
  };
};

/** On sale, or off it until there is some: what keeps it off besides says nothing of its stock. */
export const standingOf = (item: Item): StandingThere => {
  if (item.status === statusThere.pause && isSoldOutThere(item)) return { standing: 'soldOut' };
  return item.status === statusThere.activate ? { standing: 'onSale' } : {};
};

/** Put on sale with none left it stays off: said for whoever does not know how many there are. */
const standingAfter = ({ kind }: Change, item: Item): StandingThere =>
  kind === 'activate' && isSoldOutThere(item) ? { standing: 'soldOut' } : {};

/** Changes nothing: whether what was said before arrived, and what it made of the listing. */
export const readStock = async ({ listing: { externalId } }: ReadStock, session: Session): Promise<Outcome> => {
  if (externalId === null) return unpublished;
  const there = await look(session, { route: '/items/{item}', params: { item: externalId } }, Item);
  // Gone, or not ours to see: nothing is to be said of it, and nothing else of it waits for that.
  if (there.type === 'ended') return there.outcome.type === 'refused' ? { type: 'same', externalId } : there.outcome;
  if (there.value.id !== externalId) return { type: 'later', why: 'away', text: anothers };
  return { type: 'same', externalId, ...standingOf(there.value) };
};

/** Price, stock and status: the newest wins, so repeating is harmless; where it may have been sent, reading saves the write. */
export const changeItem = async (change: Change, session: Session, isUncertain: boolean): Promise<Outcome> => {
  const { externalId } = change.listing;
  if (externalId === null) return unpublished;
  const { body, isThere } = wantedOf(change);
  const params = { item: externalId };
  if (isUncertain) {
    const there = await look(session, { route: '/items/{item}', params }, Item);
    if (there.type === 'ended') return there.outcome;
    if (there.value.id === externalId && isThere(there.value) === true) return { type: 'same', externalId };
  }
  const changed = await speak(session, { lane: 'write', method: 'PUT', route: '/items/{item}', params, body }, 'state', Item);
  if (changed.type === 'ended') return whyRefused(changed.outcome, externalId, session);
  const item = changed.value;
  // Somebody else's listing was answered: nothing is known of ours.
  if (item.id !== externalId) return { type: 'unknown', text: anothers };
  if (change.kind === 'setPrice' && isPriceIgnored(item, change.price)) return notApplied(item);
  const causes = causesOf(item.warnings);
  return {
    type: 'done',
    externalId,
    ...standingAfter(change, item),
    ...(causes.length > 0 && { causes: causes.map((each) => ({ ...each, isWarning: true })) }),
  };
};
