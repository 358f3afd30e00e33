import type { Target } from '#commands/command.ts';
import { checkNames, type CheckName } from '#contract/check.ts';
import type { CategoryPage } from '#contract/category-rules-calls.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';

interface ChecksTableProps {
  readonly category: Pick<CategoryPage, 'checkWeights' | 'checkWeightsAbove'>;
  readonly targets: readonly Target[];
}

/** Every check of listings: what it counts above this category, and what here. */
export const ChecksTable = ({ category: { checkWeights, checkWeightsAbove }, targets }: ChecksTableProps) => {
  const t = useT();
  return (
    <RecordTable
      label={t('categoryRules.checks')}
      rows={checkNames}
      rowId={(check) => check}
      columns={[
        { id: 'check', title: t('category.check'), cell: (check) => t(`listing.check.${check}`) },
        {
          id: 'above',
          title: t('categoryRules.weightAbove'),
          cell: (check) => <span className="quiet">{t(`category.weight.${checkWeightsAbove[check] ?? 'yellow'}`)}</span>,
        },
        { id: 'here', title: t('categoryRules.weightHere'), cell: (check) => t(`category.weight.${checkWeights[check] ?? 'usual'}`) },
        {
          id: 'action',
          title: t('records.action'),
          isTitleHidden: true,
          cell: (check) => <Weigh check={check} targets={targets} />,
        },
      ]}
    />
  );
};

const Weigh = ({ check, targets }: { readonly check: CheckName; readonly targets: readonly Target[] }) => {
  const t = useT();
  return (
    <CommandButton name="category.weigh" targets={targets} args={{ check }} size="1" variant="soft" color="gray">
      <span className="visually-hidden">{t('categoryRules.weighNamed', { name: t(`listing.check.${check}`) })}</span>
      <span aria-hidden>{t('categoryRules.weigh')}</span>
    </CommandButton>
  );
};
