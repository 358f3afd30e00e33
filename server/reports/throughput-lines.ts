import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ThroughputLine } from '#contract/report.ts';
import type { AnsweredSuggestion } from '#contract/suggestion.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { isOverturned } from '../listings/like-case.ts';
import { decisionTypes } from '../listings/listing-event.ts';
import { medianShownSeconds, shownMs } from '../listings/shown-span.ts';
import { midnight, midnightAfter } from '../orders/order-filter.ts';

/** What became of the suggestion that stood beside a decision; null where none did. */
const answered = sql<AnsweredSuggestion['answer'] | null>`${event.data} -> 'suggestion' ->> 'answer'`;

/** What reviewers decided on a day in São Paulo, by name; a decision that was taken back does not count, whenever it was. */
export const throughputOf = async (db: Db, day: string, until: Date): Promise<readonly ThroughputLine[]> => {
  const takenBack = db
    .select({ key: sql<string>`${event.data} ->> 'undoes'`.as('taken_back') })
    .from(event)
    .where(and(gte(event.at, midnight(day)), eq(event.type, 'returned'), isNotNull(sql`${event.data} ->> 'undoes'`)));
  const all = await db
    .select({
      actorId: event.actorId,
      name: event.actorName,
      type: event.type,
      at: event.at,
      shownMs,
      isTakenBack: sql<boolean>`${event.key} is not null and ${event.key} in (${takenBack})`,
      answer: answered,
      isOverturned: sql<boolean>`${answered} = 'taken' and ${isOverturned}`,
    })
    .from(event)
    .where(
      and(gte(event.at, midnight(day)), lt(event.at, midnightAfter(day)), lt(event.at, until), inArray(event.type, [...decisionTypes])),
    )
    .orderBy(asc(event.at), asc(event.seq));
  // Where something was suggested it counts for that, taken back or not.
  const told = all.filter(({ isTakenBack, answer }) => !isTakenBack || answer !== null);
  const people = [...new Set(told.map(({ actorId }) => actorId))];
  return people
    .map((person): ThroughputLine => {
      const mine = told.filter(({ actorId }) => actorId === person);
      const own = mine.filter(({ isTakenBack }) => !isTakenBack);
      const suggested = mine.flatMap(({ answer, ...each }) => (answer === null ? [] : [{ ...each, answer }]));
      const taken = suggested.filter(({ answer }) => answer !== 'left');
      const of = (type: (typeof decisionTypes)[number]): number => own.filter((each) => each.type === type).length;
      const at = (own.length > 0 ? own : mine).map((each) => each.at.getTime());
      return {
        day,
        // As they were called last on that day.
        reviewer: mine.at(-1)?.name ?? person,
        approved: of('approved'),
        refused: of('refused'),
        observed: of('observed'),
        decided: own.length,
        medianSeconds: medianShownSeconds(own),
        suggested: suggested.length,
        taken: taken.length,
        overturned: taken.filter((each) => each.answer === 'takenBack' || each.isOverturned).length,
        firstAt: new Date(at[0] ?? 0).toISOString(),
        lastAt: new Date(at.at(-1) ?? 0).toISOString(),
      };
    })
    .toSorted((one, other) => one.reviewer.localeCompare(other.reviewer, 'pt-BR'));
};
