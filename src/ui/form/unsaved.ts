import { guardUnload } from '#ui/unload-guard.ts';

/**
 * Forms of this page with something typed and not saved. The page itself asks before it is closed or reloaded; going elsewhere inside
 * the console is asked about by whoever knows the router, which is not this folder.
 */
interface Held {
  /** A draft of it is kept: leaving loses nothing. */
  readonly isKept: boolean;
}

/** Each with what lets the page go. */
const held = new Map<Held, () => void>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

export const unsaved = {
  /** Until what it answers is called. */
  hold: (form: Held): (() => void) => {
    held.set(form, guardUnload());
    changed();
    return () => {
      held.get(form)?.();
      if (held.delete(form)) changed();
    };
  },
  /** The person has agreed, or there is no choice left (the session ended): nobody asks any more. */
  letGo: (): void => {
    for (const letGo of held.values()) letGo();
    held.clear();
    changed();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isAny: (): boolean => held.size > 0,
  areAllKept: (): boolean => [...held.keys()].every(({ isKept }) => isKept),
};
