import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';

interface Told<Line> {
  readonly subject: string;
  readonly line: z.ZodType<Line>;
  /** What a line says where its event does not. */
  readonly unsaid: Readonly<Record<string, unknown>>;
  /** Which of its events, where not all are told. */
  readonly only?: SQL | undefined;
}

const mostShown = 100;

/**
 * What happened to a subject, newest first. What this build has no line for is left out: a newer one wrote it before the server was taken
 * back to this one, and everything else is still to be read.
 */
export const historyOf = async <Line>(db: Db | Tx, { subject, line, unsaid, only }: Told<Line>): Promise<Line[]> => {
  const isTold = and(eq(event.subject, subject), only);
  const events = await db.select().from(event).where(isTold).orderBy(desc(event.seq)).limit(mostShown);
  return events.flatMap(({ type, at, actorName, data }) => {
    const read = line.safeParse({ ...unsaid, ...data, type, at: at.toISOString(), userName: actorName });
    return read.success ? [read.data] : [];
  });
};
