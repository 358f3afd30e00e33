import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import {
  archivePriceRule,
  createPriceRule,
  getPriceRule,
  listPriceRules,
  savePriceRule,
  type PriceRuleData,
  type PriceRuleFilter,
  type PriceRuleStatus,
} from '#contract/price-rule.ts';
import { refuse, type Result } from '#lib/result.ts';
import { stepPriceRule } from '#machines/lifecycle/price-rule.ts';
import { beginsWords } from '../db/find-words.ts';
import { conditionsOfEach } from '../db/merge-walks.ts';
import { category } from '../db/schema/category.ts';
import { wordsIn } from '../db/schema/folded.ts';
import { priceRule, priceRun } from '../db/schema/price-rule.ts';
import type { Actor } from '../http/actor.ts';
import { invalid, notFound, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { pageOfRows, uuidsAmong } from '../http/numbered-page.ts';
import { readRoute, writeRoute, type WriteContext } from '../http/route.ts';
import { absentAccount, isAccountOf } from '../marketplace-accounts/account-of.ts';
import { namedCompany } from '../sellers/named-company.ts';
import { takeFound, type Taking } from '../stream/take-found.ts';
import { isOfStatus, ruleOf, rulesOf, selectRules, subjectOf, toRuleRow } from './rule-row.ts';

export const conditionsOf = ({ search, sellerId, marketPlaceId, status }: PriceRuleFilter, actor: Actor): SQL | undefined =>
  and(
    rulesOf(actor),
    search === undefined ? undefined : beginsWords(priceRule.id, search, wordsIn([priceRule.name])),
    sellerId === undefined ? undefined : eq(priceRule.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(priceRule.accountId, marketPlaceId),
    status && or(...status.map(isOfStatus)),
  );

const byName = [asc(priceRule.name), asc(priceRule.id)] as const;

/** GET /pricerule: by name, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listPriceRulesRoute = readRoute(listPriceRules, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const where = ids
    ? and(rulesOf(actor), inArray(priceRule.id, uuidsAmong(ids)))
    : conditionsOfEach(query, 'status', (each) => conditionsOf(each, actor));
  return pageOfRows({ db, query, where, order: byName, id: priceRule.id }, selectRules(db), toRuleRow);
});

/** GET /pricerule/{id} */
export const getPriceRuleRoute = readRoute(getPriceRule, async ({ params: { id } }, { db, actor }) =>
  orNotFound(await ruleOf(db, id, actor)),
);

export type RuleRecord = typeof priceRule.$inferSelect;

export const takeRule = (context: Taking, id: string): Promise<Result<RuleRecord, ServerProblem>> => {
  const isIt = and(eq(priceRule.id, id), rulesOf(context.actor));
  const query = context.tx.select().from(priceRule).where(isIt).for('update');
  return takeFound(context, query, ({ version }) => ({ subject: subjectOf(id), version, status: 'rule' }));
};

/** How it stands: put away, gone over right now, or neither. Its row is locked: nothing of it begins meanwhile. */
export const statusOf = async ({ tx }: Pick<WriteContext, 'tx'>, { id, archivedAt }: RuleRecord): Promise<PriceRuleStatus> => {
  if (archivedAt) return 'archived';
  return (await tx.$count(priceRun, and(eq(priceRun.ruleId, id), isNull(priceRun.finishedAt)))) > 0 ? 'running' : 'ready';
};

const absentCategory = invalid('Dados inválidos', [{ path: 'body.categoryId', message: 'Categoria não encontrada' }]);

const isCategory = async ({ tx }: WriteContext, id: string | null): Promise<boolean> =>
  id === null || (await tx.$count(category, eq(category.id, id))) > 0;

const columnsOf = ({ sellerId: _whose, marketPlaceId, ...rest }: PriceRuleData) => ({ ...rest, accountId: marketPlaceId });

/** Why this can not be written of a rule of this company; null when it can. */
const objectionTo = async (context: WriteContext, body: PriceRuleData, sellerId: string) => {
  if (!(await isAccountOf(context.tx, body.marketPlaceId, sellerId))) return absentAccount;
  return (await isCategory(context, body.categoryId)) ? null : absentCategory;
};

interface RuleWrite {
  readonly type: 'edited' | 'archived' | 'restored';
  readonly set: Partial<RuleRecord>;
}

/** Writes one change of a rule: its row at the next version, and its event. */
const writeRule = async ({ tx, record, actor }: WriteContext, { id, sellerId, version }: RuleRecord, { type, set }: RuleWrite) => {
  const next = { ...set, version: version + 1 };
  await tx.update(priceRule).set(next).where(eq(priceRule.id, id));
  await record({ subject: subjectOf(id), type, version: next.version, data: {}, sellerId });
  return orNotFound(await ruleOf(tx, id, actor));
};

/** POST /pricerule */
export const createPriceRuleRoute = writeRoute(createPriceRule, async ({ body }, context) => {
  const { tx, record, actor } = context;
  const owner = await namedCompany(context, body.sellerId);
  if (!owner) return refuse(notFound());
  const sellerId = owner.id;
  const objection = await objectionTo(context, body, sellerId);
  if (objection) return refuse(objection);
  const id = randomUUID();
  await tx.insert(priceRule).values({ id, sellerId, ...columnsOf(body) });
  await record({ subject: subjectOf(id), type: 'created', version: 1, data: {}, sellerId });
  return orNotFound(await ruleOf(tx, id, actor));
});

/** PUT /pricerule/{id} */
export const savePriceRuleRoute = writeRoute(savePriceRule, async ({ params: { id }, body }, context) => {
  const taken = await takeRule(context, id);
  if (!taken.ok) return taken;
  const objection = await objectionTo(context, body, taken.value.sellerId);
  if (objection) return refuse(objection);
  if (stepPriceRule(await statusOf(context, taken.value), 'edit') === null)
    return refuse(stepRefused('A regra está arquivada: restaure antes de alterar'));
  return writeRule(context, taken.value, { type: 'edited', set: columnsOf(body) });
});

const cannot = {
  archive: 'A regra não pode ser arquivada agora: espere a execução terminar',
  restore: 'A regra não está arquivada',
} as const;

/** PUT /pricerule/{id}/archive */
export const archivePriceRuleRoute = writeRoute(archivePriceRule, async ({ params: { id }, body: { isArchived } }, context) => {
  const taken = await takeRule(context, id);
  if (!taken.ok) return taken;
  const step = isArchived ? 'archive' : 'restore';
  if (stepPriceRule(await statusOf(context, taken.value), step) === null) return refuse(stepRefused(cannot[step]));
  const set = { archivedAt: isArchived ? context.clock() : null };
  return writeRule(context, taken.value, { type: isArchived ? 'archived' : 'restored', set });
});
