import { rowsTold, type BrokenRow, type MayBeBroken } from '#lib/broken-row.ts';
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
 * became shorter, rows may have slipped onto pages that were read: it is gone over anew for those, a few times.
 */
export async function* walkByNumber<Row, Answer extends Page<Row> & Counted>(
  ask: (page: number) => Promise<Answer>,
  idOf: (row: Row) => string,
): AsyncGenerator<Answer> {
  const seen = new Set<string>();
  const asNew = (answer: Answer): Answer => {
    const items = answer.items.filter((row) => !seen.has(idOf(row)));
    for (const row of items) seen.add(idOf(row));
    return items.length === answer.items.length ? answer : { ...answer, items };
  };
  for (let turn = 1, isShorter = true; isShorter && turn <= mostTurns; turn += 1) {
    isShorter = false;
    for (let page = 1, before = 0, isLast = false; !isLast; page += 1) {
      const answer = await ask(page);
      isShorter ||= answer.total < before;
      before = answer.total;
      isLast = rowsTold(answer) < largestBatch;
      const told = asNew(answer);
      // What can not be read was told in the first turn.
      if (turn === 1) yield told;
      else if (told.items.length > 0) yield { ...told, broken: [] };
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
