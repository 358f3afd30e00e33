import { Link } from '@tanstack/react-router';
import { zeroKm } from '#contract/vehicle.ts';
import type { VehicleRow } from '#contract/vehicle.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { vehicleKind, vehicleStates } from './vehicle-kind.ts';

const stateOf = ({ retiredAt }: Pick<VehicleRow, 'retiredAt'>): (typeof vehicleStates)[number] =>
  retiredAt === null ? 'offered' : 'retired';

export const VehicleState = ({ vehicle }: { readonly vehicle: Pick<VehicleRow, 'retiredAt'> }) => {
  const t = useT();
  const state = stateOf(vehicle);
  return <StatusDot tone={state === 'offered' ? 'good' : 'idle'}>{t(`vehicleList.state.${state}`)}</StatusDot>;
};

export const yearSaid = (t: Translate, year: number): string => (year === zeroKm ? t('vehicleList.zeroKm') : String(year));

const StateCell = ({ row }: { readonly row: VehicleRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(vehicleKind, row);
  return (
    <span className="record-state">
      <VehicleState vehicle={record} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

/** Vehicles as columns, in the order of the pickers: the server knows no other, so none is offered. */
export const vehicleColumns = (
  t: Translate,
  brands: readonly Option[],
  shown: (row: VehicleRow) => VehicleRow,
): readonly Column<VehicleRow>[] => [
  {
    id: 'brand',
    title: t('vehicleList.brand'),
    cell: ({ brand }) => <span className="truncate">{brand}</span>,
    value: ({ brand }) => brand,
    width: 150,
    filter: { kind: 'options', isSingle: true, options: brands },
  },
  {
    id: 'model',
    title: t('vehicleList.model'),
    cell: ({ _id, model }) => (
      <Link to="/compatibilities/$vehicleId" params={{ vehicleId: _id }} tabIndex={-1} className="truncate record-link">
        {model}
      </Link>
    ),
    value: ({ model }) => model,
    width: 220,
    canHide: false,
  },
  {
    id: 'year',
    title: t('vehicleList.year'),
    cell: ({ year }) => <span className="figure">{yearSaid(t, year)}</span>,
    value: ({ year }) => yearSaid(t, year),
    align: 'end',
    width: 110,
  },
  {
    id: 'trim',
    title: t('vehicleList.trim'),
    cell: ({ trim }) => <span className="truncate">{trim}</span>,
    value: ({ trim }) => trim,
    width: 280,
  },
  {
    id: 'state',
    title: t('vehicleList.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`vehicleList.state.${stateOf(shown(row))}`) + unsentMark(t, row, shown),
    width: 140,
    filter: {
      kind: 'options',
      isSingle: true,
      options: vehicleStates.map((value) => ({ value, label: t(`vehicleList.state.${value}`) })),
    },
  },
];
