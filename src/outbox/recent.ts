import type { Target } from '#commands/command.ts';
import type { Intent } from '#events/record.ts';

export interface RecentDeed {
  readonly intent: Intent;
  readonly target: Target | null;
}

/**
 * What this tab recorded since it opened, with arguments, newest last; those of one batch together. In memory only: the log
 * forgets arguments when an intent ends, so a sent decision is taken back in the tab that made it or not at all.
 */
export interface Recent {
  /** Around what records so many: a decision is seen before it is durable, and may be taken back as soon as it is seen. */
  readonly during: <T>(recording: () => Promise<T>, count: number) => Promise<T>;
  /** How many are asked for and not known to be durable yet. */
  readonly recording: () => number;
  /** Hears when `recording` is another. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when nothing that had begun is still being recorded. */
  readonly whenRecorded: () => Promise<unknown>;
  /** Of what was recorded now; `isUndoable` is false for what takes something back. */
  readonly remember: (deeds: readonly RecentDeed[], options: { readonly isUndoable: boolean }) => void;
  /** Was it decided in this tab? Also true of what takes something back, and after it is forgotten. */
  readonly isOfHere: (intentId: string) => boolean;
  readonly find: (intentId: string) => RecentDeed | null;
  /** Newest first. */
  readonly batches: () => readonly (readonly RecentDeed[])[];
  readonly forget: (intentId: string) => void;
}

const batchesKept = 100;

/** `guardUnload`: whoever leaves the page is asked first, until what it answers is called. A page takes what is not on the disk yet with it. */
export const createRecent = (guardUnload: () => () => void = () => () => {}): Recent => {
  let batches: (readonly RecentDeed[])[] = [];
  const ofHere = new Set<string>();
  let recorded: Promise<unknown> = Promise.resolve();
  let recording = 0;
  const listeners = new Set<() => void>();
  const change = (by: number): void => {
    recording += by;
    for (const listener of listeners) listener();
  };
  return {
    during: (begin, count) => {
      const done = begin();
      const letGo = guardUnload();
      change(count);
      const end = (): void => {
        letGo();
        change(-count);
      };
      done.then(end, end);
      recorded = Promise.allSettled([recorded, done]);
      return done;
    },
    recording: () => recording,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenRecorded: () => recorded,
    remember: (deeds, { isUndoable }) => {
      for (const { intent } of deeds) ofHere.add(intent.id);
      if (isUndoable) batches = [...batches, deeds].slice(-batchesKept);
    },
    isOfHere: (intentId) => ofHere.has(intentId),
    find: (intentId) => batches.flat().find(({ intent }) => intent.id === intentId) ?? null,
    batches: () => batches.toReversed(),
    forget: (intentId) => {
      batches = batches.map((batch) => batch.filter(({ intent }) => intent.id !== intentId)).filter((batch) => batch.length > 0);
    },
  };
};
