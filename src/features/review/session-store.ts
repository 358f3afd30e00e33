import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { emptySession, type QueueSession } from './queue-session.ts';

/** The session outside React: a held step key must draw the list and nothing else, so each part follows only what it shows. */
export interface SessionStore {
  readonly get: () => QueueSession;
  readonly update: (change: (session: QueueSession) => QueueSession) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Of the queue one; where a single listing is open, one for it. */
export const createSessionStore = (initial: QueueSession = emptySession): SessionStore => {
  let session = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    update: (change) => {
      const next = change(session);
      if (next === session) return;
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** What the queue remembers while another page is open, so that Esc comes back to the same row and scroll. */
export interface QueueMemory {
  readonly store: SessionStore;
  /** The filter the session is of. */
  filter: string;
  scrollTop: number;
  /** Where in the list somebody jumped to: a page of the list asked for, as JSON. */
  jump: { readonly asked: string; readonly page: number } | null;
}

const memories = new WeakMap<QueryClient, QueueMemory>();

/** Lives and dies with the signed-in user's cache. */
export const queueMemoryOf = (queryClient: QueryClient): QueueMemory => {
  const known = memories.get(queryClient);
  if (known) return known;
  const memory: QueueMemory = { store: createSessionStore(), filter: '{}', scrollTop: 0, jump: null };
  memories.set(queryClient, memory);
  return memory;
};

export const SessionContext = createContext<SessionStore | null>(null);

export const useSessionStore = (): SessionStore => {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSessionStore is used outside the review queue');
  return store;
};

/** Follows one part of the session; `select` must give the same value for the same part. */
export const useSession = <Part>(select: (session: QueueSession) => Part): Part => {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};
