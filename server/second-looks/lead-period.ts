import { and, gte, eq, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
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

/**
 * Listings that the person who asks is to judge blind are left out of every line and number: a number that is one less than another would
 * tell of them, too.
 */
export interface Deeds extends Period {
  readonly blind: readonly string[];
}

/** Written out, as the index of what reviewers did has it: a parameter could be anything, and is looked for among all that happened. */
const ofIndex = sql.raw(`subject like '${subjectOf('%')}' and type in (${deeds.map((deed) => `'${deed}'`).join(', ')})`);

const inPeriod = ({ from, to, reviewerId }: Period): SQL | undefined =>
  and(gte(event.at, midnight(from)), lt(event.at, midnightAfter(to)), reviewerId === undefined ? undefined : eq(event.actorId, reviewerId));

/** What is told of one deed. */
export const deedIn = ({ blind, ...period }: Deeds, deed: (typeof deeds)[number]): SQL | undefined =>
  and(
    sql.raw(`type = '${deed}'`),
    ofIndex,
    inPeriod(period),
    blind.length > 0 ? notInArray(event.subject, blind.map(subjectOf)) : undefined,
  );

/** What is not told. */
export const deedsOf = ({ blind, ...period }: Deeds): SQL | undefined =>
  and(inArray(event.subject, blind.map(subjectOf)), inArray(event.type, [...deeds]), inPeriod(period));

export const looksIn = ({ from, to, reviewerId }: Period): SQL | undefined =>
  and(
    gte(secondLook.decidedAt, midnight(from)),
    lt(secondLook.decidedAt, midnightAfter(to)),
    reviewerId === undefined ? undefined : or(eq(secondLook.firstId, reviewerId), eq(secondLook.secondId, reviewerId)),
  );
