import { and, eq, lt, ne, or } from 'drizzle-orm';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { secondLook } from '../db/schema/second-look.ts';

const days = 86_400_000;
/** Nobody judges what was decided so long ago; and whom it was shown to are told of its listing again. */
const openMs = 30 * days;
const judgedMs = 400 * days;

export const pruneSecondLooks = async (db: Db, now: Date): Promise<void> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { state, decidedAt } = secondLook;
  const isOver = or(and(ne(state, 'judged'), lt(decidedAt, before(openMs))), and(eq(state, 'judged'), lt(decidedAt, before(judgedMs))));
  await deleteInPortions(db, secondLook, isOver);
};
