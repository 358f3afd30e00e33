import { and, count, eq, gt, inArray, max, ne } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Db } from '#server/db/open.ts';
import { event } from '#server/db/schema/core.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { listing } from '#server/db/schema/listing.ts';
import type { FakeItem } from '#server/fake-mercadolivre/fake-state.ts';
import { subjectOf, type ListingEventType } from '#server/listings/listing-event.ts';
import type { HubAndFake } from '../support/hub-and-fake.ts';

/** What a buyer took, or the seller paused, on the marketplace's own pages. Nobody here is told of it. (decision 0183) */
export interface HappenedThere {
  readonly id: string;
  readonly do: 'soldThere' | 'pausedThere';
  /** How many were sold. */
  readonly pieces: number;
  /** Everything that was to be said of it was said: nothing says it later, and it has to stay. */
  readonly isSettled: boolean;
  /** The last event of the listing before it. */
  readonly seq: number;
}

const saysStock: readonly JobKind[] = ['setStock'];
const saysStatus: readonly JobKind[] = ['publishListing', 'pauseListing', 'activateListing', 'setStock'];

const isSettled = async (db: Db, id: string, does: HappenedThere['do']): Promise<boolean> => {
  const [found] = await db.select().from(listing).where(eq(listing.id, id));
  if (!found || found.externalId === null || (does === 'pausedThere' && found.status !== 'active')) return false;
  const kinds = does === 'soldThere' ? saysStock : saysStatus;
  const open = and(eq(integrationJob.subject, subjectOf(id)), inArray(integrationJob.kind, [...kinds]), ne(integrationJob.status, 'done'));
  return (await db.$count(integrationJob, open)) === 0;
};

const lastEvent = async (db: Db, id: string): Promise<number> => {
  const [last] = await db
    .select({ seq: max(event.seq) })
    .from(event)
    .where(eq(event.subject, subjectOf(id)));
  return last?.seq ?? 0;
};

/** What is sold out there is paused by nobody, and what is off sale there is sold to nobody. */
const changeOf = ({ quantity, sold }: FakeItem, does: HappenedThere['do'], pieces: number): object => {
  if (does === 'pausedThere') return { status: 'paused', subStatus: [] };
  const left = quantity - pieces;
  return { quantity: left, sold: sold + pieces, ...(left === 0 && { status: 'paused', subStatus: ['out_of_stock'] }) };
};

/** Null where it can not happen as it stands there. */
export const happenThere = async (
  { db, fake }: HubAndFake,
  { id, do: does, pieces }: Pick<HappenedThere, 'id' | 'do' | 'pieces'>,
): Promise<HappenedThere | null> => {
  const item = [...fake.state().items.values()].find(({ sellerCustomField }) => sellerCustomField === id);
  if (item?.status !== 'active') return null;
  const taken = Math.min(pieces, item.quantity);
  await fake.control('moderate', { itemId: item.id, ...changeOf(item, does, taken) });
  return { id, do: does, pieces: taken, isSettled: await isSettled(db, id, does), seq: await lastEvent(db, id) };
};

/** It says here whether it is to be on sale: what stood there before stands no longer. */
const ofSale: readonly ListingEventType[] = ['paused', 'activated', 'returned', 'refused', 'approved', 'notPublished'];

const isOverruled = async (db: Db, { id, seq }: HappenedThere): Promise<boolean> => {
  const later = and(eq(event.subject, subjectOf(id)), gt(event.seq, seq), inArray(event.type, [...ofSale]));
  const [found] = await db.select({ times: count() }).from(event).where(later);
  return (found?.times ?? 0) > 0;
};

/** Without the pauses that a step here came after. A sale that a stock of here came after is left out when that is changed. */
export const stillSo = async (db: Db, happened: readonly HappenedThere[]): Promise<readonly HappenedThere[]> => {
  const left: HappenedThere[] = [];
  for (const each of happened) if (each.do === 'soldThere' || !(await isOverruled(db, each))) left.push(each);
  return left;
};
