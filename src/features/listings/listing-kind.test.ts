import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import { recordSource } from '#entities/records/record-source.ts';
import { kitListingKind, listingKind } from './listing-kind.ts';

const all = { search: '', filters: {}, sort: [] };

interface Asked {
  readonly page?: number;
  readonly after?: string;
}

/** A server of 250 rows, numbered; it remembers what it was asked. */
const openServer = () => {
  const asked: Asked[] = [];
  const send = async (_line: unknown, { query }: { query: Asked & { limit: number } }) => {
    asked.push(query);
    const from = query.after === undefined ? ((query.page ?? 1) - 1) * query.limit : Number(query.after);
    const items = Array.from({ length: Math.min(query.limit, 250 - from) }, (_, each) => ({ publishId: `${from + each}` }));
    const next = from + items.length < 250 ? `${from + items.length}` : null;
    return { ok: true, value: { items, page: query.page ?? 1, pages: 25, limit: query.limit, total: 250, next } };
  };
  return { asked, api: { send } as unknown as Api };
};

test('search and status go to the server as it knows them, and nothing else does', () => {
  const refused = { ...all, search: 'furadeira', filters: { status: { kind: 'options', chosen: ['refused'] } } } as const;
  expect(listingKind.filterOf(refused)).toEqual({ search: 'furadeira', status: ['refused'] });
  expect(listingKind.filterOf({ ...all, filters: { status: { kind: 'options', chosen: ['lost'] } } })).toEqual({});
});

test('a seller asks for what was refused for one reason', () => {
  const filters = { warnings: { kind: 'options', chosen: ['image'] } } as const;
  expect(listingKind.filterOf({ ...all, filters })).toEqual({ warning: 'image' });
});

test('the list of kits asks for kits alone, whatever is searched for', () => {
  expect(kitListingKind.filterOf(all)).toEqual({ kit: 'only' });
  expect(kitListingKind.filterOf({ ...all, search: 'caneca' })).toEqual({ search: 'caneca', kit: 'only' });
});

test('a page seen a moment ago is not asked for again, until something changed', async () => {
  const { asked, api } = openServer();
  const queryClient = new QueryClient();
  const source = recordSource(listingKind, api, queryClient);
  const { signal } = new AbortController();
  await source.fetch({ query: all, offset: 20, limit: 10 }, signal);
  await source.fetch({ query: all, offset: 20, limit: 10 }, signal);
  expect(asked.map(({ page }) => page)).toEqual([3]);
  listings.invalidatePages(queryClient);
  await source.fetch({ query: all, offset: 20, limit: 10 }, signal);
  expect(asked).toHaveLength(2);
});

test('how many there are, as a page before said, is told back with the next', async () => {
  const { asked, api } = openServer();
  const source = recordSource(listingKind, api, new QueryClient());
  await source.fetch({ query: all, offset: 20, limit: 10, total: 250 }, new AbortController().signal);
  expect(asked).toMatchObject([{ page: 3, total: 250 }]);
});

test('a download walks by the cursor to the end, each row once', async () => {
  const { asked, api } = openServer();
  const source = recordSource(listingKind, api, new QueryClient());
  const ids: string[] = [];
  for await (const { items } of source.walk?.(all, new AbortController().signal) ?? [])
    ids.push(...items.map(({ publishId }) => publishId));
  expect(ids).toEqual(Array.from({ length: 250 }, (_, each) => `${each}`));
  expect(asked.map(({ after }) => after)).toEqual([undefined, '100', '200']);
});
