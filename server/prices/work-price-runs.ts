import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { outcomeOf } from '#contract/price-formula.ts';
import type { RunOutcome } from '#contract/price-rule.ts';
import { formatCents } from '#lib/money.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, seller } from '../db/schema/core.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { priceRule, priceRun, priceRunItem, skuCost } from '../db/schema/price-rule.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { subjectOf as listingSubject, type ListingEventData } from '../listings/listing-event.ts';
import { appendEvent, tellStream } from '../stream/append-event.ts';
import { subjectOf } from './rule-row.ts';

/** So many listings in one transaction: few enough that nobody who saves one of them waits long. */
const atOnce = 50;

type Run = typeof priceRun.$inferSelect;

/**
 * The next of them, locked; in their order, so that no two workers wait for each other. Their keys stay: a run that begins may note them
 * meanwhile, and neither waits for the other.
 */
const takeItems = (tx: Tx, runId: string) =>
  tx
    .select({
      listingId: priceRunItem.listingId,
      status: listing.status,
      version: listing.version,
      sellerId: listing.sellerId,
      price: listing.price,
      title: listing.title,
      accountId: listing.accountId,
      cost: skuCost.cost,
      isLocked: listingDetail.freezedByDeal,
    })
    .from(priceRunItem)
    .innerJoin(listing, eq(listing.id, priceRunItem.listingId))
    .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
    .leftJoin(skuCost, eq(skuCost.skuId, listing.skuId))
    .where(and(eq(priceRunItem.runId, runId), isNull(priceRunItem.outcome)))
    .orderBy(asc(priceRunItem.listingId))
    .limit(atOnce)
    .for('no key update', { of: listing });

type Item = Awaited<ReturnType<typeof takeItems>>[number];

interface Became {
  readonly outcome: RunOutcome;
  readonly after: number | null;
}

/** Asked again now: since the run began it may have been sold out, locked or given another price. */
const becomes = ({ status, price, cost, isLocked }: Item, { terms }: Run): Became =>
  status === 'active' || status === 'paused' ? outcomeOf({ price, cost, isLocked }, terms) : { outcome: 'gone', after: null };

const denied: Became = { outcome: 'denied', after: null };

/** A run does what whoever asked for it may do now: not what they might when they asked. */
const isStillAllowed = async (tx: Tx, { userId, sellerId }: Run): Promise<boolean> => {
  const [asker] = await tx
    .select({ role: account.role, sellerId: account.sellerId, companyStatus: seller.status })
    .from(account)
    .leftJoin(seller, eq(seller.id, account.sellerId))
    .where(and(eq(account.id, userId), isNull(account.blockedAt)));
  if (!asker) return false;
  return asker.role === 'superuser' || (asker.role === 'seller' && asker.sellerId === sellerId && asker.companyStatus !== 'blocked');
};

const changePrice = async (
  tx: Tx,
  run: Run,
  { listingId, version, price, title, accountId, sellerId }: Item,
  after: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(listing)
    .set({ price: after, version: version + 1 })
    .where(eq(listing.id, listingId));
  const subject = listingSubject(listingId);
  await enqueueJob(tx, { kind: 'changePrice', subject, name: title, sellerId, accountId }, now);
  const before = price === null ? null : formatCents(price);
  const data: ListingEventData = { changes: [{ field: 'price', before, after: formatCents(after) }] };
  await appendEvent(tx, { id: run.userId, name: run.userName }, now, null, {
    subject,
    type: 'edited',
    version: version + 1,
    data: { ...data },
    sellerId,
  });
};

const finish = async (tx: Tx, run: Run, now: Date): Promise<void> => {
  await tx.update(priceRun).set({ finishedAt: now }).where(eq(priceRun.id, run.id));
  const [rule] = await tx
    .update(priceRule)
    .set(run.isDry || run.outcomes.denied !== undefined ? { id: run.ruleId } : { appliedAt: now })
    .where(eq(priceRule.id, run.ruleId))
    .returning({ version: priceRule.version });
  await tellStream(tx, { subject: subjectOf(run.ruleId), version: rule?.version ?? 1, sellerId: run.sellerId });
};

/** Takes the open run that has waited longest for its turn some listings further, its effects and its results in one transaction; answers whether there was one. */
const workPriceRuns = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(priceRun)
      .where(isNull(priceRun.finishedAt))
      .orderBy(sql`${priceRun.workedAt} nulls first`, asc(priceRun.startedAt), asc(priceRun.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!run) return false;
    const items = await takeItems(tx, run.id);
    const isAllowed = await isStillAllowed(tx, run);
    const outcomes = { ...run.outcomes };
    for (const item of items) {
      const { outcome, after } = isAllowed ? becomes(item, run) : denied;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'changed' && after !== null && !run.isDry) await changePrice(tx, run, item, after, now);
      await tx
        .update(priceRunItem)
        .set({ outcome, cost: item.cost, before: item.price, after })
        .where(and(eq(priceRunItem.runId, run.id), eq(priceRunItem.listingId, item.listingId)));
    }
    await tx.update(priceRun).set({ outcomes, workedAt: now }).where(eq(priceRun.id, run.id));
    if (items.length < atOnce) await finish(tx, { ...run, outcomes }, now);
    return true;
  });

const tickMs = 500;

/** Works until nothing waits, or it is told to stop. */
export const runPrices = async (db: Db, clock: Clock, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    if (signal?.aborted === true || !(await workPriceRuns(db, clock()))) return;
    // Whoever asked something meanwhile comes first.
    await turn();
  }
};

/** Works on runs for as long as the server does; several processes may. A run that was cut off goes on where it was. Answers how to stop it. */
export const keepPricing = (db: Db, clock: Clock, log: Pick<FastifyBaseLogger, 'error'>): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= runPrices(db, clock, stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, 'price runs stand still'))
      .finally(() => {
        running = null;
      });
  }, tickMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};

const keptMs = 60 * 24 * 60 * 60_000;

/** What became of each listing is kept for two months; that a listing changed stays in its history. */
export const prunePriceRuns = async (db: Db, now: Date): Promise<void> => {
  await db.delete(priceRun).where(lt(priceRun.startedAt, new Date(now.getTime() - keptMs)));
};
