import type { Target } from '#commands/command.ts';
import type { Intent, Subject } from '#events/record.ts';

export interface RecentDeed {
  readonly intent: Intent;
  readonly target: Target | null;
  /** All that the form was opened on which it was decided in; what was refused there, too. */
  readonly together?: readonly Subject[];
}

/** One that was taken back, and the intent that is to do it; null where it was withdrawn before it was sent. */
export interface UndoneDeed extends RecentDeed {
  readonly takenBackBy: string | null;
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
  /** That it stays is being said: true the first time. */
  readonly isFirstSaid: (intentId: string) => boolean;
  /** It was taken back, by another intent or withdrawn, and may be done again. */
  readonly forget: (intentId: string, takenBackBy: string | null) => void;
  /** What was taken back last, all of one batch together, in the order it was done: of things nothing was done with since. */
  readonly takenBack: () => readonly UndoneDeed[];
  /** It was done again. */
  readonly redone: (intentId: string) => void;
}

const batchesKept = 100;

/** `guardUnload`: whoever leaves the page is asked first, until what it answers is called. A page takes what is not on the disk yet with it. */
export const createRecent = (guardUnload: () => () => void = () => () => {}): Recent => {
  let batches: (readonly RecentDeed[])[] = [];
  const saidToStay = new Set<string>();
  /** Which batch each that was decided here belongs to, by its number. */
  const batchOf = new Map<string, number>();
  let remembered = 0;
  let undone: readonly UndoneDeed[] = [];
  const find = (intentId: string): RecentDeed | null => batches.flat().find(({ intent }) => intent.id === intentId) ?? null;
  const batchIn = ({ intent }: RecentDeed) => batchOf.get(intent.id);
  const newestOf = (deeds: typeof undone): typeof undone => {
    const kept = new Set([...new Set(deeds.map(batchIn))].slice(-batchesKept));
    return deeds.filter((deed) => kept.has(batchIn(deed)));
  };
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
      remembered += 1;
      for (const { intent } of deeds) batchOf.set(intent.id, remembered);
      // What took it back is no deed of its own; anything else is, and stands on it.
      if (isUndoable) undone = undone.filter((before) => !deeds.some(({ intent }) => intent.subject === before.intent.subject));
      if (isUndoable) batches = [...batches, deeds].slice(-batchesKept);
    },
    isOfHere: (intentId) => batchOf.has(intentId),
    find,
    batches: () => batches.toReversed(),
    isFirstSaid: (intentId) => {
      const isNews = !saidToStay.has(intentId);
      saidToStay.add(intentId);
      return isNews;
    },
    forget: (intentId, takenBackBy) => {
      const deed = find(intentId);
      // Each holds all that was known of what it was done to.
      if (deed) undone = newestOf([...undone, { ...deed, takenBackBy }]);
      batches = batches.map((batch) => batch.filter(({ intent }) => intent.id !== intentId)).filter((batch) => batch.length > 0);
    },
    takenBack: () => {
      const last = undone.at(-1);
      return undone.filter((deed) => last && batchIn(deed) === batchIn(last)).toReversed();
    },
    redone: (intentId) => {
      undone = undone.filter(({ intent }) => intent.id !== intentId);
    },
  };
};
