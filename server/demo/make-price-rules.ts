import type { priceRule, skuCost } from '../db/schema/price-rule.ts';
import type { Company } from './make-companies.ts';
import type { ProductSeed } from './make-product.ts';

/** The cost of a piece, for most SKUs with a price. It follows from the place in the list, so the rest keep their random numbers. */
export const makeCosts = (listings: readonly ProductSeed[]): readonly (typeof skuCost.$inferInsert)[] =>
  listings.flatMap(({ sku: { id, price } }, at) =>
    price && at % 7 !== 3 ? [{ skuId: id, cost: Math.round(price * (0.5 + (at % 5) * 0.03)) }] : [],
  );

const terms = { extra: 350, margin: 2000, fee: 1650, ending: 90, mostChange: 30 } as const;

type RuleSeed = typeof priceRule.$inferInsert;

const rule = (at: number, { seller }: Company, more: Partial<RuleSeed>): RuleSeed => ({
  ...terms,
  id: `5e11e500-0000-4000-8000-00000000000${at}`,
  sellerId: seller.id,
  name: 'Margem padrão',
  ...more,
});

/** Rules of the first company, one of them put away, and one of the second. */
export const makePriceRules = ([first, second]: readonly Company[], now: Date): readonly RuleSeed[] => [
  ...(first
    ? [
        rule(1, first, { name: 'Margem de 20%' }),
        rule(2, first, { name: 'Premium com 25%', margin: 2500, listingType: 'gold_pro', accountId: first.accounts[0]?.id ?? null }),
        rule(3, first, { name: 'Queima de estoque', margin: 500, archivedAt: new Date(now.getTime() - 20 * 86_400_000), version: 2 }),
      ]
    : []),
  ...(second ? [rule(4, second, { margin: 1500 })] : []),
];
