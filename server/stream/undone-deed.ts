import { and, desc, eq, inArray } from 'drizzle-orm';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { stepRefused, type ServerProblem } from '../http/problem.ts';

export const changedSince = (): ServerProblem => stepRefused('Isto mudou depois: não dá mais para desfazer');

interface Undoing {
  readonly subject: string;
  /** Idempotency-Key of what is taken back. */
  readonly undoes: string;
  /** What is of the same matter; left out, whatever happens to the subject. */
  readonly types?: readonly string[];
}

/** Of one matter nobody takes back more, one after the other. */
const mostLooked = 50;

/**
 * What the event kept that is taken back. It has to be the last of its matter: an undo leaves alone what somebody did since. What was taken
 * back since counts as never done, and so does its taking back.
 */
export const undoneDeed = async (tx: Tx, { subject, undoes, types }: Undoing): Promise<Result<Record<string, unknown>, ServerProblem>> => {
  const latest = await tx
    .select({ key: event.key, data: event.data })
    .from(event)
    .where(and(eq(event.subject, subject), types && inArray(event.type, [...types])))
    .orderBy(desc(event.version))
    .limit(mostLooked);
  const takenBack = new Set<unknown>(latest.flatMap(({ data }) => data['undoes'] ?? []));
  const last = latest.find(({ key, data }) => typeof data['undoes'] !== 'string' && !takenBack.has(key));
  return last?.key === undoes ? ok(last.data) : refuse(changedSince());
};

/**
 * Since when it stands that is begun: where that takes back its end, since it was before, as the event of the end kept it (`was`). Since
 * now, where something came between, or an older build kept nothing.
 */
export const stoodSince = async (
  tx: Tx,
  { undoes, ...of }: Omit<Undoing, 'undoes'> & { readonly undoes: string | undefined },
  now: Date,
): Promise<Date> => {
  const undone = undoes === undefined ? null : await undoneDeed(tx, { ...of, undoes });
  const was = undone?.ok === true ? undone.value['was'] : null;
  return typeof was === 'string' ? new Date(was) : now;
};
