import { frame, watchScroll, type ScrollFigures } from '../watch-scroll.ts';

const grid = (): HTMLElement => document.querySelector('[role="grid"]') as HTMLElement;

/** Five places from the top to the bottom of the view, each on a row that is here. */
const isFull = (): boolean => {
  const { left, top, height } = grid().getBoundingClientRect();
  return [0.12, 0.3, 0.5, 0.7, 0.95].every((part) => {
    const row = document.elementFromPoint(left + 200, top + height * part)?.closest('[role="row"]');
    return row !== null && row !== undefined && !row.hasAttribute('aria-busy');
  });
};

/** A quick wheel: two notches a frame, down and up again. */
export const scrollSteadily = (frames: number): Promise<ScrollFigures> =>
  watchScroll(frames, isFull, (each) => {
    grid().scrollTop += each < frames / 2 ? 240 : -240;
  });

/** The bar pulled to another place of the million, and a look at what is there. */
export const pullTheBar = (pulls: number): Promise<ScrollFigures> =>
  watchScroll(pulls * 30, isFull, (each) => {
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
