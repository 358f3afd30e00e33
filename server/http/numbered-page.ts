import { countStep } from '#contract/call.ts';
import { ok, type Result } from '#lib/result.ts';

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

/** Of a list so long this page would have so many rows. */
const rowsOfPage = (total: number, { most, offset }: Cut): number => Math.min(most, Math.max(0, total - offset));

/** So near to where counting stopped the list is counted on; more rows than stand in one view, so that it never ends above one. */
const nearEnd = 1000;

/** How far a list is counted for this page: to the next whole step beyond it. A total of whole steps says "this many or more". */
const countedFor = ({ most, offset }: Cut): number => (Math.floor((offset + most + nearEnd) / countStep) + 1) * countStep;

/** Whether the page is near the place where counting stopped. */
const isAtOpenEnd = (total: number, cut: Cut): boolean => total > 0 && total % countStep === 0 && countedFor(cut) > total;

/**
 * The page as it is answered. Counting a long list costs more than reading a page of it: it is left out where a page before told how
 * long the list is and this one has rows, as many as it then should.
 */
export const numberedPage = async <Row>(
  asked: Asked,
  items: readonly Row[],
  count: (most: number) => Promise<number>,
): Promise<Result<NumberedPage<Row>, never>> => {
  const cut = cutOf(asked);
  const isAsTold =
    asked.total !== undefined &&
    !asked.ids &&
    items.length > 0 &&
    rowsOfPage(asked.total, cut) === items.length &&
    !isAtOpenEnd(asked.total, cut);
  const total = isAsTold ? asked.total : await count(countedFor(cut));
  return ok({
    items: [...items],
    page: asked.ids ? 1 : asked.page,
    pages: Math.ceil(total / cut.most),
    limit: cut.most,
    total,
    next: null,
  });
};
