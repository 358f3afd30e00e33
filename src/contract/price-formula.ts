/** How a price is made. Amounts in cents, shares in hundredths of a percent (1650 is 16.5 %). */
export interface PriceTerms {
  /** On top of the cost of what is sold, of a kit once: packaging, freight that the seller pays (decision 0182). */
  readonly extra: number;
  /** What is to be left over of the price. */
  readonly margin: number;
  /** What the marketplace keeps of the price. */
  readonly fee: number;
  /** Cents a price ends with, rounded up to the next that does; null leaves it as it comes. */
  readonly ending: number | null;
  /** A price that would change by more percent stays as it is: the marketplace takes unusual changes off the air (PAUSED_PREVENTION_PRICE). */
  readonly mostChange: number;
}

/** Together they leave nothing to pay the cost with. */
export const mostShares = 9500;

const whole = 10_000;

/** The least price with these cents that is not below. */
const endingWith = (price: number, ending: number): number => {
  const reais = Math.floor(price / 100) * 100;
  return reais + ending >= price ? reais + ending : reais + 100 + ending;
};

/** What something of this cost has to be sold for, one piece or a kit of many, so that after the fee the margin is left: rounded up, never below. */
export const priceFor = (cost: number, { extra, margin, fee, ending }: PriceTerms): number => {
  const price = Math.ceil(((cost + extra) * whole) / (whole - fee - margin));
  return ending === null ? price : endingWith(price, ending);
};

/** What is left of a price after fee and cost, in hundredths of a percent of it. */
export const marginOf = (price: number, cost: number, { extra, fee }: PriceTerms): number =>
  price === 0 ? 0 : Math.round(((price - Math.round((price * fee) / whole) - cost - extra) * whole) / price);

/** What a rule makes of one listing. `noCost`: nobody said what it costs; `locked`: a deal holds its price; `jump`: it would change by too much. */
export type PriceOutcome = 'changed' | 'same' | 'noCost' | 'locked' | 'jump';

/** One listing as a rule sees it. */
export interface Priced {
  readonly price: number | null;
  readonly cost: number | null;
  readonly isLocked: boolean;
}

const isJump = (before: number, after: number, mostChange: number): boolean => Math.abs(after - before) * 100 > before * mostChange;

/** The price a rule gives a listing, and whether it is taken. */
export const outcomeOf = (
  { price, cost, isLocked }: Priced,
  terms: PriceTerms,
): { readonly outcome: PriceOutcome; readonly after: number | null } => {
  if (cost === null) return { outcome: 'noCost', after: null };
  const after = priceFor(cost, terms);
  if (after === price) return { outcome: 'same', after };
  if (isLocked) return { outcome: 'locked', after };
  if (price !== null && price > 0 && isJump(price, after, terms.mostChange)) return { outcome: 'jump', after };
  return { outcome: 'changed', after };
};
