import { eq, isNull } from 'drizzle-orm';
import { checks } from '#checks/checks.ts';
import { pictureMarks } from '#checks/picture-print.ts';
import { runChecks } from '#checks/run-checks.ts';
import { titleMarks } from '#checks/title-words.ts';
import type { CheckName, Finding, ProblemFilter } from '#contract/check.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck, type SeenImage } from '../db/schema/listing-check.ts';
import { sku } from '../db/schema/product.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { publishChange } from '../stream/append-event.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { readHubFacts } from './hub-facts.ts';
import { lookAtImages } from './look-at-images.ts';
import { ownFacts } from './own-facts.ts';
import { readAsked } from './read-asked.ts';
import { readWeights } from './read-weights.ts';

type Row = typeof listingCheck.$inferSelect;

interface Judged {
  readonly version: number;
  readonly sellerId: string;
  readonly findings: readonly Finding[];
  readonly failed: readonly CheckName[];
  readonly titleMarks: readonly number[];
  readonly imageMarks: readonly number[];
  readonly images: readonly SeenImage[];
}

interface CheckDeps {
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

const hourMs = 60 * 60_000;

/**
 * All checks over one listing as it is now. Null where it was removed meanwhile, or where they gave up before and it is decided by now: nobody waits for them, and back in
 * review it is looked at anew.
 */
const judge = async (db: Db, { listingId, failure }: Row, { blobs, clock }: CheckDeps): Promise<Judged | null> => {
  const [found] = await db
    .select({ row: listing, detail: listingDetail, productId: sku.productId })
    .from(listing)
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .leftJoin(sku, eq(sku.id, listing.skuId))
    .where(eq(listing.id, listingId));
  if (!found) return null;
  const { row, detail, productId } = found;
  if (failure !== null && row.status !== 'pending') return null;
  const { title, version, sellerId } = row;
  const seen = await lookAtImages({ db, blobs, now: clock() }, detail);
  const prints = seen.flatMap(({ print }) => (print !== null && pictureMarks(print).length > 0 ? [print] : []));
  const imageMarks = [...new Set(prints.flatMap(pictureMarks))];
  const weights = await readWeights(db, row.categoryId);
  const hub = await readHubFacts(db, { ...row, productId, prints, imageMarks });
  const facts = {
    ...ownFacts(row, detail, await readAsked(db, row.categoryId)),
    images: seen.map(({ position, variation, answer }) => ({ position, answer, ...(variation !== undefined && { variation }) })),
  };
  const images = seen.map(({ name, answer }) => ({ name, answer }));
  return { version, sellerId, images, imageMarks, titleMarks: titleMarks(title), ...runChecks(checks, { ...facts, ...hub }, weights) };
};

/** Clean is what every check looked at and none found anything in. */
const problemsOf = ({ findings, failed }: Judged): readonly ProblemFilter[] => {
  const found = [...new Set(findings.map(({ check }) => check))];
  return found.length === 0 && failed.length === 0 ? ['clean'] : found;
};

/** Looks at listings and their pictures when they arrive and when something changes that a check looks at. */
export const checkWork = (deps: CheckDeps): Work<Row, Judged | null> => ({
  name: 'checks',
  // What was found before stands while it waits; of a new one nothing is known. (decision 0152)
  queue: queueOf(listingCheck, 'listingId', { first: isNull(listingCheck.checkedAt) }),
  // Ten pictures of 50 megapixels on a busy machine.
  timeoutMs: 60_000,
  work: (db, row) => judge(db, row, deps),
  settle: async (tx, { listingId }, judged, now) => {
    if (judged === null) return 'over';
    const { findings, failed, images, imageMarks } = judged;
    const red = findings.filter(({ severity }) => severity === 'red').length;
    await tx
      .update(listingCheck)
      .set({
        checkedAt: now,
        red,
        yellow: findings.length - red,
        findings,
        failed,
        problems: problemsOf(judged),
        titleMarks: judged.titleMarks,
        imageMarks,
        images,
      })
      .where(eq(listingCheck.listingId, listingId));
    // No event: nobody's history shows it, and nobody decides on a version of it.
    await publishChange(tx, { subject: subjectOf(listingId), version: judged.version, sellerId: judged.sellerId });
    return 'over';
  },
  // A store that was away comes back, and an analyser is mended: nobody has to touch the listing for it.
  againMs: hourMs,
  // It stays without a mark, and its row says why.
  onFailed: async (tx, { listingId, failure: before }, { failure }) => {
    // An hour later, for the same reason, nothing of it is news to any console.
    if (before === failure) return;
    const [found] = await tx
      .select({ version: listing.version, sellerId: listing.sellerId })
      .from(listing)
      .where(eq(listing.id, listingId));
    if (found) await publishChange(tx, { subject: subjectOf(listingId), ...found });
  },
});
