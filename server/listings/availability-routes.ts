import { eq } from 'drizzle-orm';
import { activateListing, pauseListing, setListingLock } from '#contract/listing-calls.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { ListingStep } from '#machines/lifecycle/listing.ts';
import { listingDetail } from '../db/schema/listing.ts';
import type { ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { stepLocked, takeListing, type Stepped } from './step.ts';
import { writeListing } from './write-listing.ts';

type AvailabilityStep = Extract<ListingStep, { readonly type: 'pause' | 'activate' | 'lock' | 'unlock' }>;

/** Takes a listing and lets the lifecycle decide, which asks whether it is locked for a deal. */
const stepAvailability = async (
  context: WriteContext,
  publishId: string,
  step: AvailabilityStep,
): Promise<Result<Stepped, ServerProblem>> => {
  const taken = await takeListing(context, publishId);
  if (!taken.ok) return taken;
  const [detail] = await context.tx
    .select({ isLocked: listingDetail.freezedByDeal })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, publishId));
  if (!detail) throw new Error(`Listing ${publishId} has no detail row`);
  return stepLocked(context, taken.value, step, detail);
};

/** PUT /publish/pause: by its owner, so that stock coming back does not put it on sale again (domain, 5.1). */
export const pauseListingRoute = writeRoute(pauseListing, async ({ body: { publishId } }, context) => {
  const stepped = await stepAvailability(context, publishId, { type: 'pause' });
  if (!stepped.ok) return refuse(stepped.error);
  const { locked, status } = stepped.value;
  return ok(await writeListing(context, locked, { type: 'paused', status, set: { subStatus: 'paused_by_seller' }, data: {} }));
});

/** PUT /publish/activate: the inverse of a pause. */
export const activateListingRoute = writeRoute(activateListing, async ({ body: { publishId } }, context) => {
  const stepped = await stepAvailability(context, publishId, { type: 'activate' });
  if (!stepped.ok) return refuse(stepped.error);
  const { locked, status } = stepped.value;
  return ok(await writeListing(context, locked, { type: 'activated', status, set: { subStatus: null }, data: {} }));
});

/** PUT /publish/lock: 'Trava de Anúncio', on or off. */
export const setListingLockRoute = writeRoute(setListingLock, async ({ body: { publishId, locked: isLocked } }, context) => {
  const stepped = await stepAvailability(context, publishId, { type: isLocked ? 'lock' : 'unlock' });
  if (!stepped.ok) return refuse(stepped.error);
  await context.tx.update(listingDetail).set({ freezedByDeal: isLocked }).where(eq(listingDetail.listingId, publishId));
  const { locked, status } = stepped.value;
  return ok(await writeListing(context, locked, { type: isLocked ? 'locked' : 'unlocked', status, data: {} }));
});
