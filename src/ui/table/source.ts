import { rowsTold, type MayBeBroken } from '#lib/broken-row.ts';
import type { Counted } from '#lib/counted.ts';
import type { RowQuery } from './query.ts';

/** Rows from `offset` on, at most `limit`, of what `query` finds. */
export interface Ask {
  readonly query: RowQuery;
  readonly offset: number;
  readonly limit: number;
  /** What an answer before said of how many match: whoever answers need not count them again. */
  readonly total?: number;
}

/** `total` counts all that match, loaded or not, and those that could not be read. */
export interface Answer<Row> extends MayBeBroken, Counted {
  readonly items: readonly Row[];
}

/** Where rows come from. Throws or rejects when they can not be had. Keep its identity: another source is another list. */
export interface Source<Row> {
  readonly fetch: (ask: Ask, signal: AbortSignal) => Answer<Row> | Promise<Answer<Row>>;
  /** All that match, part after part, for a download; without it, by offset. A source with a cursor gives each row once even while rows move. */
  readonly walk?: (query: RowQuery, signal: AbortSignal) => AsyncIterable<Answer<Row>>;
}

const stride = 100;

async function* byOffset<Row>({ fetch }: Source<Row>, query: RowQuery, signal: AbortSignal): AsyncIterable<Answer<Row>> {
  for (let offset = 0; ; offset += stride) {
    const answer = await fetch({ query, offset, limit: stride }, signal);
    yield answer;
    if (rowsTold(answer) < stride || (offset + stride >= answer.total && !answer.isAtLeast)) return;
  }
}

export const walk = <Row>(source: Source<Row>, query: RowQuery, signal: AbortSignal): AsyncIterable<Answer<Row>> =>
  source.walk ? source.walk(query, signal) : byOffset(source, query, signal);
