import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import type { Counted } from '#lib/counted.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { opaqueParameter } from '../db/opaque-parameter.ts';
import { invalid, type ServerProblem } from './problem.ts';

/** What the first page of a walk found out about all that the filter finds; the pages after it say the same and count nothing. */
export interface Begun {
  readonly total: number;
  /** Of orders: their sum in cents, null where they were not counted to the end. */
  readonly gross: number | null;
  /** So much of what there is was found that going on from a row is quicker than finding all of it again. */
  readonly isCommon: boolean;
}

/** Where a page ended: lists are ordered by an instant, then by id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
  readonly begun?: Begun | undefined;
}

const Written = z.tuple([Instant, z.string().min(1).max(64), z.tuple([z.int().nonnegative(), z.int().nullable(), z.boolean()]).optional()]);

export const writeCursor = ({ at, id, begun }: Cursor): string => {
  const rest = begun ? [[begun.total, begun.gross, begun.isCommon]] : [];
  return Buffer.from(JSON.stringify([at.toISOString(), id, ...rest])).toString('base64url');
};

/** Null for a text that we did not write ourselves. A caller that makes up a cursor is told the numbers it made up. */
export const readCursor = (text: string): Cursor | null => {
  const parsed = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) return null;
  const [at, id, begun] = parsed.data;
  return { at: new Date(at), id, ...(begun ? { begun: { total: begun[0], gross: begun[1], isCommon: begun[2] } } : {}) };
};

/** Where a walk goes on; null where it begins, and a refusal of what we did not write. */
export const cursorAfter = (after: string | undefined): Result<Cursor | null, ServerProblem> => {
  if (after === undefined) return ok(null);
  const cursor = readCursor(after);
  return cursor ? ok(cursor) : refuse(invalid('Cursor inválido', [{ message: 'Cursor inválido', path: 'after' }]));
};

/** A cursor has a place for a sum, and most lists have none: 0 there says that there are more than the total. */
export const begunWith = (cursor: Cursor | null): Counted | undefined =>
  cursor?.begun && { total: cursor.begun.total, ...(cursor.begun.gross === 0 && { isAtLeast: true as const }) };

export const begunAs = ({ total, isAtLeast }: Counted): Begun => ({ total, gross: isAtLeast ? 0 : null, isCommon: true });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the rows of the next page are compared with. What is planned for its values each time is planned for the end too. */
export const endOf = ({ at, id }: Cursor, isPlannedForValues: boolean): SQL =>
  isPlannedForValues ? sql`(${at}, ${id})` : sql`(${opaqueParameter(at, 'timestamptz')}, ${opaqueParameter(id, 'text')})`;
