import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { freshRowsOf } from '#api/fresh-rows.ts';
import { useCommands } from '#commands/context.tsx';
import type { Desk } from '#commands/desk.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { listingTarget, renderConsole } from '#commands/palette/palette-fixture.tsx';
import { intentCommands } from '#commands/registry.ts';
import { claimListings, releaseListings } from '#contract/review-queue.ts';
import { ok, refuse } from '#lib/result.ts';
import { useLeases, type Leases } from './use-leases.ts';

const none: readonly string[] = [];
const mine = { holder: { id: 'u1', name: 'Rita' }, until: '2999-01-01T00:00:00.000Z' };

interface Server {
  /** In the order in which the server is asked: 'claim a', 'release a'. */
  readonly calls: string[];
  /** Holds the answers of these back until it is called off. */
  readonly slow: Set<string>;
  readonly answer: () => void;
  isReached: boolean;
}

const createServer = () => {
  const waiting: (() => void)[] = [];
  const server: Server = {
    calls: [],
    slow: new Set(),
    answer: () => {
      server.slow.clear();
      for (const each of waiting.splice(0)) each();
    },
    isReached: true,
  };
  const send = (async (line: unknown, input: { body?: { publishIds: string[] }; query?: { publishId: string } }) => {
    const isClaim = Object.is(line, claimListings);
    if (!isClaim && !Object.is(line, releaseListings)) return ok({ items: [] });
    const ids = input.body?.publishIds ?? [input.query?.publishId ?? ''];
    const call = `${isClaim ? 'claim' : 'release'} ${ids.join(' ')}`;
    server.calls.push(call);
    if (server.slow.has(call)) await new Promise<void>((resolve) => waiting.push(resolve));
    if (!server.isReached) return refuse({ code: 'network' });
    return ok(isClaim ? ids.map((publishId) => ({ publishId, lease: mine })) : { released: 1 });
  }) as unknown as Api['send'];
  return { server, send };
};

const holding = async (openFirst = 'a') => {
  const { server, send } = createServer();
  const drawn = vi.fn<(leases: Leases, desk: Desk, open: (id: string) => void) => void>();
  const Open = () => {
    const [openId, setOpenId] = useState(openFirst);
    const leases = useLeases(openId, none, true);
    const { desk } = useCommands();
    useEffect(() => drawn(leases, desk, setOpenId), [desk, leases]);
    return null;
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { workbench } = await renderConsole({ actor: { id: 'u1' }, api: { send }, children: <Open /> });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1000);
  const last = () => {
    const call = drawn.mock.lastCall;
    if (!call) throw new Error('nothing was drawn');
    return { leases: call[0], desk: call[1], setOpenId: call[2] };
  };
  const open = async (id: string): Promise<void> => {
    act(() => last().setOpenId(id));
    await pass(1000);
  };
  return { server, workbench, desk: last().desk, pass, open, leases: () => last().leases };
};

afterEach(() => void vi.useRealTimers());

test('a console claims what it has open every twenty seconds', async () => {
  const { server, pass } = await holding();
  await pass(60_000);
  expect(server.calls).toEqual(['claim a', 'claim a', 'claim a', 'claim a']);
});

test('what was let go by hand is not claimed again as long as the cursor stays', async () => {
  const { server, pass, leases } = await holding();
  await act(() => leases().releaseNow('a'));
  await pass(60_000);
  expect(server.calls).toEqual(['claim a', 'release a']);
});

test('who goes on lets go of what is left behind', async () => {
  const { server, open } = await holding();
  await open('b');
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b']);
});

test('a decision on its way to the disk keeps its lease, and is let go of when it is neither there nor waiting', async () => {
  const { server, desk, open } = await holding();
  const approve = intentCommands.find(({ name }) => name === 'listing.approve');
  if (!approve) throw new Error('there is no such command');
  const target = listingTarget({ publishId: 'a' });
  desk.announceRunning({ command: approve, targets: [{ target, view: target.base }] });
  await open('b');
  expect(server.calls).toEqual(['claim a', 'claim b']);
  desk.announce({ command: approve, asked: [target], recorded: [], refused: [target], undoUntil: null });
  await open('c');
  expect(server.calls.slice(2).toSorted()).toEqual(['claim c', 'release a', 'release b']);
});

test('a lease that is let go and claimed again at once reaches the server in this order', async () => {
  const { server, open } = await holding();
  server.slow.add('release a');
  await open('b');
  await open('a');
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b', 'release b']);
  await act(async () => server.answer());
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b', 'release b', 'claim a']);
});

test('a claim that is answered when one has gone on is let go of at the next step', async () => {
  const { server, open } = await holding();
  server.slow.add('claim b');
  await open('b');
  await open('c');
  await act(async () => server.answer());
  await open('d');
  const order = server.calls.filter((call) => call.endsWith('b'));
  expect(order).toEqual(['claim b', 'release b']);
});

test('what was let go is nobody’s, though its row still says that it is mine', async () => {
  const { workbench, open, leases } = await holding();
  expect(leases().byId.get('a')).toEqual(mine);
  await act(async () => {
    await workbench.queryClient.fetchQuery({ queryKey: ['listingRow', 'a'], queryFn: () => aListing({ publishId: 'a', lease: mine }) });
  });
  expect(freshRowsOf(workbench.queryClient).get('a')?.lease).toEqual(mine);
  await open('b');
  expect(leases().byId.get('a')).toBeNull();
});

test('what could not be let go without a network is mine still, and let go of later', async () => {
  const { server, open, leases } = await holding();
  server.isReached = false;
  await open('b');
  expect(leases().byId.get('a')).toBeUndefined();
  server.isReached = true;
  await open('c');
  expect(server.calls.filter((call) => call === 'release a')).toHaveLength(2);
});
