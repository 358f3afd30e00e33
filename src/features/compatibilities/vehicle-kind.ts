import { vehicles } from '#api/vehicles.ts';
import { type Vehicle, VehicleFilter, type VehicleRow } from '#contract/vehicle.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const vehicleStates = ['offered', 'retired'] as const;

export const vehicleFilterOf = filterFrom(VehicleFilter);

export const vehicleKind: RecordKind<VehicleRow, Vehicle, VehicleFilter> = {
  on: 'vehicle',
  records: vehicles,
  filterOf: vehicleFilterOf,
  batch: ['vehicle.retire', 'vehicle.restore'],
};
