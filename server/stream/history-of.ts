import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';

interface Told<Line> {
  readonly subject: string;
  readonly line: z.ZodType<Line>;
  /** What a line says where its event does not. */
  readonly unsaid: Readonly<Record<string, unknown>>;
}

const mostShown = 100;

/**
 * What happened to a subject, newest first. What this build has no line for is left out: a newer one wrote it before the server was taken
 * back to this one, and everything else is still to be read.
 */
export const historyOf = async <Line>(db: Db | Tx, { subject, line, unsaid }: Told<Line>): Promise<Line[]> => {
  const events = await db.select().from(event).where(eq(event.subject, subject)).orderBy(desc(event.seq)).limit(mostShown);
  return events.flatMap(({ type, at, actorName, data }) => {
    const read = line.safeParse({ ...unsaid, ...data, type, at: at.toISOString(), userName: actorName });
    return read.success ? [read.data] : [];
  });
};
