import type { QueryClient } from '@tanstack/react-query';
import type { Change } from '#contract/shell.ts';

/** Changes that come within this time are asked for together. */
const gatherMs = 200;
/** A marketplace changes things all day: lists on screen are counted anew at most this often. */
const listsMs = 2000;

export interface LiveRows {
  readonly onChange: (change: Pick<Change, 'subject'>) => void;
  /** After a gap in the stream: whatever is on screen may be old. */
  readonly onGap: () => void;
}

interface Kept {
  /** What their subjects begin with. */
  readonly kind: string;
  /** Is it on screen, as a row or as a page? */
  readonly isHere: (id: string) => boolean;
  readonly refetch: (id: string) => void;
  readonly invalidateLists: () => void;
  /** What the keys of single rows begin with in the cache. */
  readonly rowKey: string;
  /** What the keys of everything else begin with. */
  readonly otherKeys: readonly string[];
}

/** Keeps what is on screen as the server says it is. Pushed state is never applied (architecture, 'Live'). */
export const createLiveRows = (queryClient: QueryClient, { kind, isHere, refetch, invalidateLists, rowKey, otherKeys }: Kept): LiveRows => {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listsTimer: ReturnType<typeof setTimeout> | undefined;

  const countAnew = (): void => {
    listsTimer = undefined;
    invalidateLists();
  };

  const flush = (): void => {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    for (const id of ids) if (isHere(id)) refetch(id);
    listsTimer ??= setTimeout(countAnew, listsMs);
  };

  return {
    onChange: ({ subject }) => {
      if (!subject.startsWith(`${kind}:`)) return;
      changed.add(subject.slice(kind.length + 1));
      timer ??= setTimeout(flush, gatherMs);
    },
    onGap: () => {
      invalidateLists();
      for (const key of otherKeys) void queryClient.invalidateQueries({ queryKey: [key] });
      for (const [key] of queryClient.getQueriesData({ queryKey: [rowKey] })) changed.add(String(key[1]));
      if (changed.size > 0) timer ??= setTimeout(flush, gatherMs);
    },
  };
};
