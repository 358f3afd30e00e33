import { expect, test, vi } from 'vitest';
import type { Heard } from '../db/open.ts';
import { openChangeFeed, type OwnedChange } from './change-feed.ts';

const open = async () => {
  let heard: Heard | null = null;
  const warn = vi.fn<() => void>();
  const feed = await openChangeFeed(
    async (_channel, listener) => {
      heard = listener;
      return { stop: () => Promise.resolve() };
    },
    { warn },
  );
  const changes: OwnedChange[] = [];
  const ended = (async () => {
    for await (const change of feed.changes(new AbortController().signal)) changes.push(change);
  })();
  return { say: (payload: string) => heard?.onNotice(payload), changes, ended, warn };
};

const change = { subject: 'listing:1', version: 2, sellerId: null };

test.each(['', 'not JSON', 'null', '{"subject":"listing:1"}', '{"subject":1,"version":2,"sellerId":null}'])(
  'a notice that can not be read ends no server: it is a gap, and consoles ask for what they show (%s)',
  async (payload) => {
    const { say, changes, ended, warn } = await open();
    say(JSON.stringify(change));
    await vi.waitFor(() => expect(changes).toEqual([change]));
    expect(() => say(payload)).not.toThrow();
    await ended;
    expect(warn).toHaveBeenCalledOnce();
  },
);
