import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocks } from './locks-fixture.ts';
import { leadWhileVisible } from './visible-tab-leader.ts';
import { polledQuery } from './polled-query.ts';
import { gatherMs, replyMs, startPoll, youngMs, type Poll, type Polled } from './poll.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const bellMs = 600_000;
const sideMs = 300_000;

interface Tab {
  readonly poll: Poll;
  readonly asked: string[];
  readonly held: (name: string) => unknown;
  readonly show: () => void;
  readonly hide: () => void;
  readonly close: () => void;
}

/** Tabs of one user in one browser, over one server that counts. */
const openBrowser = () => {
  const locks = createLocks();
  const ears = new Map<object, (message: MessageEvent) => void>();
  const server = { answers: 0, isDown: false, takesMs: 0 };

  const open = ({ isHidden = false, hasChannel = true, hasLocks = true, behindMs = 0 } = {}): Tab => {
    const me = {};
    const asked: string[] = [];
    const queryClient = new QueryClient();
    let hidden = isHidden;
    const watchers = new Set<() => void>();
    const polled = (name: string, everyMs: number): Polled =>
      polledQuery(queryClient, name, everyMs, {
        queryKey: [name],
        queryFn: async () => {
          asked.push(name);
          server.answers += 1;
          const answer = server.answers;
          if (server.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, server.takesMs));
          if (server.isDown) throw new Error('no answer');
          return answer;
        },
      });
    const poll = startPoll({
      polls: [polled('bell', bellMs), polled('side', sideMs)],
      clock: () => Date.now() - behindMs,
      channel: hasChannel
        ? {
            postMessage: (data: unknown) => {
              for (const [other, hear] of ears) if (other !== me) hear({ data: structuredClone(data) } as MessageEvent);
            },
            addEventListener: (_type: string, hear: unknown) => void ears.set(me, hear as (message: MessageEvent) => void),
            close: () => void ears.delete(me),
          }
        : undefined,
      lead: (handlers) =>
        leadWhileVisible({
          name: 'poll:u1',
          locks: hasLocks ? locks : undefined,
          page: {
            isHidden: () => hidden,
            onChange: (listener) => {
              watchers.add(listener);
              return () => watchers.delete(listener);
            },
          },
          ...handlers,
        }),
    });
    const turn = (to: boolean): void => {
      hidden = to;
      for (const watcher of watchers) watcher();
    };
    const held = (name: string): unknown => queryClient.getQueryData([name]);
    return { poll, asked, held, show: () => turn(false), hide: () => turn(true), close: poll.stop };
  };
  return { open, server };
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const loaded = (): Promise<unknown> => pass(replyMs);
const both = ({ held }: Tab): unknown[] => [held('bell'), held('side')];
const take = ({ asked }: Tab): string[] => asked.splice(0);

test('one tab asks at load, then each at its pace', async () => {
  const tab = openBrowser().open();
  await loaded();
  expect(take(tab)).toEqual(['bell', 'side']);
  await pass(sideMs);
  expect(take(tab)).toEqual(['side']);
  await pass(sideMs);
  expect(take(tab).toSorted()).toEqual(['bell', 'side']);
});

test('of two tabs one asks, and both hold the answer', async () => {
  const { open, server } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  await pass(bellMs);
  expect(second.asked).toEqual([]);
  expect(take(first)).toHaveLength(5);
  expect(server.answers).toBe(5);
  expect(both(second)).toEqual(both(first));
});

test('a tab that opens later asks nothing: it is told what the first holds', async () => {
  const { open } = openBrowser();
  const first = open();
  await pass(sideMs / 2);
  const second = open();
  await loaded();
  expect(second.asked).toEqual([]);
  expect(both(second)).toEqual(both(first));
});

test('a tab that closes hands over: the next one asks at the pace of the last answer', async () => {
  const { open } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  await pass(10_000);
  first.close();
  await pass(sideMs - 10_000 - 1);
  expect(second.asked).toEqual([]);
  await pass(replyMs + 1);
  expect(second.asked).toEqual(['side']);
});

test('nobody looks: nothing is asked, however long; on waking each is asked once', async () => {
  const { open } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  take(first);
  first.hide();
  second.hide();
  await pass(bellMs * 50);
  expect([...first.asked, ...second.asked]).toEqual([]);
  second.show();
  await loaded();
  expect(take(second)).toEqual(['bell', 'side']);
  first.show();
  await loaded();
  expect(first.asked).toEqual([]);
});

test('going to and fro between two tabs asks nothing while the answer is young', async () => {
  const { open } = openBrowser();
  const [first, second] = [open(), open({ isHidden: true })];
  await loaded();
  take(first);
  first.hide();
  second.show();
  await pass(youngMs / 2);
  second.hide();
  first.show();
  await loaded();
  expect([...first.asked, ...second.asked]).toEqual([]);
});

test('what the stream says changed is asked for once by the tab that leads, and both hold it', async () => {
  const { open } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  take(first);
  for (let heard = 0; heard < 5; heard += 1) {
    first.poll.changed('bell');
    second.poll.changed('bell');
    await pass(10);
  }
  await pass(gatherMs);
  expect(take(first)).toEqual(['bell']);
  expect(second.asked).toEqual([]);
  expect(second.held('bell')).toBe(first.held('bell'));
});

test('changes without end put the asking off no further', async () => {
  const tab = openBrowser().open();
  await loaded();
  take(tab);
  for (let heard = 0; heard < 100; heard += 1) {
    tab.poll.changed('bell', 1000);
    await pass(50);
  }
  expect(take(tab).length).toBeGreaterThanOrEqual(4);
});

test('what changed while nobody looked is asked for on waking, young as the answer is', async () => {
  const tab = openBrowser().open();
  await loaded();
  take(tab);
  tab.hide();
  tab.poll.changed('bell');
  await pass(1000);
  expect(tab.asked).toEqual([]);
  tab.show();
  await loaded();
  expect(tab.asked).toEqual(['bell']);
});

test('asked by hand in any tab, it is asked at once, told to the others, and the pace starts again', async () => {
  const { open } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  await pass(sideMs - 1000);
  take(first);
  await expect(second.poll.askNow()).resolves.toBe(true);
  expect(second.asked).toEqual(['bell', 'side']);
  expect(both(first)).toEqual(both(second));
  await pass(sideMs - 1);
  expect(first.asked).toEqual([]);
  await pass(1);
  expect(first.asked).toEqual(['side']);
});

test('an answer that comes late does not stand over one that was asked for after it', async () => {
  const { open, server } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  server.takesMs = 5000;
  const slow = first.poll.askNow(['bell']);
  await pass(10);
  server.takesMs = 0;
  await second.poll.askNow(['bell']);
  const newest = second.held('bell');
  expect(first.held('bell')).toBe(newest);
  await pass(5000);
  await expect(slow).resolves.toBe(true);
  expect([first.held('bell'), second.held('bell')]).toEqual([newest, newest]);
});

test('a server that does not answer is asked at the pace, no more often, and by hand says so', async () => {
  const { open, server } = openBrowser();
  server.isDown = true;
  const tab = open();
  await loaded();
  expect(take(tab)).toEqual(['bell', 'side']);
  await pass(sideMs - 1);
  expect(tab.asked).toEqual([]);
  await expect(tab.poll.askNow()).resolves.toBe(false);
  server.isDown = false;
  await expect(tab.poll.askNow(['bell'])).resolves.toBe(true);
});

test('a clock that is set back silences nothing: what was asked ahead of it is asked again, and the others are told', async () => {
  const { open } = openBrowser();
  const [first, second] = [open(), open()];
  await loaded();
  take(first);
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  await pass(bellMs);
  expect([take(first).toSorted(), both(second)]).toEqual([['bell', 'side', 'side'], both(first)]);
});

test('a tab whose clock is a moment behind is told what another asked by hand', async () => {
  const { open } = openBrowser();
  const [first, behind] = [open(), open({ behindMs: 2000 })];
  await pass(5000);
  take(first);
  await first.poll.askNow();
  expect([take(first), both(behind), take(behind)]).toEqual([['bell', 'side'], both(first), []]);
});

test('without locks and channel each tab that is seen asks for itself', async () => {
  const { open } = openBrowser();
  const [first, second, hidden] = [{}, {}, { isHidden: true }].map((each) => open({ ...each, hasChannel: false, hasLocks: false }));
  await loaded();
  expect([first?.asked, second?.asked, hidden?.asked]).toEqual([['bell', 'side'], ['bell', 'side'], []]);
});

test('a tab that stopped asks nothing and is told nothing', async () => {
  const { open } = openBrowser();
  const tab = open();
  await loaded();
  take(tab);
  tab.close();
  tab.hide();
  tab.show();
  await pass(bellMs * 2);
  expect(tab.asked).toEqual([]);
});
