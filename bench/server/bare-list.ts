/**
 * What the list's budget was made from (stack.md, section 3): Fastify and drizzle, one table, a status and a cursor; nobody signs in, no
 * name is looked up, nothing is counted. A process of its own, as the product's server is. Prints its address when it listens.
 */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { listing } from '#server/db/schema/listing.ts';
import { saleOrder } from '#server/db/schema/order.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const db = drizzle(pool);
const app = Fastify();

interface Place {
  readonly Querystring: { readonly at: string; readonly id: string };
}

const { search: _words, ...ofListing } = getTableColumns(listing);
app.get<Place>('/listings', async ({ query: { at, id } }) =>
  db
    .select(ofListing)
    .from(listing)
    .where(and(eq(listing.status, 'pending'), sql`(${listing.dueAt}, ${listing.id}) > (${at}::timestamptz, ${id})`))
    .orderBy(listing.dueAt, listing.id)
    .limit(50),
);

/** As many fields as a row of the sales list shows, and no buyer. */
const {
  id: key,
  version,
  externalId,
  packId,
  status,
  statusBefore,
  statusToReverse,
  gross,
  freight,
  createdAt,
  sellerId,
  accountId,
} = saleOrder;
const { hasOwnShippingTable, freightSeller, carrier } = saleOrder;
const ofOrder = { key, version, externalId, packId, status, statusBefore, statusToReverse, gross, freight, createdAt, sellerId, accountId };
app.get<Place>('/orders', async ({ query: { at, id } }) =>
  db
    .select({ ...ofOrder, hasOwnShippingTable, freightSeller, carrier })
    .from(saleOrder)
    .where(and(eq(status, 'delivered'), sql`(${createdAt}, ${key}) < (${at}::timestamptz, ${id})`))
    .orderBy(desc(createdAt), desc(key))
    .limit(50),
);

process.on('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
