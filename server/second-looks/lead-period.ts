import { and, gte, eq, inArray, like, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { event } from '../db/schema/core.ts';
import { secondLook } from '../db/schema/second-look.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { midnight, midnightAfter } from '../orders/order-filter.ts';

/** What reviewers do with a listing, as its events say it. */
export const deeds = ['approved', 'refused', 'observed', 'returned', 'skipped'] as const;

/** Of an approval of what a check had found red. */
export const overrode = sql`${event.data} ? 'overrode'`;

export interface Period {
  readonly from: string;
  readonly to: string;
  readonly reviewerId?: string | undefined;
}

/** What happened to listings that who asks judges blind is told in no line and in no number: one less of these than of those tells it too. */
export interface Deeds extends Period {
  readonly blind: readonly string[];
}

export const deedsIn = ({ from, to, reviewerId, blind }: Deeds, types: readonly string[] = deeds): SQL | undefined =>
  and(
    gte(event.at, midnight(from)),
    lt(event.at, midnightAfter(to)),
    inArray(event.type, [...types]),
    like(event.subject, subjectOf('%')),
    blind.length > 0 ? notInArray(event.subject, blind.map(subjectOf)) : undefined,
    reviewerId === undefined ? undefined : eq(event.actorId, reviewerId),
  );

export const looksIn = ({ from, to, reviewerId }: Period): SQL | undefined =>
  and(
    gte(secondLook.decidedAt, midnight(from)),
    lt(secondLook.decidedAt, midnightAfter(to)),
    reviewerId === undefined ? undefined : or(eq(secondLook.firstId, reviewerId), eq(secondLook.secondId, reviewerId)),
  );
