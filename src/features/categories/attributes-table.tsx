import type { Target } from '#commands/command.ts';
import type { CategoryPage } from '#contract/category-rules-calls.ts';
import { isAlwaysRequired, isFilledIn, type CategoryAttribute } from '#contract/category.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';

type Asked = 'hub' | 'marketplace' | 'condition' | 'none';

const askedOf = (attribute: CategoryAttribute): Asked => {
  if (attribute.tags.includes('hub_required')) return 'hub';
  if (isAlwaysRequired(attribute)) return 'marketplace';
  return attribute.tags.includes('conditional_required') ? 'condition' : 'none';
};

interface AttributesTableProps {
  readonly groups: CategoryPage['groups'];
  readonly targets: readonly Target[];
  /** A superuser: others read only. */
  readonly mayDecide: boolean;
}

/** What a listing of the category is asked, by whom, and the hub's own to change. */
export const AttributesTable = ({ groups, targets, mayDecide }: AttributesTableProps) => {
  const t = useT();
  const rows = groups.flatMap(({ label, attributes }) => attributes.filter(isFilledIn).map((attribute) => ({ label, attribute })));
  if (rows.length === 0) return <p className="panel-inset quiet">{t('categoryRules.noAttributes')}</p>;
  return (
    <RecordTable label={t('categoryRules.attributes')}>
      <thead>
        <tr>
          <th scope="col">{t('categoryRules.attribute')}</th>
          <th scope="col">{t('categoryRules.group')}</th>
          <th scope="col">{t('categoryRules.values')}</th>
          <th scope="col">{t('categoryRules.asked')}</th>
          {mayDecide && (
            <th scope="col">
              <span className="visually-hidden">{t('categoryRules.action')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, attribute }) => (
          <tr key={attribute.id}>
            <td>{attribute.name}</td>
            <td className="quiet">{label}</td>
            <td className="figure">{attribute.values.length === 0 ? t('categoryRules.free') : attribute.values.length}</td>
            <td>{t(`categoryRules.asked.${askedOf(attribute)}`)}</td>
            {mayDecide && (
              <td>
                <Decide attribute={attribute} targets={targets} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};

const Decide = ({ attribute, targets }: { readonly attribute: CategoryAttribute; readonly targets: readonly Target[] }) => {
  const t = useT();
  const asked = askedOf(attribute);
  if (asked === 'marketplace') return null;
  const isOurs = asked === 'hub';
  const { name } = attribute;
  return (
    <CommandButton
      name={isOurs ? 'category.release' : 'category.require'}
      targets={targets}
      args={{ attributeId: attribute.id }}
      size="1"
      variant="soft"
      color="gray"
    >
      <span className="visually-hidden">{t(isOurs ? 'categoryRules.releaseNamed' : 'categoryRules.requireNamed', { name })}</span>
      <span aria-hidden>{t(isOurs ? 'category.release' : 'category.require')}</span>
    </CommandButton>
  );
};
