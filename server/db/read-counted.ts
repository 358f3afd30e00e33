import { countLimit } from './count-up-to-limit.ts';

interface Counted<Row> {
  readonly total: number;
  readonly found: readonly Row[];
}

/**
 * A page of a list and how many rows the list has, up to `countLimit`. Both are read at once. A search is counted first: what it finds
 * is sorted, unless it finds as many as are counted (server/orders/list-orders.ts).
 */
export const readCounted = async <Row>(
  isSearch: boolean,
  count: () => Promise<number>,
  read: (isSorted: boolean) => Promise<readonly Row[]>,
): Promise<Counted<Row>> => {
  if (!isSearch) {
    const [total, found] = await Promise.all([count(), read(false)]);
    return { total, found };
  }
  const total = await count();
  return { total, found: await read(total < countLimit) };
};
