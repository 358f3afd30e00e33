/** After the first paint the screen fetches what it shows; what is fetched ahead comes behind that, in milliseconds. */
const restMs = 800;

/** Runs it while nobody needs the thread, and again when the network is back: what was to be fetched may not have come. Answers how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) run();
    else idle = window.requestIdleCallback(run);
  }, restMs);
  addEventListener('online', run);
  return () => {
    removeEventListener('online', run);
    clearTimeout(timer);
    if (idle > 0) window.cancelIdleCallback(idle);
  };
};
