import { priceRules } from '#api/price-rules.ts';
import { PriceRuleFilter, type PriceRule, type PriceRuleRow } from '#contract/price-rule.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import { formatDecimal } from '#lib/decimal.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const ruleFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): PriceRuleFilter => {
  const status = PriceRuleFilter.shape.status.safeParse(chosenIn(query, 'status')).data;
  const sellerId = chosenIn(query, 'company');
  const marketPlaceId = chosenIn(query, 'account');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(status === undefined ? {} : { status }),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(marketPlaceId === undefined ? {} : { marketPlaceId }),
  };
};

export const priceRuleKind: RecordKind<PriceRuleRow, PriceRule, PriceRuleFilter> = {
  on: 'pricerule',
  records: priceRules,
  filterOf: ruleFilterOf,
  batch: { on: 'pricerule', names: ['pricerule.simulate', 'pricerule.apply', 'pricerule.archive', 'pricerule.restore'] },
};

/** 1650 as '16,5%', in every locale: it is typed back in pt-BR. */
export const shareText = (share: number): string => `${formatDecimal(share / 100)}%`;
