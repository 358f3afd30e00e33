/** How many rows a list has, as its answer says it (decision 11). */
export interface Counted {
  readonly total: number;
  /** There are more than `total`. */
  readonly isAtLeast?: true | undefined;
}
