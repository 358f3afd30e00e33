import type { Api, Problem } from '#api/client.ts';
import type { BrokenRow } from '#lib/broken-row.ts';
import type { Result } from '#lib/result.ts';
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
