import type { InfiniteData } from '@tanstack/react-query';
import type { MayBeBroken } from '#lib/broken-row.ts';
import type { Counted } from '#lib/counted.ts';

export interface RecordPage<Row> extends MayBeBroken, Counted {
  readonly items: readonly Row[];
  /** Where the next one begins, in lists that go by a cursor; null behind the last. */
  readonly next?: string | null;
}

/** The pages in what stands in the cache under the key of pages: numbered ones are one each, and figures beside them none. */
export const pagesIn = <Row>(data: unknown): readonly RecordPage<Row>[] => {
  if (typeof data !== 'object' || data === null) return [];
  // A numbered page says in 'pages' of how many it is one.
  if ('pageParams' in data) return (data as InfiniteData<RecordPage<Row>>).pages;
  return 'items' in data ? [data as RecordPage<Row>] : [];
};

/** Loaded on and on by its cursor, a list beyond so many pages is not asked for again as a whole: what changed in it is asked for row by row. */
const mostPagesAnew = 3;
export const isLong = ({ state }: { readonly state: { readonly data?: unknown } }): boolean => pagesIn(state.data).length > mostPagesAnew;
