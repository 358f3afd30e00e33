import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import {
  getCompatibility,
  listCompatibilityOptions,
  pickedAttributes,
  searchCompatibilities,
  type Picked,
} from '#contract/compatibility.ts';
import { ok, refuse } from '#lib/result.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';

type Vehicle = typeof vehicle.$inferSelect;

const columns = { BRAND: vehicle.brand, MODEL: vehicle.model, VEHICLE_YEAR: vehicle.year, TRIM: vehicle.trim } as const;

/** Every vehicle we know of is one of this market. */
const market = 'Brasil';

const itemOf = ({ id, brand, model, year, trim }: Vehicle) => ({
  id,
  attributes: [
    { id: 'BRAND', value_name: brand },
    { id: 'MODEL', value_name: model },
    { id: 'VEHICLE_YEAR', value_name: String(year) },
    { id: 'TRIM', value_name: trim },
    { id: 'MARKET', value_name: market },
  ],
});

/** A value is its own id; a year that is none finds nothing. */
const isPicked = ({ id, value_id }: Picked): SQL | undefined => {
  if (value_id === null) return undefined;
  if (id !== 'VEHICLE_YEAR') return eq(columns[id], value_id);
  return eq(vehicle.year, /^\d{4,5}$/u.test(value_id) ? Number(value_id) : 0);
};

export const getCompatibilityRoute = readRoute(getCompatibility, async ({ params }, { db }) => {
  const [found] = await db.select().from(vehicle).where(eq(vehicle.id, params.id));
  return found ? ok(itemOf(found)) : refuse(notFound());
});

export const listCompatibilityOptionsRoute = readRoute(listCompatibilityOptions, async ({ params: { json: picked } }, { db }) => {
  const next = pickedAttributes[picked.length];
  if (!next) return ok([]);
  const column = columns[next];
  const rows = await db
    .selectDistinct({ value: column })
    .from(vehicle)
    .where(and(isNull(vehicle.retiredAt), ...picked.map(isPicked)))
    .orderBy(asc(column));
  // The newest year first, as whoever sells parts looks for it.
  const values = (next === 'VEHICLE_YEAR' ? rows.toReversed() : rows).map(({ value }) => String(value));
  return ok([{ id: next, suggested_values: values.map((value) => ({ value_id: value, value_name: value })) }]);
});

export const searchCompatibilitiesRoute = readRoute(searchCompatibilities, async ({ params: { attributes: picked }, query }, { db }) => {
  const { limit, offset } = query;
  const at = { limit, offset, page: Math.floor(offset / limit) };
  const where = and(isNull(vehicle.retiredAt), ...picked.map(isPicked));
  // Without a brand there is no search: it would be of every vehicle there is.
  if (picked.length === 0) return ok({ items: [], ...at, total: 0 });
  const rows = await db
    .select()
    .from(vehicle)
    .where(where)
    .orderBy(asc(vehicle.brand), asc(vehicle.model), asc(vehicle.year), asc(vehicle.trim), asc(vehicle.id))
    .limit(limit)
    .offset(offset);
  return ok({ items: rows.map(itemOf), ...at, total: await db.$count(vehicle, where) });
});
