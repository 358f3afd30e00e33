import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ThroughputLine } from '#contract/report.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { decisionTypes } from '../listings/listing-event.ts';
import { medianShownSeconds, shownMs } from '../listings/shown-span.ts';
import { midnight, midnightAfter } from '../orders/order-filter.ts';

/** What reviewers decided on a day in São Paulo, by name; a decision that was taken back does not count, whenever it was. */
export const throughputOf = async (db: Db, day: string, until: Date): Promise<readonly ThroughputLine[]> => {
  const takenBack = db
    .select({ key: sql<string>`${event.data} ->> 'undoes'`.as('taken_back') })
    .from(event)
    .where(and(gte(event.at, midnight(day)), eq(event.type, 'returned'), isNotNull(sql`${event.data} ->> 'undoes'`)));
  const decided = await db
    .select({ actorId: event.actorId, name: event.actorName, type: event.type, at: event.at, shownMs })
    .from(event)
    .where(
      and(
        gte(event.at, midnight(day)),
        lt(event.at, midnightAfter(day)),
        lt(event.at, until),
        inArray(event.type, [...decisionTypes]),
        sql`(${event.key} is null or ${event.key} not in (${takenBack}))`,
      ),
    )
    .orderBy(asc(event.at), asc(event.seq));
  const people = [...new Set(decided.map(({ actorId }) => actorId))];
  return people
    .map((person): ThroughputLine => {
      const own = decided.filter(({ actorId }) => actorId === person);
      const of = (type: (typeof decisionTypes)[number]): number => own.filter((each) => each.type === type).length;
      const at = own.map((each) => each.at.getTime());
      return {
        day,
        // As they were called last on that day.
        reviewer: own.at(-1)?.name ?? person,
        approved: of('approved'),
        refused: of('refused'),
        observed: of('observed'),
        decided: own.length,
        medianSeconds: medianShownSeconds(own),
        firstAt: new Date(at[0] ?? 0).toISOString(),
        lastAt: new Date(at.at(-1) ?? 0).toISOString(),
      };
    })
    .toSorted((one, other) => one.reviewer.localeCompare(other.reviewer, 'pt-BR'));
};
