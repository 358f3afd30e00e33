import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentCommands } from '#commands/registry.ts';
import type { Lease } from '#contract/listing.ts';
import { claimListings, releaseListings } from '#contract/review-queue.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { ok, refuse } from '#lib/result.ts';
import { useCommands } from '#palette/context.tsx';
import type { ContextRegistry } from '#palette/context-registry.ts';
import { listingTarget, renderConsole } from '#palette/palette-fixture.tsx';
import { useLeases, type Leases } from './use-leases.ts';

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

/** Screens and what they want: 'queue: a b' has a open and b ahead; several stand behind each other with '|'. */
const holding = async (first = 'queue: a') => {
  const { server, send } = createServer();
  const drawn = vi.fn<(leases: Leases, contexts: ContextRegistry, show: (screens: string) => void) => void>();
  const Screen = ({ wanted, show }: { readonly wanted: string; readonly show: (screens: string) => void }) => {
    const [open = null, ...ahead] = wanted.split(' ');
    const leases = useLeases(open, ahead, true);
    const { contexts } = useCommands();
    useEffect(() => drawn(leases, contexts, show), [contexts, leases, show]);
    return null;
  };
  const Screens = () => {
    const [screens, show] = useState(first);
    return screens
      .split('|')
      .filter(Boolean)
      .map((screen) => screen.split(': '))
      .map(([name, wanted = '']) => <Screen key={name} wanted={wanted} show={show} />);
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { workbench } = await renderConsole({ actor: { id: 'u1' }, api: { send }, clock: () => Date.now(), children: <Screens /> });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1000);
  const last = () => {
    const call = drawn.mock.lastCall;
    if (!call) throw new Error('nothing was drawn');
    return { leases: call[0], contexts: call[1], show: call[2] };
  };
  const open = async (screens: string): Promise<void> => {
    act(() => last().show(screens));
    await pass(1000);
  };
  const rowSays = (publishId: string, lease: Lease | null) =>
    act(async () => {
      await workbench.queryClient.fetchQuery({ queryKey: ['listingRow', publishId], queryFn: () => aListing({ publishId, lease }) });
    });
  return { server, workbench, contexts: last().contexts, pass, open, rowSays, leases: () => last().leases };
};

const approve = () => {
  const command = intentCommands.find(({ name }) => name === 'listing.approve');
  if (!command) throw new Error('there is no such command');
  return command;
};
const decides = (contexts: ContextRegistry, publishId: string): void => {
  const target = listingTarget({ publishId });
  contexts.announceRunning({ command: approve(), targets: [{ target, view: target.base }] });
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
  await open('queue: b');
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b']);
});

test('a decision on its way to the disk keeps its lease, and is let go of when it is neither there nor waiting', async () => {
  const { server, contexts, open } = await holding();
  decides(contexts, 'a');
  await open('queue: b');
  expect(server.calls).toEqual(['claim a', 'claim b']);
  contexts.announce({ command: approve(), asked: [listingTarget({ publishId: 'a' })], recorded: [], refused: [], undoUntil: null });
  await open('queue: c');
  expect(server.calls.slice(2).toSorted()).toEqual(['claim c', 'release a', 'release b']);
});

test('a decision that the server did not accept keeps its listing from nobody: it was answered', async () => {
  const { server, workbench, open } = await holding();
  const id = intentId(1);
  await act(() => workbench.ledger.act<never>(() => ok([recorded({ id, subject: 'listing:a' }), sent(id)])));
  await open('queue: b');
  expect(server.calls).toEqual(['claim a', 'claim b']);
  await act(() => workbench.ledger.act<never>(() => ok([rejected(id)])));
  await open('queue: c');
  expect(server.calls.slice(2).toSorted()).toEqual(['claim c', 'release a', 'release b']);
  // Asked again, it waits once more.
  await open('queue: a');
  await act(() => workbench.ledger.act<never>(() => ok([recorded({ id: intentId(2), subject: 'listing:a', replaces: id })])));
  await open('queue: d');
  expect(server.calls.slice(5).filter((call) => call.endsWith(' a'))).toEqual(['claim a']);
});

test('a lease that is let go and claimed again at once reaches the server in this order', async () => {
  const { server, open } = await holding();
  server.slow.add('release a');
  await open('queue: b');
  await open('queue: a');
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b', 'release b']);
  await act(async () => server.answer());
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b', 'release b', 'claim a']);
});

test('a claim that is answered when one has gone on is let go of at the next step', async () => {
  const { server, open } = await holding();
  server.slow.add('claim b');
  await open('queue: b');
  await open('queue: c');
  await act(async () => server.answer());
  await open('queue: d');
  const order = server.calls.filter((call) => call.endsWith('b'));
  expect(order).toEqual(['claim b', 'release b']);
});

test('what was let go is nobody’s for a moment, though its row still says that it is mine', async () => {
  const { open, rowSays, leases, pass } = await holding();
  expect(leases().byId.get('a')).toEqual(mine);
  await rowSays('a', mine);
  await open('queue: b');
  expect(leases().byId.get('a')).toBeNull();
  await pass(5000);
  await rowSays('b', mine);
  expect(leases().byId.has('a')).toBe(false);
});

test('what could not be let go without a network is mine still, and let go of later', async () => {
  const { server, open, leases } = await holding();
  server.isReached = false;
  await open('queue: b');
  expect(leases().byId.get('a')).toEqual(mine);
  server.isReached = true;
  await open('queue: c');
  expect(server.calls.filter((call) => call === 'release a')).toHaveLength(2);
});

test('from the queue to the listing’s page it is held all along', async () => {
  const { server, open, pass } = await holding('queue: a b');
  server.slow.add('claim a b');
  await pass(20_000);
  await open('page: a');
  await act(async () => server.answer());
  await pass(1000);
  expect(server.calls).toEqual(['claim a b', 'claim a b', 'release b', 'claim a']);
});

test('a claim that is answered when the screen was left is let go of, but for what is being decided', async () => {
  const { server, contexts, open, pass } = await holding('queue: a b');
  server.slow.add('claim a b');
  await pass(20_000);
  decides(contexts, 'a');
  await open('');
  await act(async () => server.answer());
  await pass(1000);
  expect(server.calls).toEqual(['claim a b', 'claim a b', 'release b']);
});

test('let go by hand while a claim is unanswered, it stays nobody’s', async () => {
  const { server, pass, leases, rowSays } = await holding();
  server.slow.add('claim a');
  await pass(20_000);
  const released = leases().releaseNow('a');
  await act(async () => server.answer());
  await act(() => released);
  expect(leases().byId.get('a')).toBeNull();
  await pass(6000);
  await rowSays('a', null);
  await pass(60_000);
  expect(server.calls).toEqual(['claim a', 'claim a', 'release a']);
});

test('let go by hand it is not claimed when only what comes next is another', async () => {
  const { server, open, leases } = await holding('queue: a b');
  await act(() => leases().releaseNow('a'));
  await open('queue: a c');
  expect(server.calls).toEqual(['claim a b', 'release a', 'release b', 'claim c']);
  await open('queue: c');
  await open('queue: a');
  expect(server.calls.at(-1)).toBe('claim a');
});

test('what could not be let go by hand gives signs of life on', async () => {
  const { server, pass, leases } = await holding();
  server.isReached = false;
  await act(() => leases().releaseNow('a'));
  server.isReached = true;
  await pass(20_000);
  expect(server.calls).toEqual(['claim a', 'release a', 'claim a']);
});

test('behind a sign of life that is not answered no others queue up', async () => {
  const { server, pass } = await holding();
  server.slow.add('claim a');
  await pass(120_000);
  await act(async () => server.answer());
  expect(server.calls).toEqual(['claim a', 'claim a']);
  await pass(20_000);
  expect(server.calls).toHaveLength(3);
});

test('what another tab of mine let go just after a sign of life is claimed again at once', async () => {
  const { server, pass, rowSays } = await holding();
  await rowSays('a', mine);
  await pass(21_000);
  const before = server.calls.length;
  await rowSays('a', null);
  await pass(100);
  expect(server.calls.slice(before)).toEqual(['claim a']);
});

test('what another took under the cursor stays theirs on screen, though it is let go of', async () => {
  const { server, open, rowSays, leases } = await holding();
  await rowSays('a', { ...mine, holder: { id: 'u2', name: 'Bruno' } });
  await open('queue: b');
  expect(server.calls).toEqual(['claim a', 'release a', 'claim b']);
  // It says nothing of it: the row does.
  expect(leases().byId.has('a')).toBe(false);
});
