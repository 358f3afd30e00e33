import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { Change } from '#contract/shell.ts';
import type { Database } from '../db/open.ts';
import { changesChannel } from './append-event.ts';

/** A change and whose it is: sellers hear of their company's only; what is told to one account is heard there alone. */
const OwnedChange = Change.extend({ sellerId: z.string().nullable(), to: z.string().optional() });
export type OwnedChange = z.infer<typeof OwnedChange>;

/** Notices a slow console may be behind; further behind it is cut off, comes back and asks for what it shows. */
const mostWaiting = 1000;

interface Subscriber {
  readonly take: (change: OwnedChange) => void;
  readonly cut: () => void;
}

export interface ChangeFeed {
  /** What changes from now on, in whatever process, until the signal aborts or something was missed. */
  readonly changes: (signal: AbortSignal) => AsyncIterable<OwnedChange>;
  readonly close: () => Promise<void>;
}

/** Null where it says nothing that this build reads: a newer one may run beside it, and anybody who may write may notify. */
const read = (payload: string): OwnedChange | null => {
  try {
    return OwnedChange.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
};

/** One LISTEN for all consoles of this process. */
export const openChangeFeed = async (listen: Database['listen'], log: Pick<FastifyBaseLogger, 'warn'>): Promise<ChangeFeed> => {
  const subscribers = new Set<Subscriber>();
  // Nobody can tell what was missed: every console reconnects and refetches what it shows.
  const onGap = (): void => {
    for (const subscriber of subscribers) subscriber.cut();
  };
  const listener = await listen(changesChannel, {
    onNotice: (payload) => {
      const change = read(payload);
      if (change) for (const subscriber of subscribers) subscriber.take(change);
      else {
        log.warn({ length: payload.length }, 'a notice of a change could not be read');
        onGap();
      }
    },
    onGap,
  });

  const subscribe = async function* (signal: AbortSignal): AsyncGenerator<OwnedChange> {
    const waiting: OwnedChange[] = [];
    const cut = new AbortController();
    const over = AbortSignal.any([signal, cut.signal]);
    let wake: (() => void) | null = null;
    const onOver = (): void => wake?.();
    const subscriber: Subscriber = {
      cut: () => cut.abort(),
      take: (change) => {
        waiting.push(change);
        if (waiting.length > mostWaiting) cut.abort();
        wake?.();
      },
    };
    subscribers.add(subscriber);
    over.addEventListener('abort', onOver);
    try {
      while (!over.aborted) {
        const next = waiting.shift();
        if (next) yield next;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      subscribers.delete(subscriber);
      over.removeEventListener('abort', onOver);
    }
  };

  return { changes: subscribe, close: () => listener.stop() };
};
