import { priceRules } from '#api/price-rules.ts';
import { PriceRuleFilter } from '#contract/price-rule.ts';
import { recordKind } from '#entities/records/record-kind.ts';
import { formatDecimal } from '#lib/decimal.ts';

export const priceRuleKind = recordKind({
  records: priceRules,
  filter: PriceRuleFilter,
  batch: ['pricerule.simulate', 'pricerule.apply', 'pricerule.archive', 'pricerule.restore'],
});

/** 1650 as '16,5%' in a file, which spreadsheets read in pt-BR. */
export const shareText = (share: number): string => `${formatDecimal(share / 100)}%`;
