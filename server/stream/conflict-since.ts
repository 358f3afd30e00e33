import { and, desc, eq, gt, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Conflict } from '#contract/problem.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';

/** A thing as it stands now. */
export interface Standing {
  readonly subject: string;
  readonly version: number;
  readonly status: string;
}

/** The newest: what led to how it stands. They are told in the order they happened. */
const mostChanges = 20;

/** What others did since: somebody who decided on something older has to hear of it. One's own later intents are no conflict. */
const conflictWhere = async (
  tx: Tx,
  { subject, version, status }: Standing,
  actorId: string,
  since: SQL,
  silent: readonly string[],
): Promise<Conflict | null> => {
  const others = await tx
    .select({ type: event.type, by: { id: event.actorId, name: event.actorName }, at: event.at })
    .from(event)
    .where(
      and(
        eq(event.subject, subject),
        since,
        ne(event.actorId, actorId),
        silent.length > 0 ? notInArray(event.type, [...silent]) : undefined,
      ),
    )
    .orderBy(desc(event.seq))
    .limit(mostChanges);
  if (others.length === 0) return null;
  return { subject, version, status, changes: others.toReversed().map((other) => ({ ...other, at: other.at.toISOString() })) };
};

/** Since a version; 0 is from the beginning. `silent`: types that contradict nobody. */
export const conflictSince = (tx: Tx, standing: Standing, actorId: string, version: number, silent: readonly string[] = []) =>
  conflictWhere(tx, standing, actorId, gt(event.version, version), silent);

export const conflictSinceEvent = (tx: Tx, standing: Standing, actorId: string, seq: number, silent: readonly string[] = []) =>
  conflictWhere(tx, standing, actorId, gt(event.seq, seq), silent);
