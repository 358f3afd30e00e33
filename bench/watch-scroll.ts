/** What the bench pages share that watch a list being scrolled; runs in the browser. */

/** What the page measures of itself while rows are scrolled. */
export interface ScrollFigures {
  /** Frames that came later than one and a half of the usual. */
  readonly dropped: number;
  /** The longest time in which a part of the view showed no row, or a row that was still on its way; milliseconds. */
  readonly blank: number;
}

const frameMs = 1000 / 60;
export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Moves once a frame, so often, and watches what comes of it: `isFull` says whether every part of the view shows a row that is here. */
export const watchScroll = async (frames: number, isFull: () => boolean, move: (each: number) => void): Promise<ScrollFigures> => {
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
