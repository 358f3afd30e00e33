import { describe, expect, test } from 'vitest';
import { contendForOutbox, type LockDeps, type OutboxLock } from './outbox-lock.ts';

/** Web Locks as the browser has them, one name, with a tab that can be frozen. */
const createLocks = () => {
  type Holder = { readonly lose: (reason: Error) => void };
  const queue: { readonly run: () => void; readonly signal: AbortSignal | undefined }[] = [];
  let holder: Holder | null = null;
  const passOn = (): void => {
    holder = null;
    const waiting = queue.shift();
    if (waiting?.signal?.aborted) passOn();
    else waiting?.run();
  };
  const request = (_name: string, options: LockOptions, hold: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const run = (): void => {
        const mine: Holder = { lose: reject };
        holder = mine;
        void hold().then(() => {
          resolve();
          if (holder === mine) passOn();
        });
      };
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      if (options.steal) {
        holder?.lose(new DOMException('', 'AbortError'));
        run();
      } else if (holder) queue.push({ run, signal: options.signal });
      else run();
    });
  return { request } as unknown as LockManager;
};

const openTabs = (hasChannel = true) => {
  let now = 0;
  let steals = 0;
  const locks = createLocks();
  const counting = {
    request: (name: string, options: LockOptions, hold: () => Promise<void>) => {
      if (options.steal) steals += 1;
      return locks.request(name, options, hold);
    },
  } as unknown as LockManager;
  const ears = new Map<number, (message: MessageEvent) => void>();
  const ticks = new Map<number, () => void>();
  const holding = new Set<number>();
  const frozen = new Set<number>();

  const open = (tab: number, changes: Partial<LockDeps> = {}): OutboxLock =>
    contendForOutbox({
      name: 'outbox:u1',
      locks: counting,
      channel: hasChannel
        ? {
            postMessage: (data: unknown) => {
              for (const [other, hear] of ears) if (other !== tab && !frozen.has(other)) hear({ data } as MessageEvent);
            },
            addEventListener: (_type: string, hear: unknown) => void ears.set(tab, hear as (message: MessageEvent) => void),
            close: () => void ears.delete(tab),
          }
        : undefined,
      monotonic: () => now,
      every: (run) => {
        ticks.set(tab, run);
        return () => ticks.delete(tab);
      },
      onHold: () => holding.add(tab),
      onLose: () => holding.delete(tab),
      onNews: () => {},
      leavesToOthers: () => false,
      status: () => ({ isReachable: true, isParked: false, nextTryAt: null }),
      ...changes,
    });
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone < ms; gone += 5000) {
      now += 5000;
      for (const [tab, tick] of ticks) if (!frozen.has(tab)) tick();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { open, pass, holding, frozen, steals: () => steals };
};

test('one tab sends; when it closes the next does', async () => {
  const { open, holding, pass } = openTabs();
  const first = open(1);
  open(2);
  expect([...holding]).toEqual([1]);
  holding.delete(1);
  first.stop();
  await pass(5000);
  expect([...holding]).toEqual([2]);
});

test('a holder that lives is never robbed', async () => {
  const tabs = openTabs();
  tabs.open(1);
  tabs.open(2);
  await tabs.pass(600_000);
  expect([[...tabs.holding], tabs.steals()]).toEqual([[1], 0]);
});

describe('a frozen holder', () => {
  test('is robbed after fifteen seconds of silence, and steps back when it thaws', async () => {
    const tabs = openTabs();
    tabs.open(1);
    tabs.open(2);
    await tabs.pass(5000);
    tabs.frozen.add(1);
    await tabs.pass(10_000);
    expect(tabs.holding.has(2)).toBe(false);
    await tabs.pass(10_000);
    expect([...tabs.holding]).toEqual([2]);
    tabs.frozen.delete(1);
    await tabs.pass(300_000);
    expect([[...tabs.holding], tabs.steals()]).toEqual([[2], 1]);
  });

  test('is not judged by a tab that slept itself', async () => {
    const tabs = openTabs();
    tabs.open(1);
    tabs.open(2);
    tabs.frozen.add(2);
    await tabs.pass(60_000);
    tabs.frozen.delete(2);
    await tabs.pass(5000);
    expect(tabs.steals()).toBe(0);
  });

  test('can not be told from a living one without a channel, and keeps its lock', async () => {
    const tabs = openTabs(false);
    tabs.open(1);
    tabs.open(2);
    tabs.frozen.add(1);
    await tabs.pass(600_000);
    expect(tabs.steals()).toBe(0);
  });
});

test('a tab robs at most once a minute', async () => {
  const tabs = openTabs();
  // Two tabs that hear nothing of each other, each taking the other for frozen.
  tabs.open(1, { channel: { postMessage: () => {}, addEventListener: () => {}, close: () => {} } });
  tabs.open(2, { channel: { postMessage: () => {}, addEventListener: () => {}, close: () => {} } });
  await tabs.pass(600_000);
  expect(tabs.steals()).toBeLessThanOrEqual(20);
  expect(tabs.holding.size).toBe(1);
});

test('a holder that leaves something to a newer build makes way for each that waits, and holds again where nobody else does', async () => {
  const tabs = openTabs();
  tabs.open(1, { leavesToOthers: () => true });
  tabs.open(2, { leavesToOthers: () => true });
  const newer = tabs.open(3);
  expect([...tabs.holding]).toEqual([1]);
  await tabs.pass(10_000);
  expect([...tabs.holding]).toEqual([3]);
  await tabs.pass(600_000);
  expect([[...tabs.holding], tabs.steals()]).toEqual([[3], 0]);
  tabs.holding.delete(3);
  newer.stop();
  await tabs.pass(60_000);
  expect([tabs.holding.size, tabs.steals()]).toEqual([1, 0]);
});

test('without Web Locks every tab sends: the server keeps effects single', () => {
  const { open, holding } = openTabs();
  open(1, { locks: undefined });
  open(2, { locks: undefined });
  expect([...holding]).toEqual([1, 2]);
});

test('a tab that the browser lets have no locks sends, and asks for the lock no more', async () => {
  const tabs = openTabs();
  let asked = 0;
  const request = (): Promise<never> => {
    asked += 1;
    return Promise.reject(new DOMException('', 'SecurityError'));
  };
  const lock = tabs.open(1, { locks: { request } as unknown as LockManager });
  await tabs.pass(5000);
  expect([[...tabs.holding], asked]).toEqual([[1], 1]);
  await tabs.pass(600_000);
  expect([[...tabs.holding], asked]).toEqual([[1], 1]);
  lock.stop();
});

test('a tab that stopped before the browser refused it the lock sends nothing', async () => {
  const tabs = openTabs();
  const request = (): Promise<never> => Promise.reject(new DOMException('', 'SecurityError'));
  tabs.open(1, { locks: { request } as unknown as LockManager }).stop();
  await tabs.pass(5000);
  expect(tabs.holding.size).toBe(0);
});
