/** A step of a listing as one statement: the row, its event, what the queue keeps beside it, its SKU's warning and the company's notification. */
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { memoize } from '#lib/memoize.ts';
import { listing } from '../db/schema/listing.ts';
import { sku } from '../db/schema/product.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import { writer, precompiled } from '../db/precompiled.ts';
import { insertNotice } from '../notifications/notify-seller.ts';
import { insertEvent, insertEventAndNotice } from '../stream/append-event.ts';

export type ListingColumns = Partial<typeof listing.$inferInsert>;
type ColumnName = keyof ListingColumns;

/** What a step writes, whatever the values: each has a text of its own, and there are few. */
interface Shape {
  readonly columns: readonly ColumnName[];
  /** A decided listing is nobody's to hold and nobody's to pass over: coming back, it is new to all. Its holder's other steps renew the lease. */
  readonly queue: 'left' | 'held' | 'untouched';
  readonly warnsSku: boolean;
  readonly tellsSeller: boolean;
}

const value = sql.placeholder;
const ofColumn = (name: ColumnName): string => `listing.${name}`;

const write = (columns: readonly ColumnName[]): SQLWrapper =>
  writer
    .update(listing)
    .set(Object.fromEntries(columns.map((name) => [name, sql`${sql.param(value(ofColumn(name)), listing[name])}`])))
    .where(eq(listing.id, value('id')));

const leave = [
  writer.delete(lease).where(eq(lease.listingId, value('id'))),
  writer.delete(queueSkip).where(eq(queueSkip.listingId, value('id'))),
];
const renew = writer
  .update(lease)
  .set({ until: sql`${sql.param(value('leaseEnd'), lease.until)}` })
  .where(and(eq(lease.listingId, value('id')), eq(lease.holderId, value('actorId'))));
const warn = writer
  .update(sku)
  .set({ warning: sql`${value('skuWarning')}` })
  .where(eq(sku.id, value('skuId')));

/**
 * None reads what another writes, so their order does not matter; but the events stand last, where one row tells the stream before the
 * next one.
 */
const textOf = memoize(({ columns, queue, warnsSku, tellsSeller }: Shape) => {
  const beside: readonly SQLWrapper[] = [
    write(columns),
    ...(queue === 'left' ? leave : []),
    ...(queue === 'held' ? [renew] : []),
    ...(warnsSku ? [warn] : []),
    ...(tellsSeller ? [insertNotice] : []),
  ];
  const parts = beside.map((each, at) => sql`${sql.identifier(`part_${at + 1}`)} as (${each.getSQL()})`);
  return precompiled(sql`with ${sql.join(parts, sql`, `)} ${(tellsSeller ? insertEventAndNotice : insertEvent).getSQL()}`);
});

/** @param values What the places of `write`, of the parts named by the shape, and of the events are filled with. */
export const stepStatement = (columns: ListingColumns, shape: Omit<Shape, 'columns'>, values: Readonly<Record<string, unknown>>): SQL => {
  const written = (Object.keys(columns) as ColumnName[]).filter((name) => columns[name] !== undefined);
  const named = Object.fromEntries(written.map((name) => [ofColumn(name), columns[name]]));
  return textOf({ columns: written, ...shape })({ ...values, ...named });
};
