import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { priceRuleColumns } from './price-rule-columns.tsx';
import { priceRuleKind } from './price-rule-kind.ts';

const ruleLink = (ruleId: string, label: string): ReactNode => (
  <Link to="/pricerule/$ruleId" params={{ ruleId }}>
    {label}
  </Link>
);

interface PriceRulesScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Whether rules of several companies are seen. */
  readonly seesAll: boolean;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /pricerule: how prices are made of costs, rule by rule, and the way to a new one. */
export const PriceRulesScreen = ({ place, userId, seesAll, views }: PriceRulesScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { company, account } = place.search;
  const whose = useWhoseOptions({ company, account }, seesAll);
  const columns = useMemo(() => priceRuleColumns(t, whose, seesAll), [t, whose, seesAll]);
  return (
    <RecordList
      kind={priceRuleKind}
      label={t('shell.title.priceRules')}
      searchLabel={t('prices.search')}
      empty={t('prices.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={ruleLink}
      onOpen={({ _id }) => void navigate({ to: '/pricerule/$ruleId', params: { ruleId: _id } })}
      tools={
        <>
          {views}
          <CommandButton name="pricerule.new" size="2" />
        </>
      }
    />
  );
};
