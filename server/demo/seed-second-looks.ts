import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Listing } from '#contract/listing.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import { warningKeys } from '#contract/warning.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { reviewerPractice, secondLook } from '../db/schema/second-look.ts';
import { readListing } from '../listings/get-listing.ts';
import { finalTypes, subjectOf } from '../listings/listing-event.ts';
import { newUntil } from '../second-looks/draw.ts';
import { demoReviewers } from './demo-accounts.ts';
import { demoCompanyIds } from './make-world.ts';

/** So many decisions were drawn; of these some still wait, and every sixth was judged otherwise. */
const drawn = 48;
const waiting = 10;
const overrides = 5;
const skips: readonly SkipReason[] = ['doubt', 'specialist', 'slow', 'doubt', 'other', 'specialist'];
const hour = 3_600_000;

const otherOf = (id: string) => demoReviewers.find((each) => each.id !== id) ?? demoReviewers[0];

type Decided = typeof event.$inferSelect;

/** Why some came more often. */
const risksAt = (at: number): string[] => {
  if (at % 4 === 1) return ['highPrice'];
  return at % 7 === 2 ? ['newReviewer', 'quick'] : [];
};

const warningOf = ({ data }: Decided): string => (typeof data['warning'] === 'string' ? data['warning'] : '');

/** As the other of the two judged it. */
const judged = (decision: Decided, at: number, now: Date) => {
  const first = decision.type === 'refused' ? 'refused' : 'approved';
  const other = first === 'refused' ? 'approved' : 'refused';
  const verdict = at % 6 === 4 ? other : first;
  const anyWarning = warningOf(decision) || (warningKeys[at % warningKeys.length] ?? 'image');
  const { id, name } = otherOf(decision.actorId);
  return {
    state: 'judged',
    secondId: id,
    secondName: name,
    secondVerdict: verdict,
    secondWarning: verdict === 'refused' ? anyWarning : '',
    judgedAt: new Date(Math.min(now.getTime(), decision.at.getTime() + 5 * hour)),
  } as const;
};

const lookAt = (decision: Decided, stood: Listing, at: number): typeof secondLook.$inferInsert => {
  const id = `demo-look-${at}`;
  const isRefusal = decision.type === 'refused';
  return {
    id,
    listingId: stood.publishId,
    decidedVersion: decision.version,
    firstId: decision.actorId,
    firstName: decision.actorName,
    firstVerdict: isRefusal ? 'refused' : 'approved',
    firstWarning: isRefusal ? warningOf(decision) : '',
    decidedAt: decision.at,
    risks: risksAt(at),
    stood: {
      ...stood,
      publishId: id,
      version: Math.max(1, decision.version - 1),
      status: 'pending',
      sub_status: null,
      warning: '',
      reasons: ['new'],
      lease: null,
      skipped: false,
      snoozedUntil: null,
      history: [],
      refusal: null,
    },
  };
};

/** Second looks at the demo's decisions, none of whose reviewers is new, approvals of red findings, and listings that were passed over. */
export const seedSecondLooks = async (tx: Tx, now: Date): Promise<void> => {
  const ids = demoReviewers.map(({ id }) => id);
  const decided = await tx
    .selectDistinctOn([event.subject])
    .from(event)
    .where(and(inArray(event.type, [...finalTypes]), inArray(event.actorId, ids), like(event.subject, subjectOf('%'))))
    .orderBy(asc(event.subject), asc(event.version));
  const chosen = decided.filter((_each, at) => at % 3 === 0).slice(0, drawn);
  for (const [at, decision] of chosen.entries()) {
    const actor = { id: decision.actorId, name: decision.actorName, role: 'reviewer', sellerId: null, isMoneyManager: false } as const;
    const listed = await readListing(tx, decision.subject.slice(subjectOf('').length), { actor, now });
    if (listed) await tx.insert(secondLook).values({ ...lookAt(decision, listed, at), ...(at >= waiting && judged(decision, at, now)) });
  }
  await tx
    .insert(reviewerPractice)
    .values(ids.map((reviewerId) => ({ reviewerId, decided: newUntil })))
    .onConflictDoNothing();
  await overrideSome(tx, decided.filter(({ type }) => type === 'approved').slice(0, overrides));
  await skipSome(tx, now);
};

const overrideSome = async (tx: Tx, approved: readonly { readonly seq: number }[]): Promise<void> => {
  const seqs = approved.map(({ seq }) => seq);
  if (seqs.length > 0)
    await tx
      .update(event)
      .set({ data: sql`${event.data} || '{"overrode": 1}'` })
      .where(inArray(event.seq, seqs));
};

/** Of the demo's paused ones: no queue is without them. */
const skipSome = async (tx: Tx, now: Date): Promise<void> => {
  const some = await tx
    .select()
    .from(listing)
    .where(and(eq(listing.status, 'paused'), inArray(listing.sellerId, [...demoCompanyIds()])))
    .orderBy(asc(listing.id))
    .limit(skips.length);
  for (const [at, { id, version, sellerId }] of some.entries()) {
    const who = demoReviewers[at % demoReviewers.length] ?? demoReviewers[0];
    await tx.insert(event).values({
      subject: subjectOf(id),
      type: 'skipped',
      version: version + 1,
      actorId: who.id,
      actorName: who.name,
      at: new Date(now.getTime() - (at + 2) * 9 * hour),
      data: { reason: skips[at] ?? null },
      sellerId,
      key: null,
    });
    await tx
      .update(listing)
      .set({ version: version + 1 })
      .where(eq(listing.id, id));
  }
};
