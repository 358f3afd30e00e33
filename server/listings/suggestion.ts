import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { getSuggestion, type Suggestion } from '#contract/suggestion.ts';
import { areWarningsFor } from '#contract/warning.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { notBlind } from '../second-looks/judged-blind.ts';
import { isOverturned, likeOf } from './like-case.ts';

/** Fewer like cases say nothing. */
const fewest = 5;
/** More say no more: the last thousand. */
const most = 1000;
const pastMs = 90 * 86_400_000;

/** GET /publish/suggestion: of a pending listing that every check has looked at. */
export const suggestionRoute = readRoute(getSuggestion, async ({ query: { publishId } }, { db, actor, clock }) => {
  const [found] = await db
    .select({
      status: listing.status,
      sellerId: listing.sellerId,
      categoryId: listing.categoryId,
      kit: listing.kit,
      checkedAt: listingCheck.checkedAt,
      failed: listingCheck.failed,
      problems: listingCheck.problems,
    })
    .from(listing)
    .leftJoin(listingCheck, eq(listingCheck.listingId, listing.id))
    .where(and(eq(listing.id, publishId), notBlind(db, listing.id, actor)));
  if (!found) return refuse(notFound());
  const { status, checkedAt, failed, problems } = found;
  // Not joined with a row of checks it has none of these.
  if (status !== 'pending' || checkedAt === null || failed === null || failed.length > 0 || problems === null)
    return ok({ suggestion: null });
  const suggestion = mostlyDecided(await decidedLike(db, likeOf(found, problems), new Date(clock().getTime() - pastMs)));
  return ok({ suggestion: suggestion && areWarningsFor(found, suggestion.warning) ? suggestion : null });
});

type Decided = Pick<Suggestion, 'decision' | 'warning' | 'count'>;

/** How like cases were decided since then, and how often; what was overturned is no example. */
const decidedLike = async (db: Db, like: string, since: Date): Promise<readonly Decided[]> => {
  // First the newest of them, in the order of their index; only of these is it looked up what became of them.
  const past = db
    .select({
      subject: event.subject,
      version: event.version,
      type: event.type,
      warning: sql<string>`coalesce(${event.data} ->> 'warning', '')`.as('warning'),
    })
    .from(event)
    .where(and(sql`${event.data} ->> 'like' = ${like}`, gte(event.at, since)))
    .orderBy(desc(event.at))
    .limit(most)
    // As `isOverturned` knows it.
    .as('event');
  // A listing that came back is one case, as it was decided last.
  const cases = db
    .selectDistinctOn([past.subject], { type: past.type, warning: past.warning })
    .from(past)
    .where(sql`not ${isOverturned}`)
    .orderBy(past.subject, desc(past.version))
    .as('cases');
  return db
    .select({ decision: sql<Suggestion['decision']>`${cases.type}`, warning: cases.warning, count: sql<number>`count(*)::int` })
    .from(cases)
    .groupBy(cases.type, cases.warning);
};

/** What more than half of them were decided to; decided this way and that they say nothing. */
const mostlyDecided = (decided: readonly Decided[]): Suggestion | null => {
  const of = decided.reduce((sum, { count }) => sum + count, 0);
  const first = decided.toSorted((one, other) => other.count - one.count)[0];
  return first && of >= fewest && 2 * first.count > of ? { ...first, of } : null;
};
