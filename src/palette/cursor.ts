/** A list of which some rows are headings, which the cursor passes over. */
export interface Steps {
  readonly length: number;
  readonly headings: readonly number[];
}

/** The nearest row the cursor may stand on, from `from` on in the direction of `by`, around the ends; -1 in an empty list. */
const landing = ({ length, headings }: Steps, from: number, by: 1 | -1): number => {
  for (let tried = 0; tried < length; tried += 1) {
    const index = (((from + by * tried) % length) + length) % length;
    if (!headings.includes(index)) return index;
  }
  return -1;
};

export const firstOf = (steps: Steps): number => landing(steps, 0, 1);
const lastOf = (steps: Steps): number => landing(steps, steps.length - 1, -1);

/** One row on or back, around the ends; unavailable rows are reached like any other. */
export const stepFrom = (steps: Steps, active: number, by: 1 | -1): number => landing(steps, active + by, by);

const page = 9;

/** A page on or back, stopping at the ends. */
const pageFrom = (steps: Steps, active: number, by: 1 | -1): number => {
  const to = active + by * page;
  if (to <= 0) return firstOf(steps);
  return to >= steps.length - 1 ? lastOf(steps) : landing(steps, to, by);
};

/** Where a key leads in the list; null when it is not a key of lists. Home and End belong to the text while there is one. */
export const cursorAfter = (key: string, steps: Steps, active: number, hasText: boolean): number | null => {
  switch (key) {
    case 'ArrowDown':
      return stepFrom(steps, active, 1);
    case 'ArrowUp':
      return stepFrom(steps, active, -1);
    case 'PageDown':
      return pageFrom(steps, active, 1);
    case 'PageUp':
      return pageFrom(steps, active, -1);
    case 'Home':
      return hasText ? null : firstOf(steps);
    case 'End':
      return hasText ? null : lastOf(steps);
    default:
      return null;
  }
};
