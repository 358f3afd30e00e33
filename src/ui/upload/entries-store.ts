import { entryOf, stepEntries, type UploadEntry, type UploadStep } from './entries.ts';

/** Entries outside React: a batch that is being looked into must know what the step before it did, not what was last painted. */
export interface EntriesStore {
  readonly read: () => readonly UploadEntry[];
  readonly step: (step: UploadStep) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createEntriesStore = (start: readonly (string | UploadEntry)[]): EntriesStore => {
  let entries: readonly UploadEntry[] = start.map(entryOf);
  const listeners = new Set<() => void>();
  return {
    read: () => entries,
    step: (step) => {
      entries = stepEntries(entries, step);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
