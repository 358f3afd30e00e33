import { linkOptions } from '@tanstack/react-router';
import type { CategoryRow } from '#contract/category-rules-calls.ts';
import { countColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { categoryKind, categoryStates, filteredKinds, kindOf } from './category-kind.ts';

type Ruled = Pick<CategoryRow, 'isExcluded' | 'excludedBy'>;

const saidOf = (t: Translate, { isExcluded, excludedBy }: Ruled): string => {
  if (isExcluded) return t('categoryRules.state.excluded');
  return excludedBy === null ? t('categoryRules.state.open') : t('categoryRules.closedBy', { name: excludedBy.name });
};

export const CategoryState = ({ category }: { readonly category: Ruled }) => {
  const t = useT();
  const isClosed = category.isExcluded || category.excludedBy !== null;
  return <StatusDot tone={isClosed ? 'bad' : 'good'}>{saidOf(t, category)}</StatusDot>;
};

export const modesSaid = (t: Translate, { shipModes }: Pick<CategoryRow, 'shipModes'>): string => {
  if (shipModes.length === 2) return t('category.modes.both');
  const [only] = shipModes;
  return t(only === 'me1' ? 'category.modes.me1' : only === 'me2' ? 'category.modes.me2' : 'category.modes.none');
};

const above = ({ path }: CategoryRow): string =>
  path
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' › ');

/** Categories as columns, from the main ones down: the server knows no other order, so none is offered. */
export const categoryColumns = (t: Translate, shown: (row: CategoryRow) => CategoryRow): readonly Column<CategoryRow>[] => {
  const { asShown, stateColumn } = shownColumns(t, categoryKind, shown);
  return [
    nameColumn({
      id: 'name',
      title: t('kind.category.one'),
      of: ({ name }) => name,
      to: ({ _id }) => linkOptions({ to: '/category/$categoryId', params: { categoryId: _id } }),
      width: 235,
    }),
    textColumn({ id: 'path', title: t('categoryRules.column.path'), of: above, width: 300 }),
    textColumn({
      id: 'kind',
      title: t('categoryRules.column.kind'),
      of: (row) => t(`categoryRules.kind.${kindOf(row)}`),
      width: 110,
      filter: oneOf(optionsOf(filteredKinds, (value) => t(`categoryRules.kind.${value}`))),
    }),
    stateColumn({
      id: 'state',
      title: t('records.state'),
      cell: (category) => <CategoryState category={category} />,
      of: (category) => saidOf(t, category),
      width: 190,
      filter: oneOf(optionsOf(categoryStates, (value) => t(`categoryRules.state.${value}`))),
    }),
    asShown(textColumn({ id: 'ship', title: t('category.shipModes'), of: (category) => modesSaid(t, category), width: 110 })),
    asShown(
      countColumn({ id: 'required', title: t('categoryRules.column.required'), of: ({ requiredHere }) => requiredHere.length, width: 130 }),
    ),
  ];
};
