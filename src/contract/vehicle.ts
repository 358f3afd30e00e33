import { z } from 'zod';
import { byId, call, everyRole, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';

const superuserOnly = ['superuser'] as const;

/** The year of a vehicle that was never driven, in the table of prices (reliability 94). */
export const zeroKm = 32_000;

/** What names a vehicle: one model of one year. Each such is there once. */
const VehicleData = z.object({
  brand: z.string().trim().min(1).max(80),
  model: z.string().trim().min(1).max(120),
  /** `zeroKm` is one that was never driven. */
  year: z.int().min(1900).max(2100).or(z.literal(zeroKm)),
  trim: z.string().trim().min(1).max(160),
});

export const VehicleRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  /** Brand and model, as the list and its commands call it. */
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  trim: z.string(),
  /** Since when it is offered to nobody; what listings say of it stays. */
  retiredAt: Instant.nullable(),
});
export type VehicleRow = z.infer<typeof VehicleRow>;

/** One line of its history. */
export const VehicleEvent = z.object({ type: z.enum(['added', 'retired', 'restored']), at: Instant, userName: z.string() });

/** Beside the row: which of the listings the person may see say that they fit it, and what was done to it. */
export const Vehicle = VehicleRow.extend({
  listings: listOf(z.object({ publishId: z.string(), title: z.string() })),
  history: listOf(VehicleEvent),
});
export type Vehicle = z.infer<typeof Vehicle>;

export const VehicleFilter = z.object({
  search: z.string().trim().max(120).optional(),
  brand: z.string().max(80).optional(),
  state: z.enum(['offered', 'retired']).optional(),
});
export type VehicleFilter = z.infer<typeof VehicleFilter>;

export const listVehicles = call('listVehicles', 'GET /vehicle', {
  roles: everyRole,
  ours: true,
  query: VehicleFilter.extend(numberedQuery),
  reply: pageOf(VehicleRow),
});

export const getVehicle = call('getVehicle', 'GET /vehicle/{id}', { roles: everyRole, ours: true, params: byId, reply: Vehicle });

export const addVehicle = call('addVehicle', 'POST /vehicle', { roles: superuserOnly, ours: true, body: VehicleData, reply: VehicleRow });

export const offerVehicle = call('offerVehicle', 'PUT /vehicle/{id}/offer', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  /** `undoes`, the Idempotency-Key of what is taken back: it is retired since it was before that. */
  body: z.object({ isOffered: z.boolean(), undoes: z.string().max(200).optional() }),
  reply: VehicleRow,
});

export const vehicle = kindOf({
  kind: 'vehicle',
  calls: [listVehicles, getVehicle, addVehicle, offerVehicle],
  menu: [
    {
      under: 'records',
      key: 'compatibilities',
      name: 'Compatibilidades',
      icon: 'compatibilities',
      link: '/compatibilities',
      roles: ['superuser'],
    },
  ],
});
