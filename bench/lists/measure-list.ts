/** What the console measures of a list while it is scrolled. Built into one script and put into its pages. */
import { watchScroll, type ScrollFigures } from '../watch-scroll.ts';

/** A table, or the list of a queue. */
const scroller = (): HTMLElement => document.querySelector('main [role="grid"], main [role="listbox"]') as HTMLElement;

const rowAt = (y: number): Element | null => {
  const { left } = scroller().getBoundingClientRect();
  return document.elementFromPoint(left + 200, y)?.closest('[role="row"], [role="option"]') ?? null;
};

/** Five places from the top to the bottom of the view, each on a row that is here. */
const isFull = (): boolean => {
  const { top, height } = scroller().getBoundingClientRect();
  return [0.12, 0.3, 0.5, 0.7, 0.95].every((part) => rowAt(top + height * part)?.hasAttribute('aria-busy') === false);
};

/** A quick wheel: two notches a frame, down and back up again. */
export const scrollSteadily = (frames: number): Promise<ScrollFigures> =>
  watchScroll(frames, isFull, (each) => {
    scroller().scrollTop += each < frames / 2 ? 240 : -240;
  });

/** The bar pulled to another place, the very end and back to the top among them, and half a second's look at what is there. */
export const pullTheBar = (places: readonly number[]): Promise<ScrollFigures> =>
  watchScroll(places.length * 30, isFull, (each) => {
    const place = places[each / 30];
    if (place !== undefined) scroller().scrollTop = scroller().scrollHeight * place;
  });

/** How many rows the list is said to have: of one that is not counted to the end, that there are more (ARIA's -1). */
export const rowsOf = (): number => {
  const list = scroller();
  const rows = list.getAttribute('aria-rowcount');
  const said = rows ?? list.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? '0';
  return said === '-1' ? Infinity : Number(said) - (rows === null ? 0 : 1);
};

/** True once rows fill the view, and it is said how many there are. */
export const isThere = (): boolean =>
  document.querySelector('main [role="grid"], main [role="listbox"]') !== null && rowsOf() > 0 && isFull();
