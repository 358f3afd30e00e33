import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { foundToShipQuery, walkToShip } from '#api/expedition.ts';
import type { Api } from '#api/client.ts';
import { recordSource } from '#entities/records/record-source.ts';
import { moneyKind } from '#features/money/money-kind.ts';
import { walk } from '#ui/table/source.ts';

interface Asked {
  readonly page?: number;
  readonly after?: string;
  readonly limit: number;
}

/** A server of these rows, the first of which is gone after each answer. */
const losingServer = (count: number): Api => {
  const rows = Array.from({ length: count }, (_, at) => ({ _id: String(at).padStart(3, '0') }));
  const send = async (_line: unknown, { query }: { readonly query: Asked }) => {
    const { page = 1, after, limit } = query;
    const from = after === undefined ? (page - 1) * limit : rows.findIndex(({ _id }) => _id > after);
    const items = rows.slice(from, from + limit);
    const next = from + limit < rows.length ? (items.at(-1)?._id ?? null) : null;
    rows.shift();
    return { ok: true, value: { items, total: count, next } };
  };
  return { send } as unknown as Api;
};

const idsIn = async (pages: AsyncIterable<{ readonly items: readonly { readonly _id: string }[] }>): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { items } of pages) ids.push(...items.map(({ _id }) => _id));
  return ids;
};
const all = Array.from({ length: 150 }, (_, at) => String(at).padStart(3, '0'));
const everything = { search: '', filters: {}, sort: [] };
const { signal } = new AbortController();

test('a download of the money of sales has each sale once, though the list moves between two requests', async () => {
  const source = recordSource(moneyKind, losingServer(150), new QueryClient());
  expect(await idsIn(walk(source, everything, signal))).toEqual(all);
});

test('all orders to ship that are chosen are all of them, though one is shipped between two requests', async () => {
  const found = await new QueryClient().fetchQuery(foundToShipQuery(losingServer(150), {}, 200));
  expect(found.items.map(({ _id }) => _id)).toEqual(all);
  expect(await idsIn(walkToShip(losingServer(150), {}, signal))).toEqual(all);
});
