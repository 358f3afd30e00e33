import { getVehicle, listVehicles, type Vehicle, type VehicleFilter, type VehicleRow } from '#contract/vehicle.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const vehicles = createRecords<VehicleRow, Vehicle, VehicleFilter>({
  kind: 'vehicle',
  ...byCalls(listVehicles, getVehicle),
  // What the pickers of vehicles offer and find (./compatibilities.ts).
  pickedBy: ['compatibilityOptions', 'compatibilities'],
});
