import { expect, test } from 'vitest';
import { toServerSentEvents } from './server-sent-events.ts';

const collect = async (events: AsyncIterable<string>): Promise<readonly string[]> => {
  const all: string[] = [];
  for await (const each of events) all.push(each);
  return all;
};

/** Waits until it is stopped, like a stream on which nothing happens. */
const silence = (signal: AbortSignal): AsyncIterable<never> => ({
  [Symbol.asyncIterator]: () => ({
    next: () => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ done: true, value: undefined }))),
  }),
});

test('it opens at once, and each item is an event', async () => {
  const stop = new AbortController();
  const items = (async function* () {
    yield { subject: 'listing:1' };
    yield { subject: 'listing:\n2' };
  })();
  expect(await collect(toServerSentEvents({ items, stop, isWelcome: async () => true }))).toEqual([
    ': open\n\n',
    'data: {"subject":"listing:1"}\n\n',
    'data: {"subject":"listing:\\n2"}\n\n',
  ]);
  expect(stop.signal.aborted).toBe(true);
});

test('in a silence it gives a sign of life, until the listener is welcome no more', async () => {
  const stop = new AbortController();
  let asked = 0;
  const isWelcome = async (): Promise<boolean> => (asked += 1) < 3;
  const events = toServerSentEvents({ items: silence(stop.signal), stop, isWelcome, everyMs: 1 });
  expect(await collect(events)).toEqual([': open\n\n', ': beat\n\n', ': beat\n\n']);
  expect(stop.signal.aborted).toBe(true);
});

test('however much there is to tell, it is asked whether the listener is still welcome', async () => {
  const stop = new AbortController();
  const chatter = (async function* () {
    while (!stop.signal.aborted) yield await new Promise((resolve) => setImmediate(resolve, 1));
  })();
  const events = toServerSentEvents({ items: chatter, stop, isWelcome: async () => false, everyMs: 5 });
  const all = await collect(events);
  expect(all.at(-1)).toBe('data: 1\n\n');
});
