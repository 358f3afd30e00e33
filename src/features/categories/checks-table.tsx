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
    <RecordTable label={t('categoryRules.checks')}>
      <thead>
        <tr>
          <th scope="col">{t('category.check')}</th>
          <th scope="col">{t('categoryRules.weightAbove')}</th>
          <th scope="col">{t('categoryRules.weightHere')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('categoryRules.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {checkNames.map((check) => (
          <tr key={check}>
            <td>{t(`listing.check.${check}`)}</td>
            <td className="quiet">{t(`category.weight.${checkWeightsAbove[check] ?? 'yellow'}`)}</td>
            <td>{t(`category.weight.${checkWeights[check] ?? 'usual'}`)}</td>
            <td>
              <Weigh check={check} targets={targets} />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
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
