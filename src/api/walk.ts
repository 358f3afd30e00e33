import { brokenIn, rowsTold, type BrokenRow, type MayBeBroken } from '#lib/broken-row.ts';
import type { Counted } from '#lib/counted.ts';
import { largestBatch } from './row-batcher.ts';

interface Page<Row> extends MayBeBroken {
  readonly items: readonly Row[];
}

/** Pages of a list by its cursor: rows that move while somebody walks come once (decision 2). */
export async function* walkByCursor<Answer extends { readonly next?: string | null }>(
  ask: (after: string | undefined) => Promise<Answer>,
): AsyncGenerator<Answer> {
  let after: string | undefined;
  do {
    const answer: Answer = await ask(after);
    yield answer;
    after = answer.next ?? undefined;
  } while (after !== undefined);
}

const mostTurns = 3;

/**
 * Pages of a list by their numbers, `largestBatch` rows each. A row that is pushed onto the next page meanwhile comes once. Where the list
 * became shorter, rows may have slipped onto pages that were read: it is gone over anew for those, a few times. Of one too long to be counted
 * that is not known, and it is gone over anew until that brings nothing new.
 */
export async function* walkByNumber<Row, Answer extends Page<Row> & Counted>(
  ask: (page: number) => Promise<Answer>,
  idOf: (row: Row) => string,
): AsyncGenerator<Answer> {
  const seen = new Set<string>();
  const seenBroken = new Set<string>();
  const asNew = (answer: Answer, isFirst: boolean): Answer => {
    const items = answer.items.filter((row) => !seen.has(idOf(row)));
    for (const row of items) seen.add(idOf(row));
    // A broken row without an id can not be told from one that came before: only those of the first turn are told.
    const broken = brokenIn(answer).filter(({ id }) => (id === null ? isFirst : !seenBroken.has(id)));
    for (const { id } of broken) if (id !== null) seenBroken.add(id);
    const isWhole = items.length === answer.items.length && broken.length === brokenIn(answer).length;
    return isWhole ? answer : { ...answer, items, broken };
  };
  for (let turn = 1, mayMiss = true; mayMiss && turn <= mostTurns; turn += 1) {
    mayMiss = false;
    for (let page = 1, before = 0, isLast = false; !isLast; page += 1) {
      const answer = await ask(page);
      isLast = rowsTold(answer) < largestBatch;
      const told = asNew(answer, turn === 1);
      mayMiss ||= answer.total < before || (answer.isAtLeast === true && rowsTold(told) > 0);
      before = answer.total;
      if (turn === 1 || rowsTold(told) > 0) yield told;
    }
  }
}

/** At most so many rows of all pages: what 'all that match' means when something is done with them. */
export const gatherRows = async <Row>(pages: AsyncIterable<Page<Row>>, most: number): Promise<{ items: Row[]; broken: BrokenRow[] }> => {
  const items: Row[] = [];
  const broken: BrokenRow[] = [];
  for await (const page of pages) {
    items.push(...page.items);
    broken.push(...(page.broken ?? []));
    if (items.length >= most) break;
  }
  return { items: items.slice(0, most), broken };
};
