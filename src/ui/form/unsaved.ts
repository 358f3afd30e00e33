/**
 * Forms of this page with something typed and not saved. The page itself asks before it is closed or reloaded; going elsewhere inside
 * the console is asked about by whoever knows the router, which is not this folder.
 */
interface Held {
  /** A draft of it is kept: leaving loses nothing. */
  readonly isKept: boolean;
}

const held = new Set<Held>();
const listeners = new Set<() => void>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

const changed = (): void => {
  // Only while needed: a page with this listener is not kept for the back button.
  if (held.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
};

export const unsaved = {
  /** Until what it answers is called. */
  hold: (form: Held): (() => void) => {
    held.add(form);
    changed();
    return () => {
      if (held.delete(form)) changed();
    };
  },
  /** The person has agreed, or there is no choice left (the session ended): nobody asks any more. */
  letGo: (): void => {
    held.clear();
    changed();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isAny: (): boolean => held.size > 0,
  areAllKept: (): boolean => [...held].every(({ isKept }) => isKept),
};
