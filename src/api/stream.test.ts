import { expect, test, vi } from 'vitest';
import type { Change } from '#contract/shell.ts';
import { followChanges, type StreamDeps } from './stream.ts';

const events = (...lines: readonly string[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const line of lines) controller.enqueue(new TextEncoder().encode(line));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

/** Answers in order; the last answer aborts the listening. */
const run = async (answers: readonly (() => Response)[]) => {
  const stop = new AbortController();
  const waits: number[] = [];
  const heard: Change[] = [];
  const opened: boolean[] = [];
  const refused: number[] = [];
  const away: number[] = [];
  const left = [...answers];
  const headers: Headers[] = [];
  const deps: StreamDeps = {
    baseUrl: 'https://x.test/v2',
    token: () => 'token-1',
    random: () => 1,
    fetch: vi.fn<typeof fetch>((_url, init) => {
      headers.push(new Headers(init?.headers));
      const answer = left.shift();
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
    }),
    wait: (ms) => {
      waits.push(ms);
      if (left.length === 0) stop.abort();
      return Promise.resolve();
    },
  };
  await followChanges(
    deps,
    {
      onChange: (change) => heard.push(change),
      onOpen: (isAgain) => opened.push(isAgain),
      onRefused: (status) => refused.push(status),
      onAway: () => away.push(opened.length),
    },
    stop.signal,
  );
  return { waits, heard, opened, refused, away, headers };
};

test('changes are heard whole, however the network cuts them', async () => {
  const { heard, headers } = await run([
    () => events(': hello\n\nda', 'ta: {"subject":"listing:7","ver', 'sion":3}\n\ndata: {"subject":"listing:8","version":1}\n\n'),
  ]);
  expect(heard).toEqual([
    { subject: 'listing:7', version: 3 },
    { subject: 'listing:8', version: 1 },
  ]);
  expect(headers[0]?.get('authorization')).toBe('token-1');
  expect(headers[0]?.get('usertoken')).toBe('token-1');
});

test('a line nobody understands is passed over and the next is heard', async () => {
  const { heard } = await run([() => events('data: {"subject":1}\n\ndata: nonsense\n\ndata: {"subject":"listing:9","version":2}\n\n')]);
  expect(heard).toEqual([{ subject: 'listing:9', version: 2 }]);
});

test('the second opening is told apart from the first: changes were missed in between', async () => {
  const { opened } = await run([() => events(), () => events()]);
  expect(opened).toEqual([false, true]);
});

test('the wait grows while the server is away, up to half a minute, and starts over once it answered', async () => {
  const down = (): Response => new Response('', { status: 503 });
  const { waits } = await run([down, down, down, down, down, down, down, () => events(), down]);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000, 2000]);
});

test('a page of a captive portal is no stream', async () => {
  const { opened, refused } = await run([() => new Response('<html>', { headers: { 'content-type': 'text/html' } })]);
  expect(opened).toEqual([]);
  expect(refused).toEqual([]);
});

test('a server that has no stream is not asked again', async () => {
  const { refused, waits } = await run([() => new Response('', { status: 404 }), () => events()]);
  expect(refused).toEqual([404]);
  expect(waits).toEqual([]);
});

test('a stream that was ended because the person has too many stays away for as long as the server says, and says so', async () => {
  const tooMany = (): Response => events(': open\n\n', 'retry: 600000\n\n');
  const { waits, away, opened } = await run([tooMany, () => events(), () => events()]);
  expect(waits).toEqual([600_000, 1000, 1000]);
  expect(away).toEqual([1]);
  expect(opened).toEqual([false, true, true]);
});
