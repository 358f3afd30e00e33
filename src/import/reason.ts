import { cutText } from '#lib/cut-text.ts';

/** Why a line was not taken, or what is to be noticed of one that was. In Portuguese: people read it. */
export interface Reason {
  /** What is amiss, the same words for all that are alike: they are counted by it. */
  readonly what: string;
  /** As it stands in the file; '' where no value is to blame. */
  readonly value: string;
  /** What was expected, and what to try; '' where nothing helps. */
  readonly hint: string;
}

/** What a reader says of a value: the value itself and the name of its column are added by the caller. */
export type Fault = Pick<Reason, 'what' | 'hint'>;

const longestValue = 60;
const shorten = (value: string): string => (value.length > longestValue ? `${cutText(value, longestValue)}…` : value);
/** One line, whatever stands in it, with what nobody can see made visible. */
const quote = (value: string): string => `“${shorten(value.replaceAll(/\s+/gu, ' ').replaceAll(/\p{Cc}/gu, '\u{FFFD}'))}”`;

export const sayReason = ({ what, value, hint }: Reason): string =>
  `${what}${value === '' ? '' : `: ${quote(value)}`}${hint === '' ? '' : ` (${hint})`}`;

export interface CountedReason extends Reason {
  readonly count: number;
  /** Where the first of them stands. */
  readonly file: string;
  readonly line: number;
}

/** Alike ones together, most first; the value and the place are those of the first. */
export const countReasons = (
  told: Iterable<{ readonly file: string; readonly line: number; readonly reasons: readonly Reason[] }>,
): readonly CountedReason[] => {
  const counted = new Map<string, CountedReason>();
  for (const { file, line, reasons } of told)
    for (const reason of reasons) {
      const known = counted.get(reason.what);
      counted.set(reason.what, known ? { ...known, count: known.count + 1 } : { ...reason, count: 1, file, line });
    }
  return [...counted.values()].toSorted((a, b) => b.count - a.count);
};
