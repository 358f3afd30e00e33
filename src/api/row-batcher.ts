import { listListings, type ListingRow } from '#contract/listing.ts';
import { unwrap, type Api } from './client.ts';

/** As many ids as one call takes (contract, `ids`). */
const largestBatch = 100;

interface Waiting {
  readonly publishId: string;
  readonly resolve: (row: ListingRow | null) => void;
  readonly reject: (error: unknown) => void;
}

export interface RowBatcher {
  readonly load: (publishId: string) => Promise<ListingRow | null>;
}

const send = async (api: Api, batch: readonly Waiting[]): Promise<void> => {
  try {
    const ids = [...new Set(batch.map(({ publishId }) => publishId))].join(',');
    const { items } = unwrap(await api.send(listListings, { query: { ids, limit: largestBatch } }));
    const rowsById = new Map(items.map((row) => [row.publishId, row]));
    for (const { publishId, resolve } of batch) resolve(rowsById.get(publishId) ?? null);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

/** Rows asked for in one tick travel in one request: twenty decisions that settle together ask once. */
export const createRowBatcher = (api: Api): RowBatcher => {
  let waiting: Waiting[] = [];

  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += largestBatch) void send(api, all.slice(from, from + largestBatch));
  };

  return {
    load: (publishId) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(flush, 0);
        waiting.push({ publishId, resolve, reject });
      }),
  };
};

const batchers = new WeakMap<Api, RowBatcher>();

/** One batcher per client, so that every caller shares its ticks. */
export const rowBatcherOf = (api: Api): RowBatcher => {
  const known = batchers.get(api);
  if (known) return known;
  const batcher = createRowBatcher(api);
  batchers.set(api, batcher);
  return batcher;
};
