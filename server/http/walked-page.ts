import type { Counted } from '#lib/counted.ts';
import { ok, type Result } from '#lib/result.ts';
import { begunAs, begunWith, cursorAfter, writeCursor, type Cursor } from './cursor.ts';
import { numberedPage, type Asked, type NumberedPage } from './numbered-page.ts';
import type { ServerProblem } from './problem.ts';

interface Walk<Query> {
  readonly cursor: Cursor | null;
  /** What is asked for: behind a cursor every page is the first. */
  readonly query: Query;
}

/** Of a list that is read by page number, and walked through by a cursor. */
export const readWalk = <Query extends Asked & { readonly after?: string | undefined }>(
  query: Query,
): Result<Walk<Query>, ServerProblem> => {
  if (query.after === undefined || query.ids) return ok({ cursor: null, query });
  const read = cursorAfter(query.after);
  return read.ok ? ok({ cursor: read.value, query: { ...query, page: 1 } }) : read;
};

interface WalkedPage<Row> extends Omit<NumberedPage<Row>, 'next'> {
  readonly next: string | null;
}

interface Found<Row> {
  readonly items: readonly Row[];
  /** Where a row stands in its list. */
  readonly placeOf: (row: Row) => Pick<Cursor, 'at' | 'id'>;
  readonly count: (most: number) => Promise<Counted>;
}

/** The page, and where to go on from it. Those behind a cursor say of how many their walk began, and count nothing. */
export const walkedPage = async <Row>(
  { cursor, query }: Walk<Asked>,
  { items, placeOf, count }: Found<Row>,
): Promise<Result<WalkedPage<Row>, never>> => {
  const begun = begunWith(cursor);
  const page = await numberedPage(query, items, async (most) => begun ?? count(most));
  if (!page.ok) return page;
  const last = items.at(-1);
  const isLast = query.ids !== undefined || items.length < query.limit || !last;
  return ok({ ...page.value, next: isLast ? null : writeCursor({ ...placeOf(last), begun: begunAs(page.value) }) });
};
