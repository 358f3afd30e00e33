import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { KindName } from '#contract/kinds.ts';
import { unwrap, type Api } from './client.ts';

export interface Versioned {
  readonly version: number;
}

interface Paging {
  readonly limit: number;
  readonly page?: number;
  readonly after?: string | undefined;
  readonly ids?: string;
  readonly total?: number | undefined;
}

/** How changes of records are heard of, beside those of their own kind. */
export interface Heard {
  /** Kinds of subjects whose changes may change any of these records: those on screen are asked for again. */
  readonly reckonedFrom?: readonly string[] | undefined;
  /** Of one that changes on and on by itself: changes that come within so many milliseconds are asked for together. */
  readonly gatherMs?: number | undefined;
}

/** How records of one kind are asked for. */
export interface RecordCalls<Whole, Filter, Page> extends Heard {
  /** The word that subjects of the kind begin with: 'user'. */
  readonly kind: KindName;
  /** Another word that subjects begin with: their changes are changes of these records too. */
  readonly heardAs?: string;
  readonly list: (api: Api, query: Filter & Paging, signal?: AbortSignal) => Promise<Page>;
  /** Null where the server answers that there is none, instead of refusing. */
  readonly one: (api: Api, id: string, signal: AbortSignal) => Promise<Whole>;
  /** All that a filter finds is walked through by the cursor of its list; left out, by the numbers of its pages, each row once. */
  readonly isByCursor?: true;
  /** First words of the keys of queries that tell more of one record. */
  readonly beside?: readonly string[];
  /** First words of the keys of queries for pickers. They are old as soon as anybody changes one of the records. */
  readonly pickedBy?: readonly string[];
  /** First words of the keys of other lists that hold such rows. The feature that has such a list keeps it. */
  readonly listedIn?: readonly string[];
  /** How long a whole record is taken for new, and kept while nobody looks. */
  readonly keeps?: { readonly staleTime: number; readonly gcTime: number };
  /**
   * A change asks for the row wherever it is shown, and its answer is the newest word: whole records are fetched ahead by the dozen, and
   * nobody waits for those.
   */
  readonly isAskedByRow?: true;
  /** The stream told of these, a moment ago. */
  readonly onChanged?: (queryClient: QueryClient, ids: readonly string[]) => void;
}

/** A list and one of what it lists, each asked for by a call. */
export const byCalls = <Query extends z.ZodType, Page extends z.ZodType, Whole extends z.ZodType>(
  list: Call<z.ZodType, Query, z.ZodType, Page>,
  one: Call<z.ZodType<unknown, { readonly id: string }>, z.ZodType, z.ZodType, Whole>,
) => ({
  list: async (api: Api, query: z.input<Query>, signal?: AbortSignal) => unwrap(await api.send(list, { query }, signal && { signal })),
  one: async (api: Api, id: string, signal: AbortSignal) => unwrap(await api.send(one, { params: { id } }, { signal })),
});

/** The whole record with what a newer row says; left out where the whole record holds the row as it is. */
type WithRow<Row, Whole> = (whole: NonNullable<Whole>, row: Row) => NonNullable<Whole>;
export type JoinsRow<Row, Whole> =
  NonNullable<Whole> extends Row ? { readonly withRow?: WithRow<Row, Whole> } : { readonly withRow: WithRow<Row, Whole> };
