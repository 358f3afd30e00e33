import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { priceRuleColumns } from './price-rule-columns.tsx';
import { priceRuleKind } from './price-rule-kind.ts';

/** /pricerule: how prices are made of costs, rule by rule, and the way to a new one. */
export const PriceRulesScreen = listPage({
  kind: priceRuleKind,
  title: 'shell.title.priceRules',
  searchLabel: 'prices.search',
  empty: 'prices.empty',
  views: 'pricerules',
  useColumns: (t, { search }, seesAll, shown) => {
    const whose = useWhoseOptions(search, seesAll);
    return useMemo(() => priceRuleColumns(t, whose, seesAll, shown), [t, whose, seesAll, shown]);
  },
  opens: (ruleId) => linkOptions({ to: '/pricerule/$ruleId', params: { ruleId } }),
  useTools: () => ({ tools: <CommandButton name="pricerule.new" size="2" /> }),
});
