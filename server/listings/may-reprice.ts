import { eq } from 'drizzle-orm';
import { listingRuleText } from '#contract/listing-rule-text.ts';
import { isOnShelf } from '#contract/listing-rules.ts';
import { formatCents } from '#lib/money.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { listingDetail } from '../db/schema/listing.ts';
import { invalid, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';
import { costOf } from './listing-cost.ts';
import type { LockedListing } from './lock-listing.ts';
import { stepLocked } from './step.ts';

interface PriceAsked {
  readonly price: number;
  readonly isBelowCostMeant: boolean;
  /** What is said of a price below cost. */
  readonly say: (cost: string) => Sentence;
}

const refuseAtPrice = (message: Parameters<typeof invalid>[0]) => refuse(invalid(message, [{ message, path: 'price' }]));

/** May what is on the marketplace have that price? Not where a deal holds it, nor below what it costs unless that is meant. */
export const mayReprice = async (
  context: WriteContext,
  locked: LockedListing,
  { price, isBelowCostMeant, say }: PriceAsked,
): Promise<Result<void, ServerProblem>> => {
  const { tx } = context;
  const [detail] = await tx
    .select({ isLocked: listingDetail.freezedByDeal })
    .from(listingDetail)
    .where(eq(listingDetail.listingId, locked.row.id));
  const stepped = await stepLocked(context, locked, { type: 'reprice' }, detail);
  if (!stepped.ok) return stepped;
  const cost = isBelowCostMeant ? null : await costOf(tx, locked.row.id);
  if (cost === null || price >= cost) return ok(undefined);
  return refuseAtPrice(say(formatCents(cost)));
};

const sayInEdit = (cost: string): Sentence => `Abaixo do custo, que é ${cost}. Se é o que quer, use "Alterar preço e estoque"`;

/** The same of an edit that changes the price, and may not take it away; what is not on the marketplace has its price in the form, whatever it is. */
export const mayEditPrice = async (
  context: WriteContext,
  locked: LockedListing,
  price: number | null | undefined,
): Promise<Result<void, ServerProblem>> => {
  if (price === undefined || !isOnShelf(locked.row.status)) return ok(undefined);
  if (price === null) return refuseAtPrice(listingRuleText.noPrice);
  return mayReprice(context, locked, { price, isBelowCostMeant: false, say: sayInEdit });
};
