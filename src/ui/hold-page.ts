let held = 0;
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Whoever closes or reloads the page is asked by the browser first, until what this answers is called. */
export const holdPage = (): (() => void) => {
  // Only while needed: a page with this listener is not kept for the back button.
  if (held === 0) addEventListener('beforeunload', ask);
  held += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    if (held === 0) removeEventListener('beforeunload', ask);
  };
};
