import { vehicles } from '#api/vehicles.ts';
import type { Vehicle, VehicleFilter, VehicleRow } from '#contract/vehicle.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const vehicleStates = ['offered', 'retired'] as const;

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const vehicleFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): VehicleFilter => {
  const state = vehicleStates.find((each) => each === chosenIn(query, 'state'));
  const brand = chosenIn(query, 'brand');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(brand === undefined ? {} : { brand }),
    ...(state === undefined ? {} : { state }),
  };
};

export const vehicleKind: RecordKind<VehicleRow, Vehicle, VehicleFilter> = {
  on: 'vehicle',
  records: vehicles,
  filterOf: vehicleFilterOf,
  batch: { on: 'vehicle', names: ['vehicle.retire', 'vehicle.restore'] },
};
