import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ok, type Result } from '#lib/result.ts';
import type { Counted } from '#lib/counted.ts';
import { countedTo, countRows } from '../db/count-rows.ts';
import { isMerged, mergedIds, type Where } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';

/** What a list that is read by page number was asked for, beside its filter. */
export interface Asked {
  readonly limit: number;
  readonly page: number;
  readonly ids?: readonly string[] | undefined;
  readonly total?: number | undefined;
}

interface Cut {
  readonly most: number;
  readonly offset: number;
}

export interface NumberedPage<Row> extends Counted {
  readonly items: Row[];
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly next: null;
}

/** Where the page is cut out; exactly named ones are one page, however it was asked for. */
export const cutOf = ({ limit, page, ids }: Asked): Cut =>
  ids ? { most: ids.length, offset: 0 } : { most: limit, offset: (page - 1) * limit };

type Order = readonly (SQL | PgColumn)[];

interface Wanted {
  readonly where: Where;
  readonly order: Order;
  readonly query: Asked;
}

/**
 * The ids of the page, for `inArray`. They are cut out first: the rows before the page are skipped in an index, and what hangs on a row is
 * read for those of the page alone.
 */
export const idsOfPage = (db: Db, id: PgColumn, { where, order, query }: Wanted) => {
  const { most, offset } = cutOf(query);
  if (isMerged(where)) return mergedIds(id, where, { order, limit: most, offset });
  return db
    .select({ id })
    .from(id.table)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .offset(offset);
};

/**
 * What a page before told, for one that ends before the end of the list. Counting costs more than reading a page: it is left out where
 * the page has as many rows as it then should.
 */
export const toldFor = ({ total }: Pick<Asked, 'total'>, end: number): Counted | undefined =>
  total !== undefined && end < total ? { total } : undefined;

/** The page as it is answered. It is counted to the end of a step: whoever reads on to there is told of the next. */
export const numberedPage = async <Row>(
  asked: Asked,
  items: readonly Row[],
  count: (most: number) => Promise<Counted>,
): Promise<Result<NumberedPage<Row>, never>> => {
  const cut = cutOf(asked);
  if (asked.ids) return ok({ items: [...items], page: 1, pages: 1, limit: cut.most, total: items.length, next: null });
  const end = cut.offset + cut.most;
  const told = items.length === cut.most ? toldFor(asked, end) : undefined;
  const counted = told ?? (await count(countedTo(end)));
  return ok({
    items: [...items],
    page: asked.page,
    pages: Math.ceil(counted.total / cut.most),
    limit: cut.most,
    ...counted,
    next: null,
  });
};

/** A query that is not told yet which rows, nor in which order: a `$dynamic` one. */
interface Selection<Row> extends PromiseLike<readonly Row[]> {
  where(which: SQL): Selection<Row>;
  orderBy(...order: Order): Selection<Row>;
}

interface WantedOfTable extends Wanted {
  readonly db: Db;
  readonly id: PgColumn;
}

/** A page of the table that the id is of. What hangs on a row comes with the selection, for the rows of the page alone. */
export const pageOfRows = async <Selected, Row>(
  { db, id, where, order, query }: WantedOfTable,
  selection: Selection<Selected>,
  toRow: (selected: Selected) => Row,
): Promise<Result<NumberedPage<Row>, never>> => {
  const isShown = inArray(id, idsOfPage(db, id, { where, order, query }));
  const rows = await selection.where(isShown).orderBy(...order);
  return numberedPage(query, rows.map(toRow), (most) => countRows(db, id.table, where, most));
};

/** For an id of the kind uuid: what is none names nothing, and the database would not even read it. */
export const uuidsAmong = (ids: readonly string[]): string[] => ids.filter((id) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(id));
