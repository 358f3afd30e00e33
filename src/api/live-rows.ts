import type { QueryClient } from '@tanstack/react-query';
import type { Change } from '#contract/shell.ts';
import type { Heard } from './record-calls.ts';

/** Changes that come within this time are asked for together, unless the kind says another. */
const usualGatherMs = 200;
/** A marketplace changes things all day: lists on screen are counted anew at most this often. */
const listsMs = 2000;
/** What others are reckoned from is saved several at a time. */
const reckonMs = 1000;
/** An imported file changes thousands of rows one after the other: so long a rest follows for each of them, in milliseconds. */
const restOfEachMs = 20;
const longestRestMs = 16_000;

export interface LiveRows {
  readonly onChange: (change: Pick<Change, 'subject'>) => void;
  /** After a gap in the stream: whatever is on screen may be old. */
  readonly onGap: () => void;
}

interface Kept extends Heard {
  /** What their subjects begin with. */
  readonly kind: string;
  /** Which are on screen, as rows or as pages: looked for once for all that changed. */
  readonly findHere: () => (id: string) => boolean;
  readonly refetch: (ids: readonly string[]) => void;
  readonly invalidateLists: () => void;
  /** Ids of rows that were asked for by themselves and may be on screen. */
  readonly listedRows: () => readonly string[];
  /** What the keys of everything else begin with. */
  readonly otherKeys: readonly string[];
  /** These changed, here or not: told at once, and of many that come on and on together. */
  readonly onAsked: (ids: readonly string[]) => void;
}

/** Ids of the rows in the cache whose keys begin so. */
export const rowKeysIn = (queryClient: QueryClient, rowKey: string): readonly string[] =>
  queryClient.getQueriesData({ queryKey: [rowKey] }).map(([key]) => String(key[1]));

/** Tells what came at once, and what comes on and on together: it rests after each time, the longer the more it told. */
const createResting = (told: (what: readonly string[]) => void) => {
  const untold = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    if (timer !== undefined || untold.size === 0) return;
    const what = [...untold];
    untold.clear();
    told(what);
    const restMs = Math.min(longestRestMs, Math.max(listsMs, what.length * restOfEachMs));
    timer = setTimeout(() => {
      timer = undefined;
      tell();
    }, restMs);
  };
  return { add: (each: string): void => void untold.add(each), tell };
};

/** Keeps what is on screen as the server says it is. Pushed state is never applied (docs/features/outbox.md). */
export const createLiveRows = (
  queryClient: QueryClient,
  { kind, reckonedFrom, gatherMs = usualGatherMs, findHere, refetch, invalidateLists, listedRows, otherKeys, onAsked }: Kept,
): LiveRows => {
  const changed = new Set<string>();
  const asked = createResting(onAsked);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listsTimer: ReturnType<typeof setTimeout> | undefined;
  let reckonTimer: ReturnType<typeof setTimeout> | undefined;

  const countAnew = (): void => {
    listsTimer = undefined;
    invalidateLists();
  };

  const ask = (): void => {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    const isHere = findHere();
    refetch(ids.filter(isHere));
    for (const id of ids) asked.add(id);
    asked.tell();
  };

  /** Any of what is here may be another now. */
  const askAll = (): void => {
    invalidateLists();
    for (const key of otherKeys) void queryClient.invalidateQueries({ queryKey: [key] });
    for (const id of listedRows()) changed.add(id);
    if (changed.size > 0) timer ??= setTimeout(ask, gatherMs);
  };

  const reckoned = createResting(askAll);
  const reckonAnew = (): void => {
    reckonTimer = undefined;
    reckoned.tell();
  };

  return {
    onChange: ({ subject }) => {
      if (reckonedFrom?.some((other) => subject.startsWith(`${other}:`))) {
        reckoned.add(subject);
        reckonTimer ??= setTimeout(reckonAnew, reckonMs);
      }
      if (!subject.startsWith(`${kind}:`)) return;
      changed.add(subject.slice(kind.length + 1));
      timer ??= setTimeout(ask, gatherMs);
      listsTimer ??= setTimeout(countAnew, listsMs);
    },
    onGap: askAll,
  };
};
