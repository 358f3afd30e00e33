import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  addVehicle,
  getVehicle,
  listVehicles,
  offerVehicle,
  VehicleEvent,
  type VehicleFilter,
  type VehicleRow,
} from '#contract/vehicle.ts';
import { foldText } from '#lib/fold-text.ts';
import { ok, refuse } from '#lib/result.ts';
import { beginsWords } from '../db/find-words.ts';
import type { Tx } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { vehicle, vehicleWords } from '../db/schema/vehicle.ts';
import { notFound, stepRefused } from '../http/problem.ts';
import { pageOfRows } from '../http/numbered-page.ts';
import { readRoute, writeRoute } from '../http/route.ts';
import { visibleTo } from '../listings/listing-filter.ts';
import { historyOf } from '../stream/history-of.ts';
import { takeFound } from '../stream/take-found.ts';
import { stoodSince } from '../stream/undone-deed.ts';
import { foldedName, spellingOf, type NamedVehicle } from './vehicle-names.ts';

type VehicleRecord = typeof vehicle.$inferSelect;

const subjectOf = (id: string): string => `vehicle:${id}`;

const toRow = ({ id, version, brand, model, year, trim, retiredAt }: VehicleRecord): VehicleRow => ({
  _id: id,
  version,
  name: `${brand} ${model}`,
  brand,
  model,
  year,
  trim,
  retiredAt: retiredAt?.toISOString() ?? null,
});

const stateIs = (state: VehicleFilter['state']): SQL | undefined => {
  if (state === undefined) return undefined;
  return state === 'retired' ? isNotNull(vehicle.retiredAt) : isNull(vehicle.retiredAt);
};

export const conditionsOf = ({ search, brand, state }: VehicleFilter): SQL | undefined =>
  and(
    search === undefined ? undefined : beginsWords(vehicle.id, search, vehicleWords(vehicle)),
    brand === undefined ? undefined : eq(vehicle.brand, brand),
    stateIs(state),
  );

const asPicked = [asc(vehicle.brand), asc(vehicle.model), asc(vehicle.year), asc(vehicle.trim), asc(vehicle.id)] as const;

/** GET /vehicle: in the order of the pickers; a numbered page or exactly these. Which they are is found in the index alone. */
export const listVehiclesRoute = readRoute(listVehicles, async ({ query }, { db }) => {
  const { ids } = query;
  const where = ids ? inArray(vehicle.id, ids) : conditionsOf(query);
  return pageOfRows({ db, query, where, order: asPicked, id: vehicle.id }, db.select().from(vehicle).$dynamic(), toRow);
});

const mostListings = 50;

/** GET /vehicle/{id}: of the listings that fit it only those the person may see. */
export const getVehicleRoute = readRoute(getVehicle, async ({ params: { id } }, { db, actor }) => {
  const [found] = await db.select().from(vehicle).where(eq(vehicle.id, id));
  if (!found) return refuse(notFound());
  const fits = JSON.stringify({ compatibilities: [{ id }] });
  const listings = await db
    .select({ publishId: listing.id, title: listing.title })
    .from(listingDetail)
    .innerJoin(listing, eq(listing.id, listingDetail.listingId))
    .where(and(sql`${listingDetail.compatibilities} @> ${fits}::jsonb`, visibleTo(actor)))
    .orderBy(asc(listing.id))
    .limit(mostListings);
  const history = await historyOf(db, { subject: subjectOf(id), line: VehicleEvent, unsaid: {} });
  return ok({ ...toRow(found), listings, history });
});

/** Every vehicle of a brand, however it is written. */
const ofBrand = async (tx: Tx, brand: string): Promise<readonly NamedVehicle[]> => {
  const { model, year, trim } = vehicle;
  const alike = (await tx.selectDistinct({ brand: vehicle.brand }).from(vehicle))
    .map((each) => each.brand)
    .filter((each) => foldText(each) === foldText(brand));
  return tx.select({ brand: vehicle.brand, model, year, trim }).from(vehicle).where(inArray(vehicle.brand, alike));
};

/** POST /vehicle: what is named alike is one vehicle, retired or not, and brand and model are written as they are here. */
export const addVehicleRoute = writeRoute(addVehicle, async ({ body }, { tx, record }) => {
  // Two that add the same at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vehicle'), hashtext(${foldText(body.brand)}))`);
  const known = await ofBrand(tx, body.brand);
  if (known.some((each) => foldedName(each) === foldedName(body))) return refuse(stepRefused('Este veículo já existe'));
  const [made] = await tx
    .insert(vehicle)
    .values({ ...body, ...spellingOf(known)(body), id: randomUUID() })
    .returning();
  if (!made) throw new Error('A vehicle was not inserted');
  await record({ subject: subjectOf(made.id), type: 'added', version: made.version, data: {}, sellerId: null });
  return ok(toRow(made));
});

/** PUT /vehicle/{id}/offer */
export const offerVehicleRoute = writeRoute(offerVehicle, async ({ params: { id }, body: { isOffered, undoes } }, context) => {
  const { tx, clock, record } = context;
  const subject = subjectOf(id);
  const query = tx.select().from(vehicle).where(eq(vehicle.id, id)).for('update');
  const taken = await takeFound(context, query, ({ version, retiredAt }) => ({
    subject,
    version,
    status: retiredAt ? 'retired' : 'offered',
  }));
  if (!taken.ok) return taken;
  const found = taken.value;
  if ((found.retiredAt === null) === isOffered)
    return refuse(stepRefused(isOffered ? 'O veículo já é oferecido' : 'O veículo já foi retirado'));
  const version = found.version + 1;
  const retiredAt = isOffered ? null : await stoodSince(tx, { subject, undoes, types: ['retired', 'restored'] }, clock());
  await tx.update(vehicle).set({ retiredAt, version }).where(eq(vehicle.id, id));
  const data = { was: found.retiredAt?.toISOString() ?? null, ...(undoes !== undefined && { undoes }) };
  await record({ subject, type: isOffered ? 'restored' : 'retired', version, data, sellerId: null });
  return ok(toRow({ ...found, retiredAt, version }));
});
