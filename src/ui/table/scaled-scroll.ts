/**
 * A canvas of at most `limit` pixels that scrolls through any height. (stack, section 9: an element higher than 33.5 million
 * pixels can not be scrolled to its end; Firefox stops near 17.9 million.) Far below both: what draws a page counts in single
 * precision, in which 8 million device pixels are the last that are still exact.
 *
 * A wheel notch moves the rows by a notch, one to one; a pull of the scroll bar moves them in proportion. Near both ends the
 * two are the same pixel, so that the first and the last row are reached exactly.
 */
const limit = 4_000_000;
/** This much at either end is one to one. */
const margin = 200_000;
/** Further than this in one event is a jump, not a notch. */
const jump = 10_000;
/** How far the bar may lie about where we are before it is put right. */
const tolerance = 100_000;

/** Pixels: the height of all rows, and how much of it is seen. */
export interface Extent {
  readonly full: number;
  readonly view: number;
}

/** `bar`: the element's scrollTop. `at`: the pixel of all rows that is at the top of the view. */
export interface Place {
  readonly bar: number;
  readonly at: number;
}

export const canvasOf = ({ full }: Pick<Extent, 'full'>): number => Math.min(full, limit);

const ends = ({ full, view }: Extent) => ({ last: Math.max(0, full - view), lastBar: Math.max(0, canvasOf({ full }) - view) });

/** Where the bar stands when it tells the truth. */
export const barFor = (at: number, extent: Extent): number => {
  const { last, lastBar } = ends(extent);
  if (last === lastBar || at <= margin) return at;
  if (at >= last - margin) return lastBar - (last - at);
  return margin + ((at - margin) / (last - 2 * margin)) * (lastBar - 2 * margin);
};

const atFor = (bar: number, extent: Extent): number => {
  const { last, lastBar } = ends(extent);
  if (last === lastBar || bar <= margin) return bar;
  if (bar >= lastBar - margin) return last - (lastBar - bar);
  return margin + ((bar - margin) / (lastBar - 2 * margin)) * (last - 2 * margin);
};

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/** At pixel `at`, the bar put right. */
export const placeAt = (at: number, extent: Extent): Place => {
  const kept = within(at, ends(extent).last);
  return { at: kept, bar: barFor(kept, extent) };
};

/** After the element was scrolled to `bar`. Where the answer's `bar` is another one, the element has to be put there. */
export const scrolled = (from: Place, bar: number, extent: Extent): Place => {
  const { last, lastBar } = ends(extent);
  if (last === lastBar) return { at: bar, bar };
  const step = bar - from.bar;
  if (Math.abs(step) > jump) return { at: within(atFor(bar, extent), last), bar };
  const at = within(from.at + step, last);
  const truth = barFor(at, extent);
  const isAtAnEnd = at <= margin || at >= last - margin;
  const mayLie = isAtAnEnd ? 0.5 : tolerance;
  return { at, bar: Math.abs(truth - bar) > mayLie ? truth : bar };
};
