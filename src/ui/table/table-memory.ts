/** Where somebody was in one long list, kept by the caller between two times it is on screen. Changed in place: nothing is drawn by it. */
export interface TableMemory {
  /** The rows that were asked for; of others nothing is remembered. */
  asked: string;
  /** Pixels of rows above what was in view. */
  top: number;
  active: number;
}

export const createTableMemory = (): TableMemory => ({ asked: '', top: 0, active: -1 });
