import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ok, type Result } from '#lib/result.ts';
import type { Db } from '../db/open.ts';

/** What a list that is read by page number was asked for, beside its filter. */
interface Asked {
  readonly limit: number;
  readonly page: number;
  readonly ids?: readonly string[] | undefined;
  readonly total?: number | undefined;
}

interface Cut {
  readonly most: number;
  readonly offset: number;
}

interface NumberedPage<Row> {
  readonly items: Row[];
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly total: number;
  readonly next: null;
}

/** Where the page is cut out; exactly named ones are one page, however it was asked for. */
export const cutOf = ({ limit, page, ids }: Asked): Cut =>
  ids ? { most: ids.length, offset: 0 } : { most: limit, offset: (page - 1) * limit };

interface Wanted {
  readonly where: SQL | undefined;
  readonly order: readonly (SQL | PgColumn)[];
  readonly query: Asked;
}

/**
 * The ids of the page, for `inArray`. They are cut out first: the rows before the page are skipped in an index, and what hangs on a row is
 * read for those of the page alone.
 */
export const idsOfPage = (db: Db, id: PgColumn, { where, order, query }: Wanted) => {
  const { most, offset } = cutOf(query);
  return db
    .select({ id })
    .from(id.table)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .offset(offset);
};

/** Of a list so long this page would have so many rows. */
const rowsOfPage = (total: number, { most, offset }: Cut): number => Math.min(most, Math.max(0, total - offset));

/**
 * The page as it is answered. Counting a long list costs more than reading a page of it: it is left out where a page before told how
 * long the list is and this one has rows, as many as it then should.
 */
export const numberedPage = async <Row>(
  asked: Asked,
  items: readonly Row[],
  count: () => Promise<number>,
): Promise<Result<NumberedPage<Row>, never>> => {
  const cut = cutOf(asked);
  const isAsTold = asked.total !== undefined && !asked.ids && items.length > 0 && rowsOfPage(asked.total, cut) === items.length;
  const total = isAsTold ? asked.total : await count();
  return ok({
    items: [...items],
    page: asked.ids ? 1 : asked.page,
    pages: Math.ceil(total / cut.most),
    limit: cut.most,
    total,
    next: null,
  });
};
