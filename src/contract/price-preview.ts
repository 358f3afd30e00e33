/** What only the page of a rule asks: what it would make of prices, and what each run of it made of them (door /pricerule). */
import { z } from 'zod';
import { call, numberedQuery, pageOf } from './call.ts';
import { Cents } from './order.ts';
import { Cost } from './product.ts';
import { ListingKind, priceRoles, PriceRun, RunOutcome, sharesFit, termsOf, together } from './price-rule.ts';

/** As addresses write them. */
const writtenTerms = termsOf(z.coerce.number());

/** A listing and what a rule would make of it. */
export const PricePreview = z.object({
  publishId: z.string(),
  /** Null of a listing that is bound to none: nobody says what it costs. */
  skuId: z.string().nullable(),
  title: z.string(),
  sku: z.string(),
  cost: Cents.nullable(),
  before: Cents.nullable(),
  after: Cents.nullable(),
  /** What is left of the new price, in hundredths of a percent. */
  margin: z.int().nullable(),
  outcome: RunOutcome,
});
export type PricePreview = z.infer<typeof PricePreview>;

export const PreviewTerms = z.object({
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  categoryId: z.string().max(64).optional(),
  listingType: ListingKind.optional(),
  ...writtenTerms,
  ending: writtenTerms.ending.optional(),
});
export type PreviewTerms = z.infer<typeof PreviewTerms>;

export const previewPrices = call('previewPrices', 'GET /pricerule/preview', {
  ...priceRoles,
  query: PreviewTerms.extend({ limit: numberedQuery.limit, page: numberedQuery.page }).refine(sharesFit, together),
  reply: pageOf(PricePreview),
});

export const setSkuCost = call('setSkuCost', 'PUT /pricerule/cost/{skuId}', {
  ...priceRoles,
  params: z.object({ skuId: z.string().min(1).max(64) }),
  body: z.object({
    cost: Cost.nullable(),
    /** What it cost when this was written; only while it does, or at once where that is left out. */
    ifCost: Cents.nullable().optional(),
  }),
  reply: z.object({ skuId: z.string(), cost: Cents.nullable() }),
});

const params = z.object({ id: z.uuid() });

export const getPriceRun = call('getPriceRun', 'GET /pricerule/run/{id}', { ...priceRoles, params, reply: PriceRun });

export const listPriceRunItems = call('listPriceRunItems', 'GET /pricerule/run/{id}/item', {
  ...priceRoles,
  params,
  query: z.object({ outcome: RunOutcome.optional(), limit: numberedQuery.limit, page: numberedQuery.page }),
  reply: pageOf(PricePreview),
});
