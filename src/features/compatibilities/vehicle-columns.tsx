import { linkOptions } from '@tanstack/react-router';
import { zeroKm } from '#contract/vehicle.ts';
import type { VehicleRow } from '#contract/vehicle.ts';
import { codeColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { vehicleKind, vehicleStates } from './vehicle-kind.ts';

const stateOf = ({ retiredAt }: Pick<VehicleRow, 'retiredAt'>): (typeof vehicleStates)[number] =>
  retiredAt === null ? 'offered' : 'retired';

export const VehicleState = ({ vehicle }: { readonly vehicle: Pick<VehicleRow, 'retiredAt'> }) => {
  const t = useT();
  const state = stateOf(vehicle);
  return <StatusDot tone={state === 'offered' ? 'good' : 'idle'}>{t(`vehicleList.state.${state}`)}</StatusDot>;
};

export const yearSaid = (t: Translate, year: number): string => (year === zeroKm ? t('vehicleList.zeroKm') : String(year));

/** Vehicles as columns, in the order of the pickers: the server knows no other, so none is offered. */
export const vehicleColumns = (
  t: Translate,
  brands: readonly Option[],
  shown: (row: VehicleRow) => VehicleRow,
): readonly Column<VehicleRow>[] => [
  textColumn({ id: 'brand', title: t('vehicleList.brand'), of: ({ brand }) => brand, width: 150, filter: oneOf(brands) }),
  nameColumn({
    id: 'model',
    title: t('vehicleList.model'),
    of: ({ model }) => model,
    to: ({ _id }) => linkOptions({ to: '/compatibilities/$vehicleId', params: { vehicleId: _id } }),
    width: 220,
  }),
  codeColumn({ id: 'year', title: t('vehicleList.year'), of: ({ year }) => yearSaid(t, year), align: 'end', width: 110 }),
  textColumn({ id: 'trim', title: t('vehicleList.trim'), of: ({ trim }) => trim, width: 280 }),
  shownColumns(t, vehicleKind, shown).stateColumn({
    id: 'state',
    title: t('records.state'),
    cell: (vehicle) => <VehicleState vehicle={vehicle} />,
    of: (vehicle) => t(`vehicleList.state.${stateOf(vehicle)}`),
    width: 140,
    filter: oneOf(optionsOf(vehicleStates, (value) => t(`vehicleList.state.${value}`))),
  }),
];
