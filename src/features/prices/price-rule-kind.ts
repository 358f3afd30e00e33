import { priceRules } from '#api/price-rules.ts';
import { PriceRuleFilter, type PriceRule, type PriceRuleRow } from '#contract/price-rule.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';
import { formatDecimal } from '#lib/decimal.ts';

export const ruleFilterOf = filterFrom(PriceRuleFilter);

export const priceRuleKind: RecordKind<PriceRuleRow, PriceRule, PriceRuleFilter> = {
  on: 'pricerule',
  records: priceRules,
  filterOf: ruleFilterOf,
  batch: ['pricerule.simulate', 'pricerule.apply', 'pricerule.archive', 'pricerule.restore'],
};

/** 1650 as '16,5%' in a file, which spreadsheets read in pt-BR. */
export const shareText = (share: number): string => `${formatDecimal(share / 100)}%`;
