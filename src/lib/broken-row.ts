/** A row of an answer that does not fit the contract: told, never left out. */
export interface BrokenRow {
  /** Its place among the rows of the answer, from 0. */
  readonly at: number;
  /** What it says it is; null where that can not be read either. */
  readonly id: string | null;
  /** What did not fit, for whoever looks into it: 'buyer.name: …'. */
  readonly issues: string;
}

/** Where an answer tells of them; absent where all rows fit. */
export interface MayBeBroken {
  readonly broken?: readonly BrokenRow[];
}

/** How many rows an answer has, with those that do not fit: what tells whether a page was the last. */
export const rowsTold = ({ items, broken = [] }: MayBeBroken & { readonly items: readonly unknown[] }): number =>
  items.length + broken.length;

const none: readonly BrokenRow[] = [];

/** What was left out of an answer that may have lists in it; where it comes from a view of the answer, its type says nothing of that. */
export const brokenIn = (answer: object): readonly BrokenRow[] => ('broken' in answer ? ((answer as MayBeBroken).broken ?? none) : none);
