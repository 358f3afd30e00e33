import type { Counted } from '#lib/counted.ts';

interface Page<Row> {
  readonly counted: Counted;
  readonly found: readonly Row[];
}

/**
 * A page of a list and how many rows the list has. Both are read at once. A search is counted first: what it finds is sorted, unless it
 * finds more than are counted (server/orders/list-orders.ts).
 */
export const readCounted = async <Row>(
  isSearch: boolean,
  count: () => Promise<Counted>,
  read: (isSorted: boolean) => Promise<readonly Row[]>,
): Promise<Page<Row>> => {
  if (!isSearch) {
    const [counted, found] = await Promise.all([count(), read(false)]);
    return { counted, found };
  }
  const counted = await count();
  return { counted, found: await read(!counted.isAtLeast) };
};
