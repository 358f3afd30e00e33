import { getVehicle, listVehicles, type Vehicle, type VehicleFilter, type VehicleRow } from '#contract/vehicle.ts';
import { unwrap } from './client.ts';
import { createRecords } from './records.ts';

export const vehicles = createRecords<VehicleRow, Vehicle, VehicleFilter>({
  kind: 'vehicle',
  list: async (api, query, signal) => unwrap(await api.send(listVehicles, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getVehicle, { params: { id } }, { signal })),
  // What the pickers of vehicles offer and find (./compatibilities.ts).
  pickedBy: ['compatibilityOptions', 'compatibilities'],
});
