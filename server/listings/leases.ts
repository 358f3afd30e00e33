import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { claimListings, releaseListings } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import type { Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { lease } from '../db/schema/queue.ts';
import type { Actor } from '../http/actor.ts';
import { writeRoute } from '../http/route.ts';
import { notBlind } from '../second-looks/judged-blind.ts';
import { leaseEnd, worthRenewing } from './lease-end.ts';
import { beThere, freeLeases, publishLeases } from './lease-life.ts';

/**
 * PUT /publish/lease: one statement claims what is free, renews what is mine and leaves what another holds, so that of two who
 * claim at once one wins. Ids are taken in order: two batches that overlap, and what frees them, wait for each other instead of locking up.
 * A console claims every 20 s as its sign of life; a lease with most of its time left stays as it is, and so does what people are told of it.
 */
export const claimListingsRoute = writeRoute(claimListings, async ({ body: { publishIds } }, { tx, actor, clock, settings }) => {
  if (settings.LEASES === 'off') return ok(publishIds.map((publishId) => ({ publishId, lease: null })));
  const now = clock();
  await beThere(tx, actor.id, now);
  const before = await readLeases(tx, actor, publishIds, now);
  const claimable = tx
    .select({
      listingId: listing.id,
      holderId: sql`${actor.id}`.as('holder'),
      holderName: sql`${actor.name}`.as('name'),
      until: sql`${leaseEnd(now)}::timestamptz`.as('until'),
      since: sql`${now}::timestamptz`.as('since'),
    })
    .from(listing)
    .where(and(inArray(listing.id, publishIds), eq(listing.status, 'pending'), notBlind(tx, listing.id, actor)))
    .orderBy(listing.id)
    // One that is removed at this moment is waited for, and left out.
    .for('key share');
  await tx
    .insert(lease)
    .select(claimable)
    .onConflictDoUpdate({
      target: lease.listingId,
      set: {
        holderId: actor.id,
        holderName: actor.name,
        until: leaseEnd(now),
        // A holder whose lease lapsed, and who takes it again before anybody else, has held it all along.
        since: sql`case when ${lease.holderId} = ${actor.id} then ${lease.since} else ${now} end`,
      },
      setWhere: sql`(${lease.holderId} = ${actor.id} and ${lease.until} <= ${worthRenewing(now)}) or ${lease.until} <= ${now}`,
    });
  const after = await readLeases(tx, actor, publishIds, now);
  const gained = publishIds.filter((id) => after.get(id)?.holderId === actor.id && before.get(id)?.holderId !== actor.id);
  await publishLeases(tx, gained);
  return ok(
    publishIds.map((publishId) => {
      const held = after.get(publishId);
      return { publishId, lease: held ? { holder: { id: held.holderId, name: held.holderName }, until: held.until.toISOString() } : null };
    }),
  );
});

/** DELETE /publish/lease: what others hold stays theirs, whoever asks. */
export const releaseListingsRoute = writeRoute(releaseListings, async ({ query: { publishId } }, { tx, actor }) => {
  const released = await freeLeases(
    tx,
    and(eq(lease.holderId, actor.id), publishId === undefined ? undefined : eq(lease.listingId, publishId)),
  );
  return ok({ released });
});

type Held = typeof lease.$inferSelect;

const readLeases = async (tx: Tx, reader: Actor, publishIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Held>> => {
  const held = await tx
    .select()
    .from(lease)
    .where(and(inArray(lease.listingId, [...publishIds]), gt(lease.until, now), notBlind(tx, lease.listingId, reader)));
  return new Map(held.map((each) => [each.listingId, each]));
};
