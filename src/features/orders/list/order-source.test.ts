import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { orders } from '#api/orders.ts';
import type { Api } from '#api/client.ts';
import { orderKind } from '../order-kind.ts';
import { orderSource } from './order-source.ts';

const all = { search: '', filters: {}, sort: [] };
const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

interface Asked {
  readonly page?: number;
  readonly after?: string;
  readonly status?: string;
}

/** A server of 250 orders of one real each, numbered; it remembers what it was asked. */
const openServer = () => {
  const asked: Asked[] = [];
  const send = async (_line: unknown, { query }: { query: Asked & { limit: number } }) => {
    asked.push(query);
    const from = query.after === undefined ? ((query.page ?? 1) - 1) * query.limit : Number(query.after);
    const items = Array.from({ length: Math.min(query.limit, 250 - from) }, (_, each) => ({ _id: `${from + each}` }));
    const next = from + items.length < 250 ? `${from + items.length}` : null;
    return { ok: true, value: { items, page: query.page ?? 1, pages: 25, limit: query.limit, total: 250, gross: 25_000, next } };
  };
  return { asked, api: { send } as unknown as Api };
};

test('search and every filter go to the server as it knows them, amounts in cents, and nothing else does', () => {
  const filters = {
    status: options('shipped', 'waiting-shipped'),
    company: options('ana'),
    account: options('account-ana'),
    date: { kind: 'date', from: '2018-11-04', to: null },
    gross: { kind: 'number', from: -0.1, to: 1234.56 },
    nobody: options('x'),
  } as const;
  expect(orderKind.filterOf({ search: '2000012', filters })).toEqual({
    search: '2000012',
    status: ['waiting-shipped', 'shipped'],
    sellerId: 'ana',
    marketPlaceId: 'account-ana',
    from: '2018-11-04',
    grossFrom: -10,
    grossTo: 123_456,
  });
  expect(orderKind.filterOf({ search: '', filters: { status: options('lost') } })).toEqual({});
});

test('a page seen a moment ago is not asked for again, until an order changed', async () => {
  const { asked, api } = openServer();
  const queryClient = new QueryClient();
  const source = orderSource(api, queryClient);
  const { signal } = new AbortController();
  await source.fetch({ query: all, offset: 100, limit: 100 }, signal);
  await source.fetch({ query: all, offset: 100, limit: 100 }, signal);
  expect(asked.map(({ page }) => page)).toEqual([2]);
  orders.invalidatePages(queryClient);
  await source.fetch({ query: all, offset: 100, limit: 100 }, signal);
  expect(asked).toHaveLength(2);
});

test('the totals are those of the last question anybody still asks', async () => {
  const source = orderSource(openServer().api, new QueryClient());
  const given = new AbortController();
  const told: (number | null | undefined)[] = [];
  source.subscribe(() => told.push(source.totals()?.gross));
  await source.fetch({ query: all, offset: 0, limit: 100 }, given.signal);
  given.abort();
  await source.fetch({ query: { ...all, search: 'x' }, offset: 0, limit: 100 }, given.signal);
  expect(source.totals()).toEqual({ asked: '{}', total: 250, gross: 25_000 });
  expect(told).toEqual([25_000]);
});

test('a download walks by the cursor to the end, each order once', async () => {
  const { asked, api } = openServer();
  const source = orderSource(api, new QueryClient());
  const ids: string[] = [];
  for await (const { items } of source.walk?.(all, new AbortController().signal) ?? []) ids.push(...items.map(({ _id }) => _id));
  expect(ids).toEqual(Array.from({ length: 250 }, (_, each) => `${each}`));
  expect(asked.map(({ after }) => after)).toEqual([undefined, '100', '200']);
});
