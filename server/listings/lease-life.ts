/**
 * A lease follows the living connection of its holder: 60 s after the last of their streams is gone it is free (issue 21, row 11).
 * A console claims again what it has open every 20 s. A stream is no sign of life: a lid that closes leaves one that looks open.
 * The mark lies in the database, since a holder's requests come to any of several processes, and a process may be killed.
 */
import { and, eq, exists, gt, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { listingAccess } from '#contract/listing-parties.ts';
import { mayTake } from '#contract/party.ts';
import { claimEveryMs } from '#contract/review-queue.ts';
import type { Db, Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { lease, leaseLife } from '../db/schema/queue.ts';
import type { Actor } from '../http/actor.ts';
import { changesChannel } from '../stream/append-event.ts';
import { takenAhead } from './lease-end.ts';
import { subjectOf } from './listing-event.ts';

/** How long leases outlive the last stream of their holder, in milliseconds. */
const outliveMs = 60_000;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Until when a holder who claims now is taken to be there. A tab in the background may be let run once a minute only. */
const livesUntil = (now: Date): Date => after(now, outliveMs + claimEveryMs);

/** A claim tells that its holder is there. It goes before the leases are written: it waits for a sweep that is ending them. */
export const beThere = async (tx: Tx, holderId: string, now: Date): Promise<void> => {
  const set = { livesUntil: livesUntil(now) };
  await tx
    .insert(leaseLife)
    .values({ holderId, ...set })
    .onConflictDoUpdate({ target: leaseLife.holderId, set, setWhere: lt(leaseLife.livesUntil, set.livesUntil) });
};

/** A stream of somebody ended now. Another tab of theirs claims again within 20 s, or within a minute in the background. */
export const noteGone = async (db: Db, { id, role }: Pick<Actor, 'id' | 'role'>, now: Date): Promise<void> => {
  if (!mayTake(listingAccess, 'lease', role)) return;
  const goneAt = after(now, outliveMs);
  await db
    .update(leaseLife)
    .set({ livesUntil: goneAt })
    .where(and(eq(leaseLife.holderId, id), gt(leaseLife.livesUntil, goneAt)));
};

/** Consoles show who holds what. No event and no new version: a lease is not something that happened to the listing. */
export const publishLeases = async (tx: Tx, publishIds: readonly string[]): Promise<void> => {
  if (publishIds.length === 0) return;
  const told = sql`json_build_object('subject', ${subjectOf('')} || ${listing.id}, 'version', ${listing.version}, 'sellerId', null)::text`;
  await tx
    .select({ told: sql`pg_notify(${changesChannel}, ${told})` })
    .from(listing)
    .where(inArray(listing.id, [...publishIds]));
};

/**
 * Frees leases, and tells the consoles. They are locked in the order that claims take theirs: two that are about the same ones wait for
 * each other instead of locking up.
 */
export const freeLeases = async (tx: Tx, which: SQL | undefined): Promise<number> => {
  const locked = tx.$with('locked').as(tx.select({ id: lease.listingId }).from(lease).where(which).orderBy(lease.listingId).for('update'));
  const freed = await tx
    .with(locked)
    .delete(lease)
    .where(inArray(lease.listingId, tx.select({ id: locked.id }).from(locked)))
    .returning({ id: lease.listingId });
  await publishLeases(
    tx,
    freed.map(({ id }) => id),
  );
  return freed.length;
};

/**
 * Frees leases that ran out and those of people who are gone, and tells the consoles. Several processes may do so at once. The rows of
 * those people stay locked meanwhile: one who comes back in this moment claims after it, and loses nothing.
 */
export const endLeases = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .select({ holderId: leaseLife.holderId })
      .from(leaseLife)
      .where(
        and(
          lte(leaseLife.livesUntil, now),
          exists(
            tx
              .select({ one: sql`1` })
              .from(lease)
              .where(eq(lease.holderId, leaseLife.holderId)),
          ),
        ),
      )
      .for('update', { skipLocked: true });
    const holders = gone.map(({ holderId }) => holderId);
    await freeLeases(tx, or(lte(lease.until, now), gt(lease.until, takenAhead(now)), inArray(lease.holderId, holders)));
  });
