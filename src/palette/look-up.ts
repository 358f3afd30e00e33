import type { Api, Problem } from '#api/client.ts';
import { brokenIn, type BrokenRow } from '#lib/broken-row.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Translate } from '#locale/translate.ts';
import type { Entry } from './entries.ts';

/** What was found, and what of it could not be read. */
export interface Found {
  readonly entries: readonly Entry[];
  readonly broken: readonly BrokenRow[];
}

export const foundNothing: Found = { entries: [], broken: [] };

/** As many rows of one look-up. */
export const mostFound = 8;

export type LookUp = (api: Api, text: string, signal: AbortSignal, t: Translate) => Promise<Result<Found, Problem>>;

type Ask<Row> = (api: Api, text: string, signal: AbortSignal) => Promise<Result<{ readonly items: readonly Row[] }, Problem>>;

/** The rows that one question is answered with, each as its entry. */
export const rowsAs =
  <Row>(ask: Ask<Row>, entryOf: (row: Row, t: Translate) => Entry): LookUp =>
  async (api, text, signal, t) => {
    const found = await ask(api, text, signal);
    return found.ok ? ok({ entries: found.value.items.map((row) => entryOf(row, t)), broken: brokenIn(found.value) }) : found;
  };
