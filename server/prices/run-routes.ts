import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { marginOf } from '#contract/price-formula.ts';
import { getPriceRun, listPriceRunItems, type PricePreview } from '#contract/price-preview.ts';
import { startPriceRun } from '#contract/price-rule.ts';
import { ok, refuse } from '#lib/result.ts';
import { stepPriceRule } from '#machines/lifecycle/price-rule.ts';
import type { Db, Tx } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { priceRun, priceRunItem } from '../db/schema/price-rule.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { notFound, stepRefused } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';
import { publishChange } from '../stream/append-event.ts';
import { inScope } from './priced-listings.ts';
import { statusOf, takeRule } from './rule-routes.ts';
import { subjectOf, toRun } from './rule-row.ts';

const runOf = async (db: Db | Tx, id: string, actor: Actor) => {
  const [run] = await db
    .select()
    .from(priceRun)
    .where(and(eq(priceRun.id, id), ofOwn(priceRun.sellerId, actor)));
  return run ?? null;
};

/** POST /pricerule/{id}/run: notes which listings it is about, and answers; the work is done beside it (price-run-work.ts). */
export const startPriceRunRoute = writeRoute(startPriceRun, async ({ params: { id }, body: { runId, isDry } }, context) => {
  const { tx, actor, clock, record } = context;
  const taken = await takeRule(context, id);
  if (!taken.ok) return taken;
  const status = await statusOf(context, taken.value);
  if (stepPriceRule(status, isDry ? 'simulate' : 'apply') === null)
    return refuse(stepRefused(status === 'running' ? 'A regra já está em execução' : 'A regra está arquivada'));
  if ((await tx.$count(priceRun, eq(priceRun.id, runId))) > 0) return refuse(notFound());
  const { sellerId, accountId, categoryId, listingType, extra, margin, fee, ending, mostChange, version } = taken.value;
  const terms = { extra, margin, fee, ending, mostChange };
  const now = clock();
  const started = { ruleId: id, sellerId, isDry, terms, userId: actor.id, userName: actor.name, startedAt: now, nextAt: now };
  await tx.insert(priceRun).values({ id: runId, ...started });
  // In their order: each is held until all are noted, and whoever takes several takes them so.
  const noted = sql`insert into ${priceRunItem} (run_id, listing_id) select ${runId}::uuid, ${listing.id} from ${listing} where ${inScope(tx, { sellerId, accountId, categoryId, listingType })} order by ${listing.id} returning listing_id`;
  const { rows } = await tx.execute<{ total: number }>(sql`with noted as (${noted}) select count(*)::int as total from noted`);
  const [run] = await tx
    .update(priceRun)
    .set({ total: rows[0]?.total ?? 0 })
    .where(eq(priceRun.id, runId))
    .returning();
  await record({ subject: `pricerun:${runId}`, type: isDry ? 'simulated' : 'applied', version: 1, data: { ruleId: id }, sellerId });
  // Tells consoles that the rule runs; what it says stays as it is.
  await publishChange(tx, { subject: subjectOf(id), version, sellerId });
  return run ? ok(toRun(run)) : refuse(notFound());
});

/** GET /pricerule/run/{id} */
export const getPriceRunRoute = readRoute(getPriceRun, async ({ params: { id } }, { db, actor }) => {
  const run = await runOf(db, id, actor);
  return run ? ok(toRun(run)) : refuse(notFound());
});

/** GET /pricerule/run/{id}/item */
export const listPriceRunItemsRoute = readRoute(
  listPriceRunItems,
  async ({ params: { id }, query: { outcome, limit, page } }, { db, actor }) => {
    const run = await runOf(db, id, actor);
    if (!run) return refuse(notFound());
    const where = and(
      eq(priceRunItem.runId, id),
      outcome === undefined ? isNotNull(priceRunItem.outcome) : eq(priceRunItem.outcome, outcome),
    );
    const total = await db.$count(priceRunItem, where);
    const rows = await db
      .select({ item: priceRunItem, skuId: listing.skuId, title: listing.title, sku: listing.sku })
      .from(priceRunItem)
      .innerJoin(listing, eq(listing.id, priceRunItem.listingId))
      .where(where)
      .orderBy(asc(priceRunItem.listingId))
      .limit(limit)
      .offset((page - 1) * limit);
    const items = rows.map(({ item: { listingId, outcome: became, cost, before, after }, ...named }): PricePreview => ({
      publishId: listingId,
      ...named,
      cost,
      before,
      after,
      margin: after === null || cost === null ? null : marginOf(after, cost, run.terms),
      outcome: became ?? 'gone',
    }));
    return ok({ items, page, pages: Math.ceil(total / limit), limit, total, next: null });
  },
);
