import { and, eq } from 'drizzle-orm';
import { skipListing, snoozeListing } from '#contract/review-queue.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { queueSkip } from '../db/schema/queue.ts';
import { invalid, judgedBlind, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { changedSince, undoneDeed } from '../stream/undone-deed.ts';
import { subjectOf, type ListingEventType } from './listing-event.ts';
import { goneOf } from './gone.ts';
import { lockListing, type LockedListing } from './lock-listing.ts';
import { writeListing } from './write-listing.ts';

/** Facts of the queue, not steps of the lifecycle: they ask only for a pending listing. (decision 24) */
const takePending = async (
  { tx, actor, clock, decided }: WriteContext,
  publishId: string,
): Promise<Result<LockedListing, ServerProblem>> => {
  const locked = await lockListing(tx, publishId, { actor, now: clock(), decidedAt: decided.at });
  if (!locked) return refuse(await goneOf(tx, publishId, actor));
  if (locked.isJudgedBlind) return refuse(judgedBlind());
  return locked.row.status === 'pending' ? ok(locked) : refuse(stepRefused('Anúncio não está mais pendente'));
};

/** PUT /publish/skip: for me only; it stays in everyone else's queue. */
export const skipListingRoute = writeRoute(skipListing, async ({ body: { publishId, skip, reason } }, context) => {
  const { tx, actor, clock } = context;
  const taken = await takePending(context, publishId);
  if (!taken.ok) return taken;
  const mine = and(eq(queueSkip.listingId, publishId), eq(queueSkip.userId, actor.id));
  await tx.delete(queueSkip).where(mine);
  if (skip) await tx.insert(queueSkip).values({ listingId: publishId, userId: actor.id, reason, at: clock() });
  return ok(await writeListing(context, taken.value, { type: skip ? 'skipped' : 'unskipped', status: 'pending', data: { reason } }));
});

/**
 * Until when it was asleep before the snooze that is taken back, as its event kept it: whoever asks may have seen less. Refused where
 * something was decided since; what has left the queue since is awake. An event of an older build kept nothing: there it is as was asked.
 */
const sleptBefore = async (
  { tx }: WriteContext,
  { row }: LockedListing,
  { undoes, asked }: { readonly undoes: string; readonly asked: Date | null },
): Promise<Result<Date | null, ServerProblem>> => {
  if (row.snoozedUntil === null) return refuse(changedSince());
  const undone = await undoneDeed(tx, {
    subject: subjectOf(row.id),
    undoes,
    types: ['snoozed', 'unsnoozed'] satisfies readonly ListingEventType[],
  });
  if (!undone.ok) return undone;
  const { was } = undone.value;
  if (was === undefined) return ok(asked);
  return ok(typeof was === 'string' ? new Date(was) : null);
};

const pastInstant = 'Escolha um instante no futuro';
const said = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** PUT /publish/snooze: out of everyone's queue until then; it comes back by itself. With `undoes`, as it was before that snooze. */
export const snoozeListingRoute = writeRoute(snoozeListing, async ({ body: { publishId, until, undoes } }, context) => {
  const asked = until === null ? null : new Date(until);
  // One that is over by now keeps nobody waiting.
  const ahead = (instant: Date | null): Date | null => (instant !== null && instant > context.clock() ? instant : null);
  if (undoes === undefined && asked !== ahead(asked)) return refuse(invalid(pastInstant, [{ message: pastInstant, path: 'until' }]));
  const taken = await takePending(context, publishId);
  if (!taken.ok) return taken;
  const meant = undoes === undefined ? ok(asked) : await sleptBefore(context, taken.value, { undoes, asked });
  if (!meant.ok) return meant;
  const snoozedUntil = ahead(meant.value);
  const data = { until: said(snoozedUntil), was: said(taken.value.row.snoozedUntil), ...(undoes !== undefined && { undoes }) };
  const type = snoozedUntil ? 'snoozed' : 'unsnoozed';
  return ok(await writeListing(context, taken.value, { type, status: 'pending', set: { snoozedUntil }, data }));
});
