import { isOverPage } from '#palette/typing.ts';

const isUncovered = (): boolean => !isOverPage(document.activeElement);

/**
 * Runs it once it could be seen for so many milliseconds on end: behind a picture, the guidelines or the palette nobody reads the page. Answers
 * how to call it off.
 * @param isThere Whether it is on the page at all; asked again and again.
 */
export const onceSeen = (ms: number, run: () => void, isThere: () => boolean = () => true): (() => void) => {
  const every = ms / 4;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seenMs = 0;
  const look = (): void => {
    // What was covered at this moment may have been so since the last one.
    seenMs = isUncovered() && isThere() ? seenMs + every : -every;
    if (seenMs >= ms) run();
    else timer = setTimeout(look, every);
  };
  timer = setTimeout(look, every);
  return () => clearTimeout(timer);
};
