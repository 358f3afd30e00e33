import { Link } from '@tanstack/react-router';
import { PriceRuleStatus, type PriceRuleRow } from '#contract/price-rule.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import { formatCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { priceRuleKind, shareText } from './price-rule-kind.ts';
import { Share } from './share.tsx';

const tones: Readonly<Record<PriceRuleStatus, Tone>> = { ready: 'good', running: 'info', archived: 'idle' };

export const RuleState = ({ status }: Pick<PriceRuleRow, 'status'>) => {
  const t = useT();
  return <StatusDot tone={tones[status]}>{t(`prices.status.${status}`)}</StatusDot>;
};

const StateCell = ({ row }: { readonly row: PriceRuleRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(priceRuleKind, row);
  return (
    <span className="record-state">
      <RuleState status={record.status} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

/** Whose listings a rule is for, in words; the company is said elsewhere. */
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
  {
    id: 'name',
    title: t('prices.name'),
    cell: ({ _id, name }) => (
      <Link to="/pricerule/$ruleId" params={{ ruleId: _id }} tabIndex={-1} className="truncate record-link">
        {name}
      </Link>
    ),
    value: ({ name }) => name,
    width: 185,
    canHide: false,
  },
  ...(seesAll
    ? [
        {
          id: 'company',
          title: t('prices.company'),
          cell: ({ sellerName }: PriceRuleRow) => <span className="truncate">{sellerName}</span>,
          value: ({ sellerName }: PriceRuleRow) => sellerName,
          width: 150,
          filter: { kind: 'options', isSingle: true, options: companies } as const,
        },
      ]
    : []),
  {
    id: 'account',
    title: t('prices.scope'),
    cell: (row) => <span className="truncate">{scopeText(t, row)}</span>,
    value: (row) => scopeText(t, row),
    width: 215,
    filter: { kind: 'options', isSingle: true, options: accounts },
  },
  share('margin', t('prices.margin')),
  share('fee', t('prices.fee')),
  {
    id: 'extra',
    title: t('prices.extraShort'),
    cell: ({ extra }) => <span className="money">{formatCents(extra)}</span>,
    value: ({ extra }) => extra / 100,
    form: 'money',
    align: 'end',
    width: 105,
  },
  {
    id: 'status',
    title: t('prices.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`prices.status.${shown(row).status}`) + unsentMark(t, row, shown),
    width: 150,
    filter: {
      kind: 'options',
      options: PriceRuleStatus.options.map((value) => ({ value, label: t(`prices.status.${value}`) })),
    },
  },
  {
    id: 'appliedAt',
    title: t('prices.appliedAt'),
    cell: ({ appliedAt }) => (appliedAt === null ? <span className="quiet">{t('prices.never')}</span> : <Instant at={appliedAt} />),
    value: ({ appliedAt }) => appliedAt,
    form: 'dateTime',
    width: 140,
  },
];
