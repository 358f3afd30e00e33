/** Repeatable chance: the same seed throws the same numbers, on any machine and in any year. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  readonly share: () => number;
  /** Both ends included. */
  readonly int: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** 24 hexadecimal digits, like the ids the specification's provider gives. */
  readonly id: () => string;
  /** `count` different ones, in the order of the list. */
  readonly some: <T>(list: readonly T[], count: number) => readonly T[];
}

/** mulberry32: 32 bits of state are plenty for a demo and need no dependency. */
export const createSeededRandom = (seed: number): SeededRandom => {
  let state = Math.trunc(seed);
  const share = (): number => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    int,
    chance: (limit) => share() < limit,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    id: () => Array.from({ length: 24 }, () => int(0, 15).toString(16)).join(''),
    some: (list, count) => {
      const kept = new Set(
        Array.from(list, (_, at) => ({ at, order: share() }))
          .toSorted((a, b) => a.order - b.order)
          .slice(0, count)
          .map(({ at }) => at),
      );
      return list.filter((_, at) => kept.has(at));
    },
  };
};
