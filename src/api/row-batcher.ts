import type { MayBeBroken } from '#lib/broken-row.ts';
import { ProblemError } from './client.ts';

/** As many ids as one call takes (contract, `ids`). */
export const largestBatch = 100;

interface Waiting<Row> {
  readonly id: string;
  readonly resolve: (row: Row | null) => void;
  readonly reject: (error: unknown) => void;
}

interface RowBatcher<Row> {
  readonly load: (id: string) => Promise<Row | null>;
}

interface Rows<Row> {
  readonly ask: (ids: string) => Promise<MayBeBroken & { readonly items: readonly Row[] }>;
  readonly idOf: (row: Row) => string;
}

/** Rows asked for in one tick travel in one request: twenty decisions that settle together ask once. */
export const createBatcher = <Row>({ ask, idOf }: Rows<Row>): RowBatcher<Row> => {
  let waiting: Waiting<Row>[] = [];

  const send = async (batch: readonly Waiting<Row>[]): Promise<void> => {
    try {
      const { items, broken = [] } = await ask([...new Set(batch.map(({ id }) => id))].join(','));
      const rowsById = new Map(items.map((row) => [idOf(row), row]));
      for (const { id, resolve, reject } of batch) {
        const row = rowsById.get(id) ?? null;
        // What is there and can not be read is not gone.
        const unread = row === null ? broken.find((each) => each.id === null || each.id === id) : undefined;
        if (unread) reject(new ProblemError({ type: 'OffContract', issues: unread.issues }));
        else resolve(row);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += largestBatch) void send(all.slice(from, from + largestBatch));
  };

  return {
    load: (id) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(flush, 0);
        waiting.push({ id, resolve, reject });
      }),
  };
};
