import { z } from 'zod';
import { Instant } from '#contract/call.ts';

/** Where a page ended: lists are ordered by an instant, then by id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

const Written = z.tuple([Instant, z.string().min(1).max(64)]);

export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** Null for what we did not write ourselves. */
export const readCursor = (text: string): Cursor | null => {
  const parsed = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  return parsed.success ? { at: new Date(parsed.data[0]), id: parsed.data[1] } : null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
