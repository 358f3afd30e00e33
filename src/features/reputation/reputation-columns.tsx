import { linkOptions } from '@tanstack/react-router';
import { ReputationLevel, reputationMetrics, type ReputationMetric, type ReputationRow } from '#contract/reputation.ts';
import { companyColumn, countColumn, nameColumn } from '#entities/records/columns.tsx';
import type { Translate } from '#locale/translate.ts';
import type { Column, Option } from '#ui/table/column.ts';
import { anyOf, optionsOf } from '#ui/table/filters.ts';
import { LevelMark, useRate } from './level-mark.tsx';

const RateCell = ({ row, metric }: { readonly row: ReputationRow; readonly metric: ReputationMetric }) => (
  <span className="figure">{useRate()(row[metric], row.sales)}</span>
);

/** Accounts as columns, the worst first: the server knows no other order, so none is offered. */
export const reputationColumns = (t: Translate, companies: readonly Option[]): readonly Column<ReputationRow>[] => [
  nameColumn({
    id: 'name',
    title: t('records.account'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/reputation/$accountId', params: { accountId: _id } }),
    width: 200,
  }),
  ...companyColumn(t, companies, { width: 180 }),
  {
    id: 'level',
    title: t('reputation.column.level'),
    cell: ({ level }) => <LevelMark level={level} />,
    value: ({ level }) => t(`reputation.level.${level}`),
    width: 190,
    filter: anyOf(optionsOf(ReputationLevel.options, (value) => t(`reputation.level.${value}`))),
  },
  countColumn({ id: 'sales', title: t('reputation.column.sales'), of: ({ sales }) => sales, width: 150 }),
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
