/**
 * Which decisions somebody else looks at again. (issue 24, row 8; decision 0104)
 *
 * Pure, and the same for the same decision for ever: a decision that is sent twice is drawn once, and nobody can try until it is not drawn.
 * What it is drawn by holds a secret of the server, else a console could reckon which of its decisions nobody will look at.
 */
import { createHmac } from 'node:crypto';

/** Why a decision is more likely to be looked at again, in the order they are told. */
export const risks = ['redApproved', 'suggestionTaken', 'newReviewer', 'highPrice', 'quick'] as const;
export type Risk = (typeof risks)[number];

/** How many shares each adds: with none of them a decision is drawn as often as the setting says. */
const addedBy: Readonly<Record<Risk, number>> = { redApproved: 9, suggestionTaken: 2, newReviewer: 4, highPrice: 2, quick: 2 };

/** Somebody's first decisions. */
export const newUntil = 100;
/** From here on a price is high, in cents. */
export const highPriceFrom = 100_000;
/** A reviewer who decided sooner than this saw little of the listing, in milliseconds. */
export const quickBelowMs = 1500;

export interface DecisionFacts {
  readonly verdict: 'approved' | 'refused';
  /** Findings that break a rule for certain. */
  readonly red: number;
  readonly tookSuggestion: boolean;
  /** How many they had decided before. */
  readonly decidedBefore: number;
  /** In cents; null where it has none. */
  readonly price: number | null;
  /** How long it had stood before their eyes, in milliseconds; null where nobody told. */
  readonly shownMs: number | null;
}

const isRisk: Readonly<Record<Risk, (facts: DecisionFacts) => boolean>> = {
  redApproved: ({ verdict, red }) => verdict === 'approved' && red > 0,
  suggestionTaken: ({ tookSuggestion }) => tookSuggestion,
  newReviewer: ({ decidedBefore }) => decidedBefore < newUntil,
  highPrice: ({ price }) => price !== null && price >= highPriceFrom,
  quick: ({ shownMs }) => shownMs !== null && shownMs < quickBelowMs,
};

export const risksOf = (facts: DecisionFacts): readonly Risk[] => risks.filter((risk) => isRisk[risk](facts));

/**
 * How likely it is drawn, from 0 to 1.
 * @param share of decisions without a risk, in percent
 */
export const chanceOf = (share: number, found: readonly Risk[]): number =>
  Math.min(1, (share / 100) * found.reduce((shares, risk) => shares + addedBy[risk], 1));

/**
 * From 0 up to 1, evenly. A keyed hash: a reviewer sees of many decisions that they were drawn, and finds the key of a weaker one by
 * trying all its states.
 */
export const lotOf = (secret: string, decision: string): number =>
  createHmac('sha256', secret).update(decision).digest().readUInt32BE() / 0x1_0000_0000;

/** A decision by its listing and the version it made of it: nobody chooses either. */
export const isDrawn = (secret: string, decision: string, chance: number): boolean => lotOf(secret, decision) < chance;
