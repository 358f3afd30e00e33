import { linkOptions } from '@tanstack/react-router';
import { PriceRuleStatus, type PriceRuleRow } from '#contract/price-rule.ts';
import { companyColumn, instantColumn, moneyColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { priceRuleKind, shareText } from './price-rule-kind.ts';
import { Share } from './share.tsx';

const tones: Readonly<Record<PriceRuleStatus, Tone>> = { ready: 'good', running: 'info', archived: 'idle' };

export const RuleState = ({ status }: Pick<PriceRuleRow, 'status'>) => {
  const t = useT();
  return <StatusDot tone={tones[status]}>{t(`prices.status.${status}`)}</StatusDot>;
};

/** The listings a rule is for, in words; the company is said elsewhere. */
export const scopeText = (t: Translate, { marketPlaceName, categoryName, listingType }: PriceRuleRow): string =>
  [marketPlaceName, categoryName, listingType && t(`prices.type.${listingType}`)].filter(Boolean).join(' · ') || t('prices.everything');

const share = (id: 'margin' | 'fee', title: string): Column<PriceRuleRow> => ({
  id,
  title,
  cell: (row) => <Share of={row[id]} />,
  value: (row) => shareText(row[id]),
  align: 'end',
  width: 90,
});

/** Price rules as columns, by name: the server knows no other order, so none is offered. */
export const priceRuleColumns = (
  t: Translate,
  { companies, accounts }: WhoseOptions,
  seesAll: boolean,
  shown: (row: PriceRuleRow) => PriceRuleRow,
): readonly Column<PriceRuleRow>[] => [
  nameColumn({
    id: 'name',
    title: t('records.name'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/pricerule/$ruleId', params: { ruleId: _id } }),
    width: 185,
  }),
  ...companyColumn(t, seesAll ? companies : null, { width: 150 }),
  textColumn({ id: 'account', title: t('prices.scope'), of: (row) => scopeText(t, row), width: 215, filter: oneOf(accounts) }),
  share('margin', t('prices.margin')),
  share('fee', t('records.fee')),
  moneyColumn({ id: 'extra', title: t('prices.extraShort'), of: ({ extra }) => extra, width: 105 }),
  shownColumns(t, priceRuleKind, shown).stateColumn({
    id: 'status',
    title: t('records.state'),
    cell: ({ status }) => <RuleState status={status} />,
    of: ({ status }) => t(`prices.status.${status}`),
    width: 150,
    filter: anyOf(optionsOf(PriceRuleStatus.options, (value) => t(`prices.status.${value}`))),
  }),
  instantColumn({
    id: 'appliedAt',
    title: t('prices.appliedAt'),
    of: ({ appliedAt }) => appliedAt,
    absent: t('records.never'),
    width: 140,
  }),
];
