import { and, between, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listLeadEvents, type LeadDeed, type LeadEvent } from '#contract/review-lead.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { deedTally } from '../db/schema/deed-tally.ts';
import { listing } from '../db/schema/listing.ts';
import { readRoute } from '../http/route.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { judgedBlindBy } from './judged-blind.ts';
import { deedIn, deeds, overrode, type Period } from './lead-period.ts';

/** As many as a page shows. */
const most = 50;

/** An override is an approval, found among the few there are. */
const walked = (deed: LeadDeed | undefined): readonly { readonly type: (typeof deeds)[number]; readonly also?: SQL }[] => {
  if (deed === undefined) return deeds.map((type) => ({ type }));
  return [deed === 'overridden' ? { type: 'approved', also: overrode } : { type: deed }];
};

/** Of one person only the deeds they did are walked, in the days between which they did them: who did little is not looked for among all. */
const daysOf = async (db: Db, { from, to, reviewerId }: Period): Promise<(type: string) => Pick<Period, 'from' | 'to'> | null> => {
  if (reviewerId === undefined) return () => ({ from, to });
  const { day, type, actorId } = deedTally;
  const days = await db
    .select({ type, from: sql<string>`min(${day})::text`, to: sql<string>`max(${day})::text` })
    .from(deedTally)
    .where(and(between(day, from, to), eq(actorId, reviewerId)))
    .groupBy(type);
  return (of) => days.find((each) => each.type === of) ?? null;
};

/** Found by its own id: by its subject all listings would be read. */
const listingOf = sql<string>`substr(${event.subject}, ${sql.raw(String(subjectOf('').length + 1))})`;

/**
 * GET /review-lead/events: who decided what, newest first. Each deed is walked by itself from its newest, as far as a page goes, and the newest
 * of them all are shown: however much happened in the period, no more is read.
 */
export const listLeadEventsRoute = readRoute(listLeadEvents, async ({ query: { deed, before, ...period } }, { db, actor }) => {
  const blind = await judgedBlindBy(db, actor);
  const place = sql`(${event.at}, ${event.seq})`;
  const isBefore =
    before === undefined ? undefined : sql`${place} < (select shown.at, shown.seq from ${event} shown where shown.seq = ${before})`;
  const daysIn = await daysOf(db, period);
  const walks = walked(deed).flatMap(({ type, also }) => {
    const days = daysIn(type);
    const where = days && and(deedIn({ ...period, ...days, blind }, type), also, isBefore);
    return where
      ? [
          sql`(select ${event.seq}, ${event.at} from ${event} where ${where} order by ${event.at} desc, ${event.seq} desc limit ${most + 1})`,
        ]
      : [];
  });
  if (walks.length === 0) return ok({ items: [], isMore: false });
  const newest = sql`(select seq from (${sql.join(walks, sql` union all `)}) walked order by at desc, seq desc limit ${most + 1})`;
  const rows = await db
    .select({
      seq: event.seq,
      type: event.type,
      at: event.at,
      id: event.actorId,
      name: event.actorName,
      publishId: listingOf,
      title: sql<
        string | null
      >`coalesce(${listing.title}, (select removed.data ->> 'title' from ${event} removed where removed.subject = ${event.subject} and removed.type = 'removed'))`,
      data: event.data,
    })
    .from(event)
    .leftJoin(listing, eq(listing.id, listingOf))
    .where(inArray(event.seq, newest))
    .orderBy(desc(event.at), desc(event.seq));
  return ok({ items: rows.slice(0, most).map(toLeadEvent), isMore: rows.length > most });
});

interface Row {
  readonly seq: number;
  readonly type: string;
  readonly at: Date;
  readonly id: string;
  readonly name: string;
  readonly publishId: string;
  readonly title: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

const toLeadEvent = ({ seq, type, at, id, name, publishId, title, data }: Row): LeadEvent => ({
  seq,
  deed: type as LeadDeed,
  at: at.toISOString(),
  by: { id, name },
  publishId,
  title: title ?? publishId,
  warning: typeof data['warning'] === 'string' ? data['warning'] : '',
  skipReason: type === 'skipped' && typeof data['reason'] === 'string' ? (data['reason'] as SkipReason) : null,
  red: typeof data['overrode'] === 'number' ? data['overrode'] : 0,
});
