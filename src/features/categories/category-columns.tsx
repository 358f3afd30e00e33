import { Link } from '@tanstack/react-router';
import type { CategoryRow } from '#contract/category-rules-calls.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
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

const StateCell = ({ row }: { readonly row: CategoryRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(categoryKind, row);
  return (
    <span className="record-state">
      <CategoryState category={record} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

const ModesCell = ({ row }: { readonly row: CategoryRow }) => modesSaid(useT(), useShown(categoryKind, row).record);

const RequiredCell = ({ row }: { readonly row: CategoryRow }) => (
  <span className="figure">{useShown(categoryKind, row).record.requiredHere.length}</span>
);

const above = ({ path }: CategoryRow): string =>
  path
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' › ');

/** Categories as columns, from the main ones down: the server knows no other order, so none is offered. */
export const categoryColumns = (t: Translate, shown: (row: CategoryRow) => CategoryRow): readonly Column<CategoryRow>[] => [
  {
    id: 'name',
    title: t('categoryRules.column.name'),
    cell: ({ _id, name }) => (
      <Link to="/category/$categoryId" params={{ categoryId: _id }} tabIndex={-1} className="truncate record-link">
        {name}
      </Link>
    ),
    value: ({ name }) => name,
    width: 235,
    canHide: false,
  },
  {
    id: 'path',
    title: t('categoryRules.column.path'),
    cell: (row) => <span className="truncate">{above(row)}</span>,
    value: above,
    width: 300,
  },
  {
    id: 'kind',
    title: t('categoryRules.column.kind'),
    cell: (row) => t(`categoryRules.kind.${kindOf(row)}`),
    value: (row) => t(`categoryRules.kind.${kindOf(row)}`),
    width: 110,
    filter: {
      kind: 'options',
      isSingle: true,
      options: filteredKinds.map((value) => ({ value, label: t(`categoryRules.kind.${value}`) })),
    },
  },
  {
    id: 'state',
    title: t('categoryRules.column.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => saidOf(t, shown(row)) + unsentMark(t, row, shown),
    width: 190,
    filter: {
      kind: 'options',
      isSingle: true,
      options: categoryStates.map((value) => ({ value, label: t(`categoryRules.state.${value}`) })),
    },
  },
  {
    id: 'ship',
    title: t('category.shipModes'),
    cell: (row) => <ModesCell row={row} />,
    value: (row) => modesSaid(t, shown(row)),
    width: 110,
  },
  {
    id: 'required',
    title: t('categoryRules.column.required'),
    cell: (row) => <RequiredCell row={row} />,
    value: (row) => shown(row).requiredHere.length,
    align: 'end',
    width: 130,
  },
];
