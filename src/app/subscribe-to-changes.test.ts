import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Session } from '#features/session/session.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://x.test' }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = { state: () => ({ token: 'token-1' }) } as unknown as Session;

/** A stream that opens when it is told to; `hasAnswers` says what the screens have by then. */
const start = (hasAnswers: () => boolean) => {
  let open: () => void = () => {};
  const stream = new Promise<Response>((resolve) => {
    open = () => resolve(new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }));
  });
  vi.stubGlobal('fetch', () => stream);
  const onGap = vi.fn<() => void>();
  const live = { onChange: () => {}, onGap };
  subscribeToChanges({
    api: {} as Api,
    hasAnswers,
    session,
    live: [live],
    notifications: { onChange: () => {}, onGap: () => {} },
    hasStream: true,
  });
  return { onGap, open };
};

test('a stream that opens after a screen was answered asks again: what changed in between was told to nobody', async () => {
  const { onGap, open } = start(() => true);
  open();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce());
});

test('a stream that opens before any answer asks nothing twice', async () => {
  const hasAnswers = vi.fn<() => boolean>(() => false);
  const { onGap, open } = start(hasAnswers);
  open();
  await vi.waitFor(() => expect(hasAnswers).toHaveBeenCalledOnce());
  expect(onGap).not.toHaveBeenCalled();
});

test('a tab whose stream was ended for want of room asks by itself every half minute, until it has one again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const headers = { 'content-type': 'text/event-stream' };
  const answers = [new Response(': open\n\nretry: 600000\n\n', { headers }), new Response(new ReadableStream(), { headers })];
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(answers.shift() ?? new Response('', { status: 404 })));
  vi.stubGlobal('fetch', asked);
  const onGap = vi.fn<() => void>();
  const live = [{ onChange: () => {}, onGap }];
  const notifications = { onChange: () => {}, onGap: () => {} };
  subscribeToChanges({ api: {} as Api, hasAnswers: () => false, session, live, notifications, hasStream: true });
  await vi.advanceTimersByTimeAsync(90_000);
  expect([asked.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(510_000);
  expect(asked).toHaveBeenCalledTimes(2);
  const before = onGap.mock.calls.length;
  await vi.advanceTimersByTimeAsync(45_000);
  expect(onGap).toHaveBeenCalledTimes(before);
});

test('a stream that is refused by a session nobody could ask about leaves the screens asking by themselves', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 401 })));
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ ok: false, error: { type: 'Offline' } }));
  const onGap = vi.fn<() => void>();
  const live = [{ onChange: () => {}, onGap }];
  const notifications = { onChange: () => {}, onGap: () => {} };
  subscribeToChanges({ api: { send } as unknown as Api, hasAnswers: () => false, session, live, notifications, hasStream: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([send.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 2]);
});
