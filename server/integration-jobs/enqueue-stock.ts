import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import { chunked } from '../db/chunked.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { jobWords } from './enqueue-job.ts';
import { publishJobChange } from './publish-job-change.ts';
import { isGivenUp, isUntouched } from './withdraw-jobs.ts';

/** So many jobs in one statement: each has ten parameters. */
const atOnce = 2000;

const kind: JobKind = 'setStock';

/**
 * The listings whose stock the marketplace shows, or is about to show. A listing that has an id there shows it however it stands here,
 * until it ends there. (decisions 0142, 0144)
 */
const isThere = and(
  or(inArray(listing.status, ['active', 'paused', 'processing']), isNotNull(listing.externalId)),
  eq(listing.isClosedThere, false),
);
const named = { id: listing.id, title: listing.title, sellerId: listing.sellerId, accountId: listing.accountId };
type Named = Pick<typeof listing.$inferSelect, keyof typeof named>;

const ofKits = (tx: Tx, which: SQL | undefined): Promise<Named[]> =>
  tx
    .selectDistinct(named)
    .from(listing)
    .innerJoin(kit, and(eq(kit.sellerId, listing.sellerId), eq(kit.code, listing.sku)))
    .innerJoin(kitPart, eq(kitPart.kitId, kit.id))
    .where(and(sql`${listing.kit}`, isThere, which))
    .orderBy(asc(listing.id));

/** In few statements, however many sell it. What waits to say the same, or was given up, is taken back: the newest says all of it. */
const tell = async (tx: Tx, listings: readonly Named[], now: Date): Promise<void> => {
  for (const some of chunked(listings, atOnce)) {
    const subjects = some.map(({ id }) => subjectOf(id));
    const gone = await tx
      .delete(integrationJob)
      .where(and(inArray(integrationJob.subject, subjects), eq(integrationJob.kind, kind), or(isUntouched, isGivenUp)))
      .returning({ told: publishJobChange(1), subject: integrationJob.subject, isUncertain: integrationJob.isUncertain });
    const uncertain = new Set(gone.flatMap((each) => (each.isUncertain ? [each.subject] : [])));
    await tx
      .insert(integrationJob)
      .values(
        some.map(({ id, title, sellerId, accountId }) => {
          const about = { subject: subjectOf(id), name: title };
          const isUncertain = uncertain.has(about.subject);
          return {
            id: randomUUID(),
            kind,
            ...about,
            sellerId,
            accountId,
            createdAt: now,
            nextAt: now,
            isUncertain,
            search: jobWords(about),
          };
        }),
      )
      .returning({ told: publishJobChange(0) });
  }
};

/**
 * The stock of these SKUs changed: every listing that sells one has the marketplace told, and every kit that one is a part of. What is sold as
 * several pieces and is no kit's that is composed here sells its SKU. (decision 0130)
 */
export const enqueueStock = async (tx: Tx, skuIds: readonly string[], now: Date): Promise<void> => {
  if (skuIds.length === 0) return;
  const alone = await tx
    .select(named)
    .from(listing)
    .where(and(inArray(listing.skuId, [...skuIds]), sql`not ${listing.ofKit}`, isThere))
    .orderBy(asc(listing.id));
  const together = await ofKits(tx, inArray(kitPart.skuId, [...skuIds]));
  await tell(tx, [...alone, ...together], now);
};

/** It sells another SKU from now on: how many there are of that, where the marketplace shows it. */
export const enqueueListingStock = async (tx: Tx, listingId: string, now: Date): Promise<void> =>
  tell(
    tx,
    await tx
      .select(named)
      .from(listing)
      .where(and(eq(listing.id, listingId), isThere)),
    now,
  );

/** What the kit is made of changed, or what it is sold under. */
export const enqueueKitStock = async (tx: Tx, kitId: string, now: Date): Promise<void> =>
  tell(tx, await ofKits(tx, eq(kit.id, kitId)), now);

/** Those that keep this code of a kit, which has another now: they hang on a SKU of their own and sell it from now on. (decision 0163) */
export const enqueueLeftStock = async (tx: Tx, sellerId: string, code: string, now: Date): Promise<void> =>
  tell(
    tx,
    await tx
      .select(named)
      .from(listing)
      .where(
        and(
          eq(listing.sellerId, sellerId),
          eq(listing.sku, code),
          sql`${listing.kit}`,
          sql`not ${listing.ofKit}`,
          isNotNull(listing.skuId),
          isThere,
        ),
      )
      .orderBy(asc(listing.id)),
    now,
  );
