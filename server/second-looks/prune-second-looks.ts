import { and, eq, lt, ne, or } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { secondLook } from '../db/schema/second-look.ts';
import { keptDays } from '../kept-days.ts';

export const pruneSecondLooks = async (db: Db, now: Date): Promise<void> => {
  const { state, decidedAt } = secondLook;
  const isOlder = (days: number) => lt(decidedAt, addTo(now, -days, 'day'));
  const isOver = or(
    and(ne(state, 'judged'), isOlder(keptDays.openSecondLooks)),
    and(eq(state, 'judged'), isOlder(keptDays.judgedSecondLooks)),
  );
  await deleteInPortions(db, secondLook, isOver);
};
