import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { listLeadEvents, type LeadDeed, type LeadEvent } from '#contract/review-lead.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { readRoute } from '../http/route.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { judgedBlindBy } from './judged-blind.ts';
import { deeds, deedsIn, overrode } from './lead-period.ts';

/** As many as a page shows. */
const most = 50;

const isDeed = (deed: LeadDeed | undefined): SQL | undefined => (deed === 'overridden' ? overrode : undefined);
const typesOf = (deed: LeadDeed | undefined): readonly string[] => {
  if (deed === undefined) return deeds;
  return [deed === 'overridden' ? 'approved' : deed];
};

/** Found by its own id: by its subject all listings would be read. */
const listingOf = sql<string>`substr(${event.subject}, ${sql.raw(String(subjectOf('').length + 1))})`;

/** GET /review-lead/events: who decided what, newest first. */
export const listLeadEventsRoute = readRoute(listLeadEvents, async ({ query: { deed, before, ...period } }, { db, actor }) => {
  const blind = await judgedBlindBy(db, actor);
  const place = sql`(${event.at}, ${event.seq})`;
  const rows = await db
    .select({
      seq: event.seq,
      type: event.type,
      at: event.at,
      id: event.actorId,
      name: event.actorName,
      publishId: listingOf,
      title: listing.title,
      data: event.data,
    })
    .from(event)
    .leftJoin(listing, eq(listing.id, listingOf))
    .where(
      and(
        deedsIn({ ...period, blind }, typesOf(deed)),
        isDeed(deed),
        before === undefined ? undefined : sql`${place} < (select shown.at, shown.seq from ${event} shown where shown.seq = ${before})`,
      ),
    )
    .orderBy(desc(event.at), desc(event.seq))
    .limit(most + 1);
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
