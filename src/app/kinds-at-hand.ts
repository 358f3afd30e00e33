import type { QueryClient } from '@tanstack/react-query';
import type { Api, Problem } from '#api/client.ts';
import { fetchAnew } from '#api/fetch-anew.ts';
import { newestListing } from '#api/fresh-rows.ts';
import { listingQuery, refetchListing } from '#api/listings.ts';
import { createLiveListings } from '#api/live-listings.ts';
import type { LiveRows } from '#api/live-rows.ts';
import { createLiveProfile, newestProfile, profileQuery, refetchProfile } from '#api/profile.ts';
import type { Change } from '#contract/shell.ts';
import type { Subject } from '#events/record.ts';
import type { Result } from '#lib/result.ts';

/** What the console has to know of a kind of thing that intents change. */
export interface SubjectKind {
  /** The newest answer about one; null when none is here. */
  readonly newest: (queryClient: QueryClient, id: string) => unknown;
  /** Asked in a request that begins now, wherever it is shown. */
  readonly refetch: (queryClient: QueryClient, api: Api, id: string) => Promise<Result<void, Problem>>;
  /** As it stands now, whole; null when it is gone. Throws what the server refused. */
  readonly ask: (queryClient: QueryClient, api: Api, id: string) => Promise<unknown>;
  /** Said when it is gone, or no longer ours to see. */
  readonly gone: 'tray.gone' | 'tray.orderGone' | 'tray.mediationGone' | 'tray.questionGone' | 'tray.recordGone';
  /** Keeps those on screen as the stream says they are. */
  readonly live: (queryClient: QueryClient, api: Api) => LiveRows;
}

/** Those of which something may be on screen before every command is at hand (commands/at-hand.ts); the others come with the commands. */
const kinds = new Map<string, SubjectKind>(
  Object.entries({
    listing: {
      newest: newestListing,
      refetch: refetchListing,
      ask: (queryClient, api, id) => fetchAnew(queryClient, listingQuery(api, id)),
      gone: 'tray.gone',
      live: createLiveListings,
    },
    profile: {
      newest: newestProfile,
      refetch: refetchProfile,
      ask: (queryClient, api) => fetchAnew(queryClient, profileQuery(api)),
      gone: 'tray.recordGone',
      live: createLiveProfile,
    },
  }),
);

const watchers = new Set<() => void>();
let isWhole = false;

export const takeUpKinds = (others: Readonly<Record<string, SubjectKind>>): void => {
  for (const [name, kind] of Object.entries(others)) kinds.set(name, kind);
  isWhole = true;
  for (const watcher of watchers) watcher();
  watchers.clear();
};

/** The kind of a subject and the id after it; null for what is asked for in another way, like notifications. */
export const kindOf = (subject: Subject): { readonly kind: SubjectKind; readonly id: string } | null => {
  const [name = '', id = ''] = subject.split(/:(.*)/u);
  const kind = kinds.get(name);
  return kind ? { kind, id } : null;
};

/** Keeps what is on screen of every kind as the stream says it is. A kind that comes later is told what it missed. */
export const liveKinds = (queryClient: QueryClient, api: Api): Pick<LiveRows, 'onChange' | 'onGap'> => {
  const lives = new Map<string, LiveRows>();
  const missed = new Map<string, Pick<Change, 'subject'>>();
  let hasMissedGap = false;
  const take = (): readonly LiveRows[] =>
    [...kinds]
      .filter(([name]) => !lives.has(name))
      .map(([name, kind]) => {
        const live = kind.live(queryClient, api);
        lives.set(name, live);
        return live;
      });
  take();
  watchers.add(() => {
    for (const live of take()) {
      if (hasMissedGap) live.onGap();
      else for (const change of missed.values()) live.onChange(change);
    }
    missed.clear();
  });
  return {
    onChange: (change) => {
      if (!isWhole) missed.set(change.subject, change);
      for (const live of lives.values()) live.onChange(change);
    },
    onGap: () => {
      if (!isWhole) hasMissedGap = true;
      for (const live of lives.values()) live.onGap();
    },
  };
};
