import { and, desc, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { RunOutcome, type PriceRule, type PriceRuleRow, type PriceRuleStatus, type PriceRun } from '#contract/price-rule.ts';
import type { Db, Tx } from '../db/open.ts';
import { category } from '../db/schema/category.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { priceRule, priceRun } from '../db/schema/price-rule.ts';
import { ofOwn, type Actor } from '../http/actor.ts';

export const subjectOf = (id: string): string => `pricerule:${id}`;

/** A seller's own company's; a superuser's all (decisions 18 and 20). */
export const rulesOf = (actor: Actor): SQL | undefined => ofOwn(priceRule.sellerId, actor);

const isUnderWay = sql`exists (select 1 from ${priceRun} where ${priceRun.ruleId} = ${priceRule.id} and ${priceRun.finishedAt} is null)`;

/** How a rule stands, told by the database. */
const ruleStatus = sql<PriceRuleStatus>`(case when ${priceRule.archivedAt} is not null then 'archived' when ${isUnderWay} then 'running' else 'ready' end)`;

/** The same as conditions that indexes serve: of a case the database knows nothing before it has worked it out for each rule. */
export const isOfStatus = (status: PriceRuleStatus): SQL | undefined =>
  status === 'archived'
    ? isNotNull(priceRule.archivedAt)
    : and(isNull(priceRule.archivedAt), status === 'running' ? isUnderWay : not(isUnderWay));

export const selectRules = (db: Db | Tx) =>
  db
    .select({
      rule: priceRule,
      sellerName: seller.name,
      accountName: marketplaceAccount.name,
      categoryName: category.name,
      status: ruleStatus,
    })
    .from(priceRule)
    .innerJoin(seller, eq(seller.id, priceRule.sellerId))
    .leftJoin(marketplaceAccount, eq(marketplaceAccount.id, priceRule.accountId))
    .leftJoin(category, eq(category.id, priceRule.categoryId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectRules>>[number];

export const toRuleRow = ({ rule, sellerName, accountName, categoryName, status }: Selected): PriceRuleRow => ({
  _id: rule.id,
  version: rule.version,
  name: rule.name,
  sellerId: rule.sellerId,
  sellerName,
  marketPlaceId: rule.accountId,
  marketPlaceName: accountName,
  categoryId: rule.categoryId,
  categoryName,
  listingType: rule.listingType,
  extra: rule.extra,
  margin: rule.margin,
  fee: rule.fee,
  ending: rule.ending,
  mostChange: rule.mostChange,
  status,
  appliedAt: rule.appliedAt?.toISOString() ?? null,
});

type RunRecord = typeof priceRun.$inferSelect;

const runsShown = 10;

/** With what became of how many. */
export const toRun = ({ id, isDry, startedAt, finishedAt, failure, userName, total, outcomes: counts }: RunRecord): PriceRun => {
  const outcomes = RunOutcome.options.map((outcome) => ({ outcome, count: counts[outcome] ?? 0 })).filter(({ count }) => count > 0);
  return {
    _id: id,
    isDry,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    failure,
    by: userName,
    total,
    done: outcomes.reduce((sum, { count }) => sum + count, 0),
    outcomes: outcomes.toSorted((one, other) => other.count - one.count),
  };
};

/** One rule as `reader` may see it; null when absent or foreign alike. */
export const ruleOf = async (db: Db | Tx, id: string, reader: Actor): Promise<PriceRule | null> => {
  const [found] = await selectRules(db).where(and(eq(priceRule.id, id), rulesOf(reader)));
  if (!found) return null;
  const runs = await db.select().from(priceRun).where(eq(priceRun.ruleId, id)).orderBy(desc(priceRun.startedAt)).limit(runsShown);
  return { ...toRuleRow(found), runs: runs.map(toRun) };
};
