/** So long after the last let go the listener stays, in milliseconds: to tell the browser of it costs more than a decision's own record. */
const lingerMs = 2000;

let held = 0;
let listening: AbortController | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const ask = (event: BeforeUnloadEvent): void => {
  if (held > 0) event.preventDefault();
};

// Only while needed: a page with this listener is not kept for the back button.
const listen = (): void => {
  clearTimeout(timer);
  if (listening) return;
  listening = new AbortController();
  addEventListener('beforeunload', ask, { signal: listening.signal });
};
const stopListening = (): void => {
  listening?.abort();
  listening = null;
};

/** A person who closes or reloads the page is asked by the browser first, until the returned function is called. */
export const guardUnload = (): (() => void) => {
  listen();
  held += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    if (held > 0) return;
    clearTimeout(timer);
    timer = setTimeout(stopListening, lingerMs);
  };
};
