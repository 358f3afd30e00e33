/**
 * Where the loaded rows lie in the whole list, which is longer: a first run of them from the top, and where somebody went further
 * down, a second run. Between and behind them are rows that were not asked for yet.
 */
export interface ListGaps {
  /** How many loaded rows the first run shows. */
  readonly head: number;
  /** Rows not loaded between the two runs. */
  readonly between: number;
  /** How many loaded rows the second run shows. */
  readonly far: number;
  /** Rows not loaded behind the last run. */
  readonly behind: number;
}

interface GapsInput {
  /** Loaded and shown, of each run. */
  readonly head: number;
  readonly far: number;
  /** How many rows of the list come before the second run, as the server numbered its pages; null without one. */
  readonly farFrom: number | null;
  /** Loaded of the first run, shown or not: what its rows count in the server's numbers. */
  readonly headLoaded: number;
  /** Loaded rows that are not shown any more. */
  readonly hidden: number;
  /** How many the server counts. */
  readonly total: number;
  /** Is the last loaded row the last of the list? */
  readonly isToEnd: boolean;
}

export const gapsOf = ({ head, far, farFrom, headLoaded, hidden, total, isToEnd }: GapsInput): ListGaps => {
  const unloaded = isToEnd && farFrom === null ? 0 : Math.max(0, total - hidden - head - far);
  if (farFrom === null) return { head, between: 0, far, behind: unloaded };
  const between = isToEnd ? unloaded : Math.min(unloaded, Math.max(0, farFrom - headLoaded));
  return { head, between, far, behind: unloaded - between };
};

export const lengthOf = ({ head, between, far, behind }: ListGaps): number => head + between + far + behind;

/** The line of the list a loaded row is on. */
export const lineOf = ({ head, between }: ListGaps, place: number): number => (place < head ? place : place + between);

/** The loaded row on a line of the list; null where none is loaded yet. */
export const placeOn = ({ head, between, far }: ListGaps, line: number): number | null => {
  if (line < head) return line;
  const place = line - between;
  return place >= head && place < head + far ? place : null;
};

/** So near to the end of what is loaded the rows beyond it are asked for. */
const nearRows = 30;

export interface Look {
  /** Near the end of the first run. */
  readonly isHeadEnding: boolean;
  readonly isFarBeginning: boolean;
  readonly isFarEnding: boolean;
  /** Nothing near is loaded: somebody scrolled into a gap. */
  readonly isNowhere: boolean;
}

/** What has to be loaded when the lines from `first` to `last` are looked at. */
export const lookOf = (gaps: ListGaps, first: number, last: number): Look => {
  const { head, between, far } = gaps;
  const isNear = (line: number): boolean => first <= line + nearRows && last >= line - nearRows;
  // Once the two runs have met, the first one ends where the other begins.
  const isParted = far === 0 || between > 0;
  const isHeadEnding = isParted && isNear(head);
  const isFarBeginning = between > 0 && far > 0 && isNear(head + between);
  const isFarEnding = far > 0 && isNear(head + between + far);
  const isNowhere = placeOn(gaps, first) === null && placeOn(gaps, last) === null;
  return { isHeadEnding, isFarBeginning, isFarEnding, isNowhere: isNowhere && !isHeadEnding && !isFarBeginning && !isFarEnding };
};
