import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order, OrderRow } from '#contract/order.ts';
import type { Api } from './client.ts';
import { createApi } from './create-api.ts';
import { money } from './money.ts';
import { orderLogsQuery, orders } from './orders.ts';

const row = (version: number, changes: Partial<OrderRow> = {}): OrderRow =>
  ({ _id: 'o1', version, status: 'paid', statusBefore: null, statusToReverse: null, buyerName: 'Joana C.', ...changes }) as OrderRow;
const whole = (version: number): Order =>
  ({ _id: 'o1', version, status: 'paid', statusBefore: null, statusToReverse: null, note: [] }) as unknown as Order;

/** A server that answers with the version it is told, and tells what it was asked. */
const serverAt = (version: number) => {
  const asked: string[] = [];
  const send = (line: { readonly name: string }) => {
    asked.push(line.name);
    return Promise.resolve({
      ok: true,
      value: line.name === 'getOrder' ? whole(version) : { items: [row(version)], page: 1, pages: 1, total: 1, next: null, gross: 0 },
    });
  };
  return { api: { send } as unknown as Api, asked };
};
const down = { send: () => Promise.resolve({ ok: false, error: { type: 'Unreachable' } }) } as unknown as Api;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** Rows travel together: the batch leaves with the next tick. */
const settled = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(50);
  return work;
};

test('histories are asked for as the specification writes it', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('[]')));
  const api = createApi({ baseUrl: 'https://x.test/v2', token: () => null, onSessionEnded: () => undefined, fetch });
  await settled(new QueryClient().fetchQuery(orderLogsQuery(api, ['o1', 'o2'])));
  expect(decodeURIComponent(fetch.mock.calls[0]?.[0] as string)).toBe('https://x.test/v2/order/logs?orderIds[]=o1&orderIds[]=o2');
});

describe('asking for an order again', () => {
  test('asks for the page that is open and for the row that is listed, and for nothing that is not here', async () => {
    const queryClient = new QueryClient();
    const { api, asked } = serverAt(4);
    await settled(orders.refetch(queryClient, api, 'o1'));
    expect(asked).toEqual([]);
    await queryClient.fetchQuery(orders.query(serverAt(3).api, 'o1'));
    await queryClient.fetchQuery(orders.pageQuery(serverAt(3).api, {}, { page: 1, limit: 10 }));
    expect(await settled(orders.refetch(queryClient, api, 'o1'))).toEqual({ ok: true, value: undefined });
    expect(asked.toSorted()).toEqual(['getOrder', 'listOrders']);
    expect(orders.newest(queryClient, 'o1')).toEqual(whole(4));
    expect(queryClient.getQueryData(orders.rowQuery(api, 'o1').queryKey)?.version).toBe(4);
  });

  test('a server that does not answer is told as such, and nothing is forgotten', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(orders.query(serverAt(3).api, 'o1'));
    expect(await settled(orders.refetch(queryClient, down, 'o1'))).toEqual({ ok: false, error: { type: 'Unreachable' } });
    expect(orders.newest(queryClient, 'o1')?.version).toBe(3);
  });

  test('twenty that settle together have their lists counted anew once', async () => {
    const queryClient = new QueryClient();
    const { api } = serverAt(4);
    await queryClient.fetchQuery(orders.pageQuery(api, {}, { page: 1, limit: 10 }));
    const invalidation = orders.invalidation(queryClient);
    const stop = invalidation.subscribe(() => undefined);
    await settled(Promise.all(Array.from({ length: 20 }, () => orders.refetch(queryClient, api, 'o1'))));
    await vi.advanceTimersByTimeAsync(1000);
    expect(invalidation.revision()).toBe(1);
    stop();
  });
});

describe('the newest answer about an order', () => {
  test('is none where nothing was heard of it', () => {
    expect(orders.newest(new QueryClient(), 'o1')).toBeNull();
  });

  test('is the page with what a newer row says of where it stands', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(orders.query(serverAt(3).api, 'o1'));
    await queryClient.fetchQuery(orders.pageQuery(serverAt(5).api, {}, { page: 1, limit: 10 }));
    expect(orders.newest(queryClient, 'o1')).toEqual({ ...whole(3), version: 5 });
  });

  test('is the row where the page was never opened: it tells no more of the buyer than the list', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(orders.pageQuery(serverAt(3).api, {}, { page: 1, limit: 10 }));
    expect(orders.newest(queryClient, 'o1')).toEqual(row(3));
  });
});

describe('live', () => {
  test('an open order that changed is asked for again; one that is nowhere on screen is not', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(orders.query(serverAt(3).api, 'o1'));
    const { api, asked } = serverAt(4);
    const live = orders.live(queryClient, api);
    live.onChange({ subject: 'order:o1' });
    live.onChange({ subject: 'order:o1' });
    live.onChange({ subject: 'order:elsewhere' });
    live.onChange({ subject: 'listing:o1' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['getOrder']);
    expect(orders.newest(queryClient, 'o1')?.version).toBe(4);
  });

  test('an open order tells its fee and what is left of it: it is asked for again when its own money changed, and no other is', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(orders.query(serverAt(3).api, 'o1'));
    const { api, asked } = serverAt(3);
    const close = new QueryObserver(queryClient, orders.query(api, 'o1')).subscribe(() => undefined);
    const live = [orders.live(queryClient, api), money.live(queryClient, api)];
    const hear = async (subject: string): Promise<void> => {
      for (const each of live) each.onChange({ subject });
      await vi.advanceTimersByTimeAsync(5000);
    };
    await hear('money:elsewhere');
    expect(asked).toEqual([]);
    await hear('money:o1');
    expect(asked).toEqual(['getOrder']);
    close();
  });

  test('after a gap whatever is on screen may be old', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(orders.query(serverAt(3).api, 'o1'));
    orders.live(queryClient, serverAt(4).api).onGap();
    expect(queryClient.getQueryState(['order', 'o1'])?.isInvalidated).toBe(true);
  });
});
