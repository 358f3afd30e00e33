import type { DraftStore, KeptDraft } from './drafts.ts';

/** Drafts in memory, and what is kept of them by their forms; `setFull` says that nothing more can be written. */
export const memoryDrafts = (): {
  readonly kept: Map<string, KeptDraft>;
  readonly store: DraftStore;
  readonly setFull: (isFull: boolean) => void;
} => {
  const kept = new Map<string, KeptDraft>();
  const listeners = new Set<() => void>();
  let isFull = false;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const store: DraftStore = {
    isDurable: true,
    read: (form) => kept.get(form) ?? null,
    keep: (form, draft) => {
      kept.set(form, draft);
      changed();
    },
    drop: (form) => {
      kept.delete(form);
      changed();
    },
    isUnwritten: (form) => isFull && kept.has(form),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const setFull = (is: boolean): void => {
    isFull = is;
    changed();
  };
  return { kept, store, setFull };
};
