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

/** `span` and `by` rows around it, inside the list. */
export const widen = ({ first, last }: Span, by: number, count: number): Span => ({
  first: Math.max(0, first - by),
  last: Math.min(last + by, count - 1),
});

/** The rows to lay out, in order; the active one is among them wherever it is, since a screen reader must find it. */
export const rowsLaidOut = ({ first, last }: Span, active: number, count: number): readonly number[] => {
  const indexes = Array.from({ length: Math.max(last - first + 1, 0) }, (_, each) => first + each);
  if (active < 0 || active >= count || (active >= first && active <= last)) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
};
