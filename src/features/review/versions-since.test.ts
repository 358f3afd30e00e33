import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import { askHistories, versionsSince } from './versions-since.ts';

const of = (type: string, version: number): Listing['history'][number] => ({
  type,
  version,
  at: '2026-11-20T12:00:00.000Z',
  by: { id: 'a', name: 'Ana' },
  warning: null,
});

test('who passed over it, and stock that ran out or came back, make no other listing of it', async () => {
  const queryClient = new QueryClient();
  const base = aListing({ version: 7 });
  const history = [of('edited', 7), of('restocked', 6), of('soldOut', 5), of('skipped', 4)];
  const api = { send: async () => ok({ ...base, history }) } as unknown as Api;
  await listings.ask(queryClient, api, base.publishId);
  expect(versionsSince(queryClient, api, base, 3)).toBe(1);
});

test('of many listings the histories are asked for a few at a time', async () => {
  const queryClient = new QueryClient();
  let [asked, open, most] = [0, 0, 0];
  const send = async (_line: unknown, { params: { publishId } }: { readonly params: { readonly publishId: string } }) => {
    asked += 1;
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return ok(aListing({ publishId }));
  };
  const bases = Array.from({ length: 20 }, (_, at) => aListing({ publishId: `p${at}` }));
  await askHistories(queryClient, { send } as unknown as Api, bases);
  expect([asked, most]).toEqual([20, 4]);
});

test('whoever pressed a key waits no longer for many than for one, and what nobody waits for is not asked', async () => {
  vi.useFakeTimers();
  const send = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const bases = Array.from({ length: 20 }, (_, at) => aListing({ publishId: `p${at}` }));
  const asked = askHistories(new QueryClient(), { send }, bases);
  await vi.advanceTimersByTimeAsync(1600);
  await asked;
  expect(send).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
