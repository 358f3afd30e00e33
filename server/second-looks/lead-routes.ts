import { and, asc, desc, eq, gt, gte, inArray, like, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { getReviewLead, listLeadEvents, type LeadDeed, type LeadEvent, type ReviewLead } from '#contract/review-lead.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import { addCrossed, agreementOf, noneCrossed, turned, type Crossed } from '#lib/agreement.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { lease } from '../db/schema/queue.ts';
import { secondLook } from '../db/schema/second-look.ts';
import { readRoute } from '../http/route.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { midnight, midnightAfter } from '../orders/order-filter.ts';
import { judgedBlindBy } from './judged-blind.ts';
import { overturnsOf } from './overturns.ts';

const deeds = ['approved', 'refused', 'observed', 'returned', 'skipped'] as const;
/** As many as a page shows. */
const most = 50;
const mostLeases = 200;

interface Period {
  readonly from: string;
  readonly to: string;
  readonly reviewerId?: string | undefined;
}

const deedsIn = ({ from, to, reviewerId }: Period, types: readonly string[] = deeds): SQL | undefined =>
  and(
    gte(event.at, midnight(from)),
    lt(event.at, midnightAfter(to)),
    inArray(event.type, [...types]),
    like(event.subject, subjectOf('%')),
    reviewerId === undefined ? undefined : eq(event.actorId, reviewerId),
  );

const looksIn = ({ from, to, reviewerId }: Period): SQL | undefined =>
  and(
    gte(secondLook.decidedAt, midnight(from)),
    lt(secondLook.decidedAt, midnightAfter(to)),
    reviewerId === undefined ? undefined : or(eq(secondLook.firstId, reviewerId), eq(secondLook.secondId, reviewerId)),
  );

const times = (type: string) => sql<number>`count(*) filter (where ${eq(event.type, type)})::int`;
const calledLast = sql<string>`(array_agg(${event.actorName} order by ${event.seq} desc))[1]`;
const overrode = sql`${event.data} ? 'overrode'`;

const peopleIn = (db: Db, period: Period) =>
  db
    .select({
      id: event.actorId,
      name: calledLast,
      approved: times('approved'),
      refused: times('refused'),
      observed: times('observed'),
      returned: times('returned'),
      skipped: times('skipped'),
      overrides: sql<number>`count(*) filter (where ${overrode})::int`,
    })
    .from(event)
    .where(deedsIn(period))
    .groupBy(event.actorId)
    .orderBy(calledLast, event.actorId);

const skipReason = sql<SkipReason | null>`${event.data} ->> 'reason'`;

const skipsIn = async (db: Db, period: Period): Promise<ReviewLead['skips']> => {
  const counted = await db
    .select({ id: event.actorId, name: calledLast, reason: skipReason, count: sql<number>`count(*)::int` })
    .from(event)
    .where(deedsIn(period, ['skipped']))
    .groupBy(event.actorId, sql`4`)
    .orderBy(desc(sql`4`));
  return counted.map(({ id, name, reason, count }) => ({ reviewer: { id, name }, reason, count }));
};

const leasesNow = async (db: Db, now: Date, { reviewerId }: Period): Promise<ReviewLead['leases']> => {
  const held = await db
    .select({
      publishId: lease.listingId,
      title: listing.title,
      id: lease.holderId,
      name: lease.holderName,
      since: lease.since,
      until: lease.until,
    })
    .from(lease)
    .innerJoin(listing, eq(listing.id, lease.listingId))
    .where(and(gt(lease.until, now), reviewerId === undefined ? undefined : eq(lease.holderId, reviewerId)))
    .orderBy(asc(lease.since), asc(lease.listingId))
    .limit(mostLeases);
  return held.map(({ publishId, title, id, name, since, until }) => ({
    publishId,
    title,
    holder: { id, name },
    since: since.toISOString(),
    until: until.toISOString(),
  }));
};

const sampleIn = async (db: Db, period: Period): Promise<ReviewLead['sample']> => {
  const where = looksIn(period);
  const [counted] = await db
    .select({
      drawn: sql<number>`count(*)::int`,
      judged: sql<number>`count(*) filter (where ${eq(secondLook.state, 'judged')})::int`,
    })
    .from(secondLook)
    .where(where);
  const risky = await db
    .select({ risk: sql<string>`unnest(${secondLook.risks})`, count: sql<number>`count(*)::int` })
    .from(secondLook)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`);
  const { drawn = 0, judged = 0 } = counted ?? {};
  return { drawn, judged, waiting: drawn - judged, risks: risky };
};

type Verdict = 'approved' | 'refused';

/** What two people said of the same listings, so often. */
interface Twice {
  readonly first: { readonly id: string; readonly name: string };
  readonly second: { readonly id: string; readonly name: string };
  readonly crossed: Crossed;
}

const isJudged = (period: Period): SQL | undefined => and(looksIn(period), eq(secondLook.state, 'judged'));

const judgedIn = async (db: Db, period: Period): Promise<readonly Twice[]> => {
  const counted = await db
    .select({
      firstId: secondLook.firstId,
      firstName: sql<string>`max(${secondLook.firstName})`,
      secondId: sql<string>`${secondLook.secondId}`,
      secondName: sql<string>`max(${secondLook.secondName})`,
      firstVerdict: secondLook.firstVerdict,
      secondVerdict: sql<Verdict>`${secondLook.secondVerdict}`,
      count: sql<number>`count(*)::int`,
    })
    .from(secondLook)
    .where(isJudged(period))
    .groupBy(secondLook.firstId, secondLook.secondId, secondLook.firstVerdict, secondLook.secondVerdict);
  return counted.map(({ firstId, firstName, secondId, secondName, firstVerdict, secondVerdict, count }) => ({
    first: { id: firstId, name: firstName },
    second: { id: secondId, name: secondName },
    crossed: { ...noneCrossed, [cellOf(firstVerdict, secondVerdict)]: count },
  }));
};

/** Approved is yes. */
const cellOf = (first: Verdict, second: Verdict): keyof Crossed => {
  if (first === second) return first === 'approved' ? 'bothYes' : 'bothNo';
  return first === 'approved' ? 'yesNo' : 'noYes';
};

const sum = (crossed: readonly Crossed[]): Crossed => crossed.reduce(addCrossed, noneCrossed);

/** Two people are a pair whoever of them was the first. */
const pairsOf = (judged: readonly Twice[]): ReviewLead['pairs'] => {
  const byPair = Map.groupBy(
    judged.map(({ first, second, crossed }) =>
      first.id < second.id ? { one: first, other: second, crossed } : { one: second, other: first, crossed: turned(crossed) },
    ),
    ({ one, other }) => JSON.stringify([one.id, other.id]),
  );
  return [...byPair.values()]
    .flatMap((pair) => {
      const [first] = pair;
      return first ? [{ one: first.one, other: first.other, ...agreementOf(sum(pair.map(({ crossed }) => crossed))) }] : [];
    })
    .toSorted((one, other) => other.of - one.of || one.one.name.localeCompare(other.one.name, 'pt-BR'));
};

const overturnedIn = async (db: Db, period: Period): Promise<ReviewLead['overturned']> => {
  const judged = await db
    .select({
      firstVerdict: secondLook.firstVerdict,
      firstWarning: secondLook.firstWarning,
      secondVerdict: sql<Verdict>`${secondLook.secondVerdict}`,
      secondWarning: sql<string>`${secondLook.secondWarning}`,
      count: sql<number>`count(*)::int`,
    })
    .from(secondLook)
    .where(isJudged(period))
    .groupBy(secondLook.firstVerdict, secondLook.firstWarning, secondLook.secondVerdict, secondLook.secondWarning);
  return [...overturnsOf(judged)];
};

const otherwiseIn = async (db: Db, period: Period): Promise<ReviewLead['otherwise']> => {
  const rows = await db
    .select({ look: secondLook, title: sql<string>`${secondLook.stood} ->> 'title'` })
    .from(secondLook)
    .where(and(isJudged(period), ne(secondLook.firstVerdict, sql`${secondLook.secondVerdict}`)))
    .orderBy(desc(secondLook.judgedAt), asc(secondLook.id))
    .limit(most);
  return rows.flatMap(({ look, title }) => {
    const { secondId, secondName, secondVerdict, judgedAt } = look;
    if (secondId === null || secondName === null || secondVerdict === null || judgedAt === null) return [];
    return [
      {
        id: look.id,
        publishId: look.listingId,
        title,
        first: { id: look.firstId, name: look.firstName },
        firstVerdict: look.firstVerdict,
        firstWarning: look.firstWarning,
        decidedAt: look.decidedAt.toISOString(),
        second: { id: secondId, name: secondName },
        secondVerdict,
        secondWarning: look.secondWarning ?? '',
        judgedAt: judgedAt.toISOString(),
        risks: [...look.risks],
      },
    ];
  });
};

/** GET /review-lead. Nothing of what is still to be judged but how many: who leads may be the second. */
export const getReviewLeadRoute = readRoute(getReviewLead, async ({ query }, { db, clock }) => {
  const judged = await judgedIn(db, query);
  const ofFirst = (id: string) => sum(judged.filter(({ first }) => first.id === id).map(({ crossed }) => crossed));
  const people = await peopleIn(db, query);
  return ok({
    people: people.map((each) => {
      const { of, agreed } = agreementOf(ofFirst(each.id));
      return { ...each, judged: of, otherwise: of - agreed };
    }),
    skips: await skipsIn(db, query),
    leases: await leasesNow(db, clock(), query),
    sample: await sampleIn(db, query),
    agreement: agreementOf(sum(judged.map(({ crossed }) => crossed))),
    pairs: pairsOf(judged),
    overturned: await overturnedIn(db, query),
    otherwise: await otherwiseIn(db, query),
  });
});

const isDeed = (deed: LeadDeed | undefined): SQL | undefined => (deed === 'overridden' ? overrode : undefined);
const typesOf = (deed: LeadDeed | undefined): readonly string[] => {
  if (deed === undefined) return deeds;
  return [deed === 'overridden' ? 'approved' : deed];
};

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
      publishId: sql<string>`substr(${event.subject}, ${subjectOf('').length + 1}::int)`,
      title: listing.title,
      data: event.data,
    })
    .from(event)
    .leftJoin(listing, eq(event.subject, sql`'listing:' || ${listing.id}`))
    .where(
      and(
        deedsIn(period, typesOf(deed)),
        isDeed(deed),
        blind.length > 0 ? notInArray(event.subject, blind.map(subjectOf)) : undefined,
        before === undefined
          ? undefined
          : sql`${place} < (select shown.at, shown.seq from ${event} shown where shown.seq = ${before})`,
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
