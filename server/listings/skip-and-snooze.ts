import { and, eq } from 'drizzle-orm';
import { skipListing, snoozeListing } from '#contract/review-queue.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { queueSkip } from '../db/schema/queue.ts';
import { invalid, judgedBlind, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { lockListing, type LockedListing } from './lock-listing.ts';
import { writeListing } from './write-listing.ts';

/** Facts of the queue, not steps of the lifecycle: they ask only for a pending listing. (decision 24) */
const takePending = async (
  { tx, actor, clock, decided }: WriteContext,
  publishId: string,
): Promise<Result<LockedListing, ServerProblem>> => {
  const locked = await lockListing(tx, publishId, { actor, now: clock(), decidedAt: decided.at });
  if (!locked) return refuse(notFound());
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

/** PUT /publish/snooze: out of everyone's queue until then; it comes back by itself. */
export const snoozeListingRoute = writeRoute(snoozeListing, async ({ body: { publishId, until } }, context) => {
  const snoozedUntil = until === null ? null : new Date(until);
  if (snoozedUntil && snoozedUntil <= context.clock())
    return refuse(invalid('Escolha um instante no futuro', [{ message: 'Escolha um instante no futuro', path: 'until' }]));
  const taken = await takePending(context, publishId);
  if (!taken.ok) return taken;
  const type = snoozedUntil ? 'snoozed' : 'unsnoozed';
  return ok(await writeListing(context, taken.value, { type, status: 'pending', set: { snoozedUntil }, data: { until } }));
});
