import { vehicles } from '#api/vehicles.ts';
import { VehicleFilter } from '#contract/vehicle.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const vehicleStates = ['offered', 'retired'] as const;

export const vehicleKind = recordKind({ records: vehicles, filter: VehicleFilter, batch: ['vehicle.retire', 'vehicle.restore'] });
