import { zeroKm } from '#contract/vehicle.ts';
import type { vehicle } from '../db/schema/vehicle.ts';
import { vehicleLines } from './data/vehicles.ts';

const lastYear = 2026;

/** A few hundred vehicles, so that parts of the demo have something to fit. */
export const makeVehicles = (): readonly (typeof vehicle.$inferInsert)[] =>
  vehicleLines.flatMap(([brand, model, from, to, trims], line) => {
    const last = to === 'zero' ? lastYear : to;
    const years = [...Array.from({ length: last - from + 1 }, (_, at) => from + at), ...(to === 'zero' ? [zeroKm] : [])];
    return years.flatMap((year) =>
      trims.map((trim, at) => ({
        id: `demo-${line}-${year}-${at}`,
        brand,
        model,
        year,
        trim: trim.endsWith('Diesel') ? trim : `${trim} Gasolina`,
      })),
    );
  });
