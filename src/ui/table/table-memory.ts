interface Place {
  /** Pixels of rows above what was in view. */
  readonly top: number;
  readonly active: number;
}

/** Where somebody was in one long list, kept by the caller between two times it is on screen. Nothing is drawn by it. */
export interface TableMemory {
  /** The place in the rows that this question finds; of any other question nothing is remembered. */
  readonly of: (asked: string) => Place;
  readonly keep: (asked: string, part: Partial<Place>) => void;
}

const start: Place = { top: 0, active: -1 };

export const createTableMemory = (): TableMemory => {
  let kept = { asked: '', place: start };
  const of = (asked: string): Place => (kept.asked === asked ? kept.place : start);
  return {
    of,
    keep: (asked, part) => {
      kept = { asked, place: { ...of(asked), ...part } };
    },
  };
};

const memories = new WeakMap<object, Map<object | string, TableMemory>>();

/** Where somebody was in each list of an owner, as long as the owner lives: for coming back from what was opened. */
export const tableMemoryOf = (owner: object, table: object | string): TableMemory => {
  const ofOwner = memories.get(owner) ?? new Map<object | string, TableMemory>();
  memories.set(owner, ofOwner);
  const memory = ofOwner.get(table) ?? createTableMemory();
  ofOwner.set(table, memory);
  return memory;
};
