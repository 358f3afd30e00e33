import type { Suggestion } from '#contract/suggestion.ts';

/** A listing of the queue as the flows meet it, and what a reviewer decides of it: the same in both. */
export interface Case {
  readonly id: string;
  /** What it is refused for, fixed warnings and texts; empty where it is approved. */
  readonly warnings: readonly string[];
  /** What the dialog of a refusal was begun with before there were checks on the server: what its form shows. */
  readonly tickedThen: readonly string[];
  /** What it is begun with now: what is certain. */
  readonly tickedNow: readonly string[];
  /** The digits of the strip beside it, by the reason each stands for. */
  readonly digits: ReadonlyMap<string, number>;
  /** Something was shown to be wrong with it before there were checks on the server: it is read. */
  readonly isFaultedThen: boolean;
  /** The checks find something in it: it is read. */
  readonly isFaultedNow: boolean;
  /** May stand on the contact sheet. */
  readonly isClean: boolean;
  /** Has something red: an approval is asked for twice. */
  readonly isDoubted: boolean;
  /** Something was found in its description, or a check failed: it has to be read. */
  readonly isToRead: boolean;
}

/** Listings of the queue that the product groups, by the place of the group in its menu. */
export interface Group {
  readonly place: number;
  readonly ids: readonly string[];
  /** It is filtered to and selected by Ctrl+A, a hundred at a time; else its rows are selected as it is picked. */
  readonly isFilter: boolean;
}

/** What the product says while a reviewer works, and what becomes of what they decide. */
export interface Desk {
  /** What of those that wait is alike, as its menu shows it. */
  readonly groupsOf: (waiting: readonly Case[]) => readonly Group[];
  readonly suggestionFor: (id: string) => Promise<Suggestion | null>;
  readonly decide: (decided: readonly Case[]) => Promise<void>;
}

export const isRefused = ({ warnings }: Pick<Case, 'warnings'>): boolean => warnings.length > 0;

export const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
