/** At the latest so long after the frame, in milliseconds, however busy the page is. */
const latestMs = 250;

/**
 * Runs it behind the frame that is being made, when nobody needs the thread: what a key leads to is on screen, and what it decided on
 * the disk, first. Answers how to call it off. A page nobody looks at makes no frames; there it waits until it is looked at.
 */
export const afterPaint = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: latestMs });
    else timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (idle > 0) cancelIdleCallback(idle);
  };
};
