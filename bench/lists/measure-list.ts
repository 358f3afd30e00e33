/** What the console measures of a list while it is scrolled. Built into one script and put into its pages. */
export interface ScrollFigures {
  /** Frames that came later than one and a half of the usual. */
  readonly dropped: number;
  /** The longest time in which a part of the view showed no row, or a row that was still on its way; milliseconds. */
  readonly blank: number;
}

const frameMs = 1000 / 60;
/** A table, or the list of a queue. */
const scroller = (): HTMLElement => document.querySelector('main [role="grid"], main [role="listbox"]') as HTMLElement;
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const rowAt = (y: number): Element | null => {
  const { left } = scroller().getBoundingClientRect();
  return document.elementFromPoint(left + 200, y)?.closest('[role="row"], [role="option"]') ?? null;
};

/** Five places from the top to the bottom of the view, each on a row that is here. */
const isFull = (): boolean => {
  const { top, height } = scroller().getBoundingClientRect();
  return [0.12, 0.3, 0.5, 0.7, 0.95].every((part) => rowAt(top + height * part)?.hasAttribute('aria-busy') === false);
};

const watch = async (frames: number, move: (each: number) => void): Promise<ScrollFigures> => {
  let dropped = 0;
  let blank = 0;
  let full = performance.now();
  let last = await frame();
  for (let each = 0; each < frames; each += 1) {
    move(each);
    const now = await frame();
    if (now - last > frameMs * 1.5) dropped += Math.round((now - last) / frameMs) - 1;
    last = now;
    if (isFull()) full = now;
    else blank = Math.max(blank, now - full);
  }
  return { dropped, blank };
};

/** A quick wheel: two notches a frame, down and back up again. */
export const scrollSteadily = (frames: number): Promise<ScrollFigures> =>
  watch(frames, (each) => {
    scroller().scrollTop += each < frames / 2 ? 240 : -240;
  });

/** The bar pulled to another place, the very end and back to the top among them, and half a second's look at what is there. */
export const pullTheBar = (places: readonly number[]): Promise<ScrollFigures> =>
  watch(places.length * 30, (each) => {
    const place = places[each / 30];
    if (place !== undefined) scroller().scrollTop = scroller().scrollHeight * place;
  });

/** How many rows the list is said to have. */
export const rowsOf = (): number => {
  const list = scroller();
  const counted = list.getAttribute('aria-rowcount');
  return counted === null ? Number(list.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? 0) : Number(counted) - 1;
};

/** True once rows fill the view, and it is said how many there are. */
export const isThere = (): boolean =>
  document.querySelector('main [role="grid"], main [role="listbox"]') !== null && rowsOf() > 0 && isFull();
