import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { outcomeOf } from '#contract/price-formula.ts';
import type { RunOutcome } from '#contract/price-rule.ts';
import { addTo } from '#lib/dates.ts';
import { deleteWithParts } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { priceRule, priceRun, priceRunItem } from '../db/schema/price-rule.ts';
import { keptDays } from '../kept-days.ts';
import { listingCost } from '../listings/listing-cost.ts';
import { appendEvent, publishChange } from '../stream/append-event.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { changePrice, type PriceAuthor } from './change-price.ts';
import { subjectOf } from './rule-row.ts';

/** So many listings in one step: few enough that nobody who saves one of them waits long. */
const atOnce = 50;
/** As long as PostgreSQL lets one statement take. */
const timeoutMs = 30_000;

type Run = typeof priceRun.$inferSelect;

/** The next of them, in their order. */
const nextItems = (db: Db, runId: string) =>
  db
    .select({
      listingId: priceRunItem.listingId,
      status: listing.status,
      isClosedThere: listing.isClosedThere,
      version: listing.version,
      sellerId: listing.sellerId,
      price: listing.price,
      title: listing.title,
      accountId: listing.accountId,
      reasons: listing.reasons,
      cost: listingCost,
      isLocked: listingDetail.freezedByDeal,
    })
    .from(priceRunItem)
    .innerJoin(listing, eq(listing.id, priceRunItem.listingId))
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .where(and(eq(priceRunItem.runId, runId), isNull(priceRunItem.outcome)))
    .orderBy(asc(priceRunItem.listingId))
    .limit(atOnce);

type Item = Awaited<ReturnType<typeof nextItems>>[number];

interface Became {
  readonly outcome: RunOutcome;
  readonly after: number | null;
}
type Judged = Item & Became;

/** Asked again now: since the run began it may have been sold out, locked or given another price. */
const becomes = ({ status, isClosedThere, price, cost, isLocked }: Item, { terms }: Run): Became =>
  (status === 'active' || status === 'paused') && !isClosedThere
    ? outcomeOf({ price, cost, isLocked }, terms)
    : { outcome: 'gone', after: null };

const denied: Became = { outcome: 'denied', after: null };

/** A run does what whoever asked for it may do now: not what they might when they asked. */
export const isStillAllowed = async (
  tx: Tx,
  { userId, sellerId }: { readonly userId: string; readonly sellerId: string | null },
): Promise<boolean> => {
  const [asker] = await tx
    .select({ role: account.role, sellerId: account.sellerId, companyStatus: seller.status })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .where(and(eq(account.id, userId), isNull(account.blockedAt)));
  if (!asker) return false;
  if (asker.role === 'superuser') return true;
  // What is of no company is a superuser's alone: a seller who has none yet is of the same, and may not.
  return asker.role === 'seller' && sellerId !== null && asker.sellerId === sellerId && asker.companyStatus !== 'blocked';
};

/** The rule is free for its next run. Its prices count as applied only when all were. */
const finish = async (tx: Tx, run: Run, now: Date, end: 'done' | 'failed'): Promise<void> => {
  await tx.update(priceRun).set({ finishedAt: now }).where(eq(priceRun.id, run.id));
  const isApplied = end === 'done' && !run.isDry && run.outcomes.denied === undefined;
  const [rule] = await tx
    .update(priceRule)
    .set(isApplied ? { appliedAt: now } : { id: run.ruleId })
    .where(eq(priceRule.id, run.ruleId))
    .returning({ version: priceRule.version });
  await publishChange(tx, { subject: subjectOf(run.ruleId), version: rule?.version ?? 1, sellerId: run.sellerId });
};

/** Judges the next listings as they now stand. */
const judge = async (db: Db, run: Run): Promise<readonly Judged[]> =>
  (await nextItems(db, run.id)).map((item) => ({ ...item, ...becomes(item, run) }));

/**
 * Locks what was judged and answers those that nobody changed since; the others are judged anew in the next step. In the order of their
 * ids, so that no two workers wait for each other. Their keys stay: a run that begins may note them meanwhile, and neither waits for the
 * other.
 */
const stillAsJudged = async (tx: Tx, judged: readonly Judged[]): Promise<readonly Judged[]> => {
  const ids = judged.map(({ listingId }) => listingId);
  const now = await tx
    .select({ id: listing.id, version: listing.version, status: listing.status, price: listing.price })
    .from(listing)
    .where(inArray(listing.id, ids))
    .orderBy(asc(listing.id))
    .for('no key update');
  const byId = new Map(now.map((row) => [row.id, row]));
  return judged.filter(({ listingId, version, status, price }) => {
    const row = byId.get(listingId);
    return row?.version === version && row.status === status && row.price === price;
  });
};

/** Works on price runs, some listings a step: their new prices, what is told of them and how far the run is are written together. */
export const priceRunWork: Work<Run, readonly Judged[]> = {
  name: 'price-runs',
  queue: queueOf(priceRun, 'id', { turns: 'sellerId' }),
  timeoutMs,
  concurrency: 2,
  work: judge,
  settle: async (tx, run, judged, now) => {
    const standing = await stillAsJudged(tx, judged);
    const outcomes = { ...run.outcomes };
    const isAllowed = await isStillAllowed(tx, run);
    const by = { id: run.userId, name: run.userName };
    const author: PriceAuthor = { record: (happened) => appendEvent(tx, by, now, null, happened), cause: 'rule' };
    for (const item of standing) {
      const { listingId, cost, price } = item;
      const { outcome, after } = isAllowed ? item : denied;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'changed' && after !== null && !run.isDry) await changePrice(tx, author, { ...item, id: listingId }, after, now);
      await tx
        .update(priceRunItem)
        .set({ outcome, cost, before: price, after })
        .where(and(eq(priceRunItem.runId, run.id), eq(priceRunItem.listingId, listingId)));
    }
    await tx.update(priceRun).set({ outcomes }).where(eq(priceRun.id, run.id));
    if (standing.length === atOnce || standing.length < judged.length) return 'more';
    await finish(tx, { ...run, outcomes }, now, 'done');
    return 'over';
  },
  onFailed: (tx, run, { now }) => finish(tx, run, now, 'failed'),
};

/** What became of each listing is kept for a while; that a listing changed stays in its history. */
export const prunePriceRuns = async (db: Db, now: Date): Promise<void> => {
  const parts = [priceRunItem.runId];
  await deleteWithParts(db, { table: priceRun, id: priceRun.id, parts }, lt(priceRun.startedAt, addTo(now, -keptDays.priceRuns, 'day')));
};
