/** What the page measures of itself while a million rows are scrolled. Runs in the browser. */
export interface ScrollFigures {
  /** Frames that came later than one and a half of the usual. */
  readonly dropped: number;
  /** The longest time in which a part of the view showed no row, or a row that was still on its way; milliseconds. */
  readonly blank: number;
}

const frameMs = 1000 / 60;
const grid = (): HTMLElement => document.querySelector('[role="grid"]') as HTMLElement;
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Five places from the top to the bottom of the view, each on a row that is here. */
const isFull = (): boolean => {
  const { left, top, height } = grid().getBoundingClientRect();
  return [0.12, 0.3, 0.5, 0.7, 0.95].every((part) => {
    const row = document.elementFromPoint(left + 200, top + height * part)?.closest('[role="row"]');
    return row !== null && row !== undefined && !row.hasAttribute('aria-busy');
  });
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

/** A quick wheel: two notches a frame, down and up again. */
export const scrollSteadily = (frames: number): Promise<ScrollFigures> =>
  watch(frames, (each) => {
    grid().scrollTop += each < frames / 2 ? 240 : -240;
  });

/** The bar pulled to another place of the million, and a look at what is there. */
export const pullTheBar = (pulls: number): Promise<ScrollFigures> =>
  watch(pulls * 30, (each) => {
    if (each % 30 === 0) grid().scrollTop = grid().scrollHeight * (((each / 30) * 0.382 + 0.1) % 1);
  });

/** True when pulling the bar to its end shows the last row. */
export const reachesEnd = async (): Promise<boolean> => {
  grid().scrollTop = grid().scrollHeight;
  for (let each = 0; each < 60; each += 1) {
    await frame();
    const { left, bottom } = grid().getBoundingClientRect();
    const row = document.elementFromPoint(left + 200, bottom - 20)?.closest('[role="row"]');
    if (row?.getAttribute('aria-rowindex') === grid().getAttribute('aria-rowcount')) return true;
  }
  return false;
};
