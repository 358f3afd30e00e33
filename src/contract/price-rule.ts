/** Price rules: what a listing has to cost so that fee and margin are paid, and what became of it (door /pricerule). */
import { z } from 'zod';
import { call, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { mostShares } from './price-formula.ts';
import { Cents } from './order.ts';
import { writtenText } from './text.ts';
import { WorkFailure } from './work-failure.ts';
import { someOf } from './some-of.ts';

export const priceRoles = { roles: ['seller', 'superuser'], ours: true } as const;

export const mostExtra = 100_000_00;

/** The terms of a rule (see price-formula.ts). */
export const termsOf = (whole: z.ZodNumber | z.ZodCoercedNumber) => {
  /** Hundredths of a percent. */
  const share = whole.int().min(0).max(mostShares);
  return {
    extra: whole.int().min(0).max(mostExtra),
    margin: share,
    fee: share,
    ending: whole.int().min(0).max(99),
    mostChange: whole.int().min(1).max(1000),
  };
};
const terms = termsOf(z.number());
export const ListingKind = z.enum(['gold_pro', 'gold_special']);

/** The listings a rule is for: all of a company, or those of one account, one category, one kind. */
const scope = {
  marketPlaceId: z.string().min(1).max(64).nullable(),
  /** The category, and all below it. */
  categoryId: z.string().min(1).max(64).nullable(),
  listingType: ListingKind.nullable(),
};

export const together = { path: ['margin'], message: 'Tarifa e margem passam de 95% do preço' };
/** Whether there is a price at all that leaves margin and fee their shares. */
export const sharesFit = ({ margin, fee }: { readonly margin: number; readonly fee: number }): boolean => margin + fee <= mostShares;

export const PriceRuleStatus = z.enum(['ready', 'running', 'archived']);
export type PriceRuleStatus = z.infer<typeof PriceRuleStatus>;

export const PriceRuleRow = z.object({
  _id: z.uuid(),
  version: z.int().positive(),
  name: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  ...scope,
  marketPlaceName: z.string().nullable(),
  categoryName: z.string().nullable(),
  extra: Cents,
  margin: z.int(),
  fee: z.int(),
  ending: z.int().nullable(),
  mostChange: z.int(),
  /** `running`: a run of it is not over yet. */
  status: PriceRuleStatus,
  /** When its prices were last applied. */
  appliedAt: Instant.nullable(),
});
export type PriceRuleRow = z.infer<typeof PriceRuleRow>;

/** `denied`: whoever asked for the run had no access any more when it came to it. */
export const RunOutcome = z.enum(['changed', 'same', 'noCost', 'locked', 'jump', 'gone', 'denied']);
export type RunOutcome = z.infer<typeof RunOutcome>;

/** A rule gone over all its listings: to see what would become of them, or to make it so. */
export const PriceRun = z.object({
  _id: z.uuid(),
  isDry: z.boolean(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  /** Why it ended before its last listing; what was done until then stays done. */
  failure: WorkFailure.nullable().default(null),
  by: z.string(),
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  outcomes: z.array(z.object({ outcome: RunOutcome, count: z.int() })),
});
export type PriceRun = z.infer<typeof PriceRun>;

/** Beside the row: what only the rule's page shows. */
export const PriceRule = PriceRuleRow.extend({ runs: listOf(PriceRun) });
export type PriceRule = z.infer<typeof PriceRule>;

export const PriceRuleFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  status: someOf(PriceRuleStatus).optional(),
});
export type PriceRuleFilter = z.infer<typeof PriceRuleFilter>;

export const listPriceRules = call('listPriceRules', 'GET /pricerule', {
  ...priceRoles,
  query: PriceRuleFilter.extend(numberedQuery),
  reply: pageOf(PriceRuleRow),
});

const params = z.object({ id: z.uuid() });

export const getPriceRule = call('getPriceRule', 'GET /pricerule/{id}', { ...priceRoles, params, reply: PriceRule });

export const PriceRuleData = z
  .object({
    name: writtenText(80),
    /** Of a new rule; null is the own company. */
    sellerId: z.string().min(1).max(64).nullable(),
    ...scope,
    ...terms,
    ending: terms.ending.nullable(),
  })
  .refine(sharesFit, together);
export type PriceRuleData = z.infer<typeof PriceRuleData>;

export const createPriceRule = call('createPriceRule', 'POST /pricerule', { ...priceRoles, body: PriceRuleData, reply: PriceRule });

export const savePriceRule = call('savePriceRule', 'PUT /pricerule/{id}', { ...priceRoles, params, body: PriceRuleData, reply: PriceRule });

export const archivePriceRule = call('archivePriceRule', 'PUT /pricerule/{id}/archive', {
  ...priceRoles,
  params,
  body: z.object({ isArchived: z.boolean() }),
  reply: PriceRule,
});

export const startPriceRun = call('startPriceRun', 'POST /pricerule/{id}/run', {
  ...priceRoles,
  params,
  body: z.object({ runId: z.uuid(), isDry: z.boolean() }),
  reply: PriceRun,
});

export const priceRule = kindOf({
  kind: 'pricerule',
  calls: [listPriceRules, getPriceRule, createPriceRule, savePriceRule, archivePriceRule, startPriceRun],
  pages: { at: ['/pricerule'], roles: priceRoles.roles },
  menu: [{ under: 'integrations', key: 'price-rules', name: 'Regras de Preço', icon: 'pricerule', link: '/pricerule' }],
});
