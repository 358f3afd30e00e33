import { unreachable } from '#lib/result.ts';
import { reactivationPolicyOf } from '#machines/lifecycle/reactivation.ts';
import type { Command, Outcome, Session, StandingThere } from '../port.ts';
import { Item } from './answers.ts';
import { causesOf } from './envelope.ts';
import { look, lookFor, speak } from './speak.ts';
import { whyRefused } from './why-refused.ts';
import { isSoldOutThere, isStatusThere, priceAutomated, statusThere } from './words.ts';

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

/** While a promotion runs it stands in the price's place, and the price beside it. */
const isPriced = ({ price, original_price: base }: Item, cents: number): boolean | null => {
  const there = base ?? price ?? null;
  return there === null ? null : inCents(there) === cents;
};

/** Of a word nobody knows nothing follows. */
const isOfStatus = ({ status }: Item, wanted: string): boolean | null => (isStatusThere(status) ? status === wanted : null);

/** Sold out it is paused too, and comes back by itself: nobody sees whether its seller paused it. Only what is on sale is surely not paused. */
const isPaused = (item: Item): boolean | null => {
  if (item.status === statusThere.activate) return false;
  return item.status === statusThere.pause && !isSoldOutThere(item) ? true : null;
};

/** They say which it has, and it is not this one. */
export const isPricedOtherwise = (item: Item, cents: number): boolean => isPriced(item, cents) === false;

/** Of a price they may say in a warning alone that it stays as it was. */
const isPriceIgnored = ({ kind }: Change, { warnings }: Item): boolean =>
  kind === 'setPrice' && causesOf(warnings).some(({ code }) => code === priceAutomated);

/** Put on sale it stays off for what passes by itself: nothing is left, or its pictures are fetched. */
const isOffForNow = ({ kind }: Change, { status, sub_status: words }: Item): boolean =>
  kind === 'activate' &&
  (words ?? []).some((word) => reactivationPolicyOf(status === statusThere.pause ? word : `${status ?? ''}/${word}`) === 'itself');

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
      return { body: { status: statusThere.pause }, isThere: isPaused };
    case 'activate':
    case 'close': {
      const { [change.kind]: status } = statusThere;
      return { body: { status }, isThere: (item) => isOfStatus(item, status) };
    }
    default:
      return unreachable(change);
  }
};

const anothers = 'A resposta é de outro anúncio';
const unpublished: Outcome = { type: 'refused', code: 'not_published', text: 'O anúncio ainda não foi publicado', causes: [] };

/** They said yes and did not do it: a price under their automation is such a one, and the stock of what stands in their own depot. */
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

const takenAs = (change: Change, item: Item, { warnings }: Item): Outcome => {
  const causes = causesOf(warnings);
  return {
    type: 'done',
    externalId: item.id,
    ...standingAfter(change, item),
    ...(causes.length > 0 && { causes: causes.map((each) => ({ ...each, isWarning: true })) }),
  };
};

const isTaken = (change: Change, item: Item): boolean | null => (isOffForNow(change, item) ? true : wantedOf(change).isThere(item));

/** The answer may show what was before: that it was not done is for good only once it was read too. What could not be read is told again. */
const readAgain = async (change: Change, session: Session, answered: Item): Promise<Outcome> => {
  const there = await lookFor(session, { route: '/items/{item}', params: { item: answered.id } }, Item);
  if (there.type === 'ended') return there.outcome;
  if (there.value.id !== answered.id) return { type: 'later', why: 'away', text: anothers };
  return isTaken(change, there.value) === false ? notApplied(answered) : takenAs(change, there.value, answered);
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
  if (isPriceIgnored(change, item)) return notApplied(item);
  return isTaken(change, item) === false ? readAgain(change, session, item) : takenAs(change, item, item);
};
