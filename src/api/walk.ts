import { rowsTold, type BrokenRow, type MayBeBroken } from '#lib/broken-row.ts';
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

/** Pages of a list by their numbers, `largestBatch` rows each. */
export async function* walkByNumber<Answer extends Page<unknown>>(ask: (page: number) => Promise<Answer>): AsyncGenerator<Answer> {
  for (let page = 1; ; page += 1) {
    const answer = await ask(page);
    yield answer;
    if (rowsTold(answer) < largestBatch) return;
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
