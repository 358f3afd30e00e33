import type { Target } from '#commands/command.ts';
import type { CategoryPage } from '#contract/category-rules-calls.ts';
import { isAlwaysRequired, isFilledIn, type CategoryAttribute } from '#contract/category.ts';
import { RecordTable, type RecordColumn } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { Count } from '#ui/count.tsx';

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
  const decides: RecordColumn<(typeof rows)[number]> = {
    id: 'action',
    title: t('records.action'),
    isTitleHidden: true,
    cell: ({ attribute }) => <Decide attribute={attribute} targets={targets} />,
  };
  return (
    <RecordTable
      label={t('categoryRules.attributes')}
      empty={t('categoryRules.noAttributes')}
      rows={rows}
      rowId={({ attribute }) => attribute.id}
      columns={[
        { id: 'name', title: t('records.attribute'), cell: ({ attribute }) => attribute.name },
        { id: 'group', title: t('categoryRules.group'), cell: ({ label }) => <span className="quiet">{label}</span> },
        {
          id: 'values',
          title: t('categoryRules.values'),
          cell: ({ attribute: { values } }) => (values.length === 0 ? t('categoryRules.free') : <Count of={values.length} />),
        },
        { id: 'asked', title: t('categoryRules.asked'), cell: ({ attribute }) => t(`categoryRules.asked.${askedOf(attribute)}`) },
        ...(mayDecide ? [decides] : []),
      ]}
    />
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
