import { Link } from '@tanstack/react-router';
import { ReputationLevel, reputationMetrics, type ReputationMetric, type ReputationRow } from '#contract/reputation.ts';
import type { Translate } from '#locale/translate.ts';
import type { Column, Option } from '#ui/table/column.ts';
import { LevelMark, useRate } from './level-mark.tsx';

const RateCell = ({ row, metric }: { readonly row: ReputationRow; readonly metric: ReputationMetric }) => (
  <span className="figure">{useRate()(row[metric], row.sales)}</span>
);

/** Accounts as columns, the worst first: the server knows no other order, so none is offered. */
export const reputationColumns = (t: Translate, companies: readonly Option[]): readonly Column<ReputationRow>[] => [
  {
    id: 'name',
    title: t('reputation.column.account'),
    cell: ({ _id, name }) => (
      <Link to="/reputation/$accountId" params={{ accountId: _id }} tabIndex={-1} className="truncate record-link">
        {name}
      </Link>
    ),
    value: ({ name }) => name,
    width: 200,
    canHide: false,
  },
  {
    id: 'company',
    title: t('reputation.column.company'),
    cell: ({ sellerName }) => <span className="truncate">{sellerName}</span>,
    value: ({ sellerName }) => sellerName,
    width: 180,
    filter: { kind: 'options', isSingle: true, options: companies },
  },
  {
    id: 'level',
    title: t('reputation.column.level'),
    cell: ({ level }) => <LevelMark level={level} />,
    value: ({ level }) => t(`reputation.level.${level}`),
    width: 190,
    filter: {
      kind: 'options',
      options: ReputationLevel.options.map((value) => ({ value, label: t(`reputation.level.${value}`) })),
    },
  },
  {
    id: 'sales',
    title: t('reputation.column.sales'),
    cell: ({ sales }) => <span className="figure">{sales}</span>,
    value: ({ sales }) => sales,
    align: 'end',
    width: 150,
  },
  ...reputationMetrics.map((metric): Column<ReputationRow> => ({
    id: metric,
    title: t(`reputation.metric.${metric}`),
    cell: (row) => <RateCell row={row} metric={metric} />,
    // Nothing was sold, nothing is shared.
    value: ({ sales, [metric]: count }) => (sales === 0 ? null : count / sales),
    form: 'share',
    align: 'end',
    width: metric === 'late' ? 180 : 135,
  })),
];
