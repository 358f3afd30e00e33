import { z } from 'zod';
import { Instant } from '#contract/call.ts';

/** Where a page ended: the order of lists is due date, then id. */
export interface Cursor {
  readonly dueAt: Date;
  readonly publishId: string;
}

const Written = z.tuple([Instant, z.string().min(1).max(64)]);

export const writeCursor = ({ dueAt, publishId }: Cursor): string =>
  Buffer.from(JSON.stringify([dueAt.toISOString(), publishId])).toString('base64url');

/** Null for what we did not write ourselves. */
export const readCursor = (text: string): Cursor | null => {
  const parsed = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  return parsed.success ? { dueAt: new Date(parsed.data[0]), publishId: parsed.data[1] } : null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
