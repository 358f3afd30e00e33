interface Reach {
  /** The pixel of all rows at the top of the view, and how many pixels are seen. */
  readonly at: number;
  readonly view: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Index of the first and of the last row of which a pixel is seen; no rows give an empty span, last before first. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export const rowsInView = ({ at, view, rowHeight, count }: Reach): Span => ({
  first: Math.min(Math.max(0, Math.floor(at / rowHeight)), Math.max(0, count - 1)),
  last: Math.min(Math.ceil((at + Math.max(view, 1)) / rowHeight) - 1, count - 1),
});

/** Laid out beyond what is in view: what a fast wheel reaches before the next frame. */
export const overscan = 12;
/** The most rows laid out beyond one end of the view: at an end of the list all places lie on one side of it. */
export const mostBeside = 2 * overscan + 1;

/** `span` and `by` rows around it, inside the list. */
export const widen = ({ first, last }: Span, by: number, count: number): Span => ({
  first: Math.max(0, first - by),
  last: Math.min(last + by, count - 1),
});

/** As many rows as there are places for, as far as the list has them: a place that comes and goes would be built anew. */
export const filled = ({ first, last }: Span, places: number, count: number): Span => {
  const end = Math.max(last, Math.min(first + places, count) - 1);
  return { first: Math.max(0, Math.min(first, end - places + 1)), last: end };
};

/** The rows to lay out, in order. */
export const rowsLaidOut = ({ first, last }: Span): readonly number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, each) => first + each);

/** Is the row the keys act on not among those laid out? A screen reader must find it wherever it is. */
export const isAway = (index: number, { first, last }: Span, count: number): boolean =>
  index >= 0 && index < count && (index < first || index > last);
